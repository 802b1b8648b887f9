import path from 'node:path'
import {untilInterrupted} from '../../scripts/lib/interrupt'
import {parseCommandLine} from '../../scripts/lib/parseCommandLine'
import {ROOT} from '../../scripts/lib/root'
import {watchFiles} from '../../scripts/lib/watchFiles'
import {SiteError} from '../../src/lib/problem'
import {readProofPage} from '../proof/pages'
import {chooseGroups} from '../record/choose'
import {sourceOf, type StatedGroup} from '../record/group'
import {factGroups} from '../record/groups'
import {listFacts} from '../record/list'
import {groupsOfPage, pageGroups} from '../record/pageGroups'
import {createProver, type Prover} from '../record/prover'
import {readRecord, recordResults, RECORD_FILE} from '../record/record'
import {hasProgram, SHELL_PROGRAMS} from '../tools'

/** Proves pages and facts on a running server, and writes down what is proven. */
export async function main(args: readonly string[]): Promise<number> {
  const {values, positionals} = parse(args)
  if (values.list) {
    console.log(listFacts(factGroups, await readRecord()))
    return 0
  }
  requirePrograms()
  const interrupt = untilInterrupted()
  const prover = createProver(interrupt.signal)
  const run: Run = {prover, isRecording: values.record, failed: 0}
  try {
    const files = positionals.map(fileOf)
    // Whoever interrupts does not wait for the end of a page.
    await Promise.race([
      values.due || values.all ? proveChosen(run, values.all) : provePages(run, files),
      interrupt.asked,
    ])
    if (interrupt.signal.aborted) return 1
    if (values.watch) await proveOnSave(run, files, interrupt.asked)
    return run.failed === 0 || values.watch ? 0 : 1
  } catch (error) {
    if (!interrupt.signal.aborted) throw error
    return 1
  } finally {
    await prover.stop()
  }
}

type Run = {prover: Prover; isRecording: boolean; failed: number}

function requirePrograms(): void {
  const lacking = SHELL_PROGRAMS.filter((program) => !hasProgram(program))
  if (lacking.length === 0) return
  throw new SiteError({
    what: `The commands of the pages need ${lacking.join(' and ')} on the PATH.`,
    fix: 'Install what is missing, and run the same command again.',
  })
}

/** Proves the groups of pages and facts that are due, or all. */
async function proveChosen(run: Run, isAll: boolean): Promise<void> {
  const {chosen, groups} = await chooseGroups({isAll, isPruning: run.isRecording})
  await proveGroups(run, chosen, groups)
  if (run.isRecording && chosen.length > 0) console.log(`Wrote ${RECORD_FILE}.`)
}

/** @param files none for all pages that prove themselves. */
async function provePages(run: Run, files: readonly string[]): Promise<void> {
  if (files.length === 0) await proveGroups(run, pageGroups())
  for (const file of files) await provePage(run, file)
}

/** Proves a page as it stands in its file. The writer's own mistakes are printed like those that the server finds. */
async function provePage(run: Run, file: string): Promise<void> {
  try {
    await proveGroups(run, groupsOf(file))
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    console.log(`✗ ${file}\n\n${error.message}`)
    run.failed += 1
  }
}

/** Proves groups, and writes down what came of it. @param all what there is of the pages and files that state them. */
async function proveGroups(run: Run, groups: readonly StatedGroup[], all = groups): Promise<void> {
  for (const group of groups) {
    const isProven = await run.prover.prove(group)
    if (!isProven) run.failed += 1
    const ofSource = all.filter((other) => sourceOf(other) === sourceOf(group))
    if (run.isRecording) await recordResults([{group, isProven}], ofSource)
  }
}

function groupsOf(file: string): readonly StatedGroup[] {
  const page = readProofPage(file)
  if (page) return groupsOfPage(page)
  throw new SiteError({
    file,
    line: 1,
    what: 'The page does not say that it proves itself.',
    allowed: 'proof: true, or proof: with needs, after and bundle below it',
    fix: 'Add it to the front matter; CONTRIBUTING.md has the section "Prove a page".',
  })
}

async function proveOnSave(run: Run, files: readonly string[], ended: Promise<void>): Promise<void> {
  console.log('\nSave a page to prove it again; Ctrl+C ends.')
  const stop = watchFiles(
    files.map((file) => path.join(ROOT, file)),
    (file) => provePage(run, path.relative(ROOT, file)),
    (error) => console.log(String(error)),
  )
  await ended
  await stop()
}

/** A page by its file, its path below docs/ or its address. */
function fileOf(name: string): string {
  const plain = path.relative(ROOT, path.resolve(ROOT, name)).replace(/\/$/, '')
  return plain.endsWith('.mdx') ? plain : `${plain.startsWith('docs/') ? '' : 'docs/'}${plain}.mdx`
}

function parse(args: readonly string[]) {
  const flag = {type: 'boolean', default: false} as const
  const options = {watch: {...flag, short: 'w'}, record: flag, due: flag, all: flag, list: flag} as const
  return parseCommandLine(
    {args, options, allowPositionals: true},
    {
      allowed: 'files of pages, --watch, --record, --due, --all, --list',
      fix: 'For example: npm run prove -- docs/getting-started/email.mdx --watch',
    },
  )
}
