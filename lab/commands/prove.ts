import path from 'node:path'
import {untilInterrupted} from '../../scripts/lib/interrupt'
import {parseCommandLine} from '../../scripts/lib/parseCommandLine'
import {ROOT} from '../../scripts/lib/root'
import {watchFiles} from '../../scripts/lib/watchFiles'
import {SiteError} from '../../src/lib/problem'
import {PROOF_REQUIREMENTS} from '../../src/data/proofServers'
import {readProofPage} from '../proof/pages'
import {chooseGroups} from '../record/choose'
import type {StatedGroup} from '../record/group'
import {factGroups} from '../record/groups'
import {listFacts} from '../record/list'
import {groupsOfPage, pageGroups} from '../record/pageGroups'
import {createProver} from '../record/prover'
import {readRecord, RECORD_FILE} from '../record/record'
import {proveGroups, type Run} from '../record/run'
import {selectGroups, type Selection} from '../record/select'
import {lackingPrograms, SHELL_PROGRAMS} from '../tools'
import {proveOnOperatorsServer, requireServerOptions} from './proveOnServer'

/** Proves pages and facts on a running server, and writes down what is proven. */
export async function main(args: readonly string[]): Promise<number> {
  const {values, positionals} = parse(args)
  if (values.list) {
    console.log(listFacts(factGroups, await readRecord()))
    return 0
  }
  requireServerOptions(values, positionals)
  requirePrograms()
  const files = positionals.map(fileOf)
  const interrupt = untilInterrupted()
  if (values.server !== undefined) return proveOnOperatorsServer({...values, url: values.server, files}, interrupt)
  const prover = createProver(interrupt.signal)
  const run: Run = {prover, isRecording: values.record, keepsServers: values.watch, failed: 0}
  try {
    const isChosen = values.due || values.all
    // An interrupted run doesn't wait for the end of a page.
    await Promise.race([isChosen ? proveChosen(run, values) : provePages(run, files, values), interrupt.asked])
    if (interrupt.signal.aborted) return 1
    if (values.watch) await proveOnSave(run, {files, selection: values}, interrupt.asked)
    return run.failed === 0 || values.watch ? 0 : 1
  } catch (error) {
    if (!interrupt.signal.aborted) throw error
    return 1
  } finally {
    await prover.stop()
  }
}

function requirePrograms(): void {
  const lacking = lackingPrograms(SHELL_PROGRAMS)
  if (lacking.length === 0) return
  throw new SiteError({
    what: `The commands of the pages need ${lacking.join(' and ')} on the PATH.`,
    fix: 'Install the missing programs, and run the same command again.',
  })
}

/** Proves the groups of pages and facts that are due, or all. */
async function proveChosen(run: Run, {all: isAll, shard, on}: Selection & {all: boolean}): Promise<void> {
  const {chosen, groups} = await chooseGroups({isAll, isPruning: run.isRecording, shard, on})
  await proveGroups(run, chosen, groups)
  if (run.isRecording && chosen.length > 0) console.log(`Wrote ${RECORD_FILE}.`)
}

/**
 * Proves pages as they are in their files. The writer's mistakes are printed like those that the server finds.
 * @param files none for all pages that prove themselves.
 */
async function provePages(run: Run, files: readonly string[], selection: Selection): Promise<void> {
  const groups = files.length === 0 ? pageGroups() : files.flatMap((file) => groupsOf(run, file))
  await proveGroups(run, selectGroups(groups, selection), groups)
}

function groupsOf(run: Run, file: string): readonly StatedGroup[] {
  try {
    const page = readProofPage(file)
    if (page) {
      // Before a server starts for it.
      page.steps()
      return groupsOfPage(page)
    }
    throw new SiteError({
      file,
      line: 1,
      what: 'The page has no proof.',
      allowed: `proof: true, or proof: with needs, roles, after, and requires (${PROOF_REQUIREMENTS.join(', ')}) below it`,
      fix: 'Add it to the front matter. See "Prove a page" in CONTRIBUTING.md.',
    })
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    console.log(`✗ ${file}\n\n${error.message}`)
    run.failed += 1
    return []
  }
}

async function proveOnSave(
  run: Run,
  {files, selection}: {files: readonly string[]; selection: Selection},
  ended: Promise<void>,
): Promise<void> {
  console.log('\nSave a page to prove it again. Press Ctrl+C to stop.')
  const stop = watchFiles(
    files.map((file) => path.join(ROOT, file)),
    (file) => provePages(run, [path.relative(ROOT, file)], selection),
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
  const text = {type: 'string'} as const
  const flags = {watch: {...flag, short: 'w'}, record: flag, due: flag, all: flag, list: flag} as const
  const options = {...flags, on: text, shard: text, server: text, 'realm-prefix': text} as const
  return parseCommandLine(
    {args, options, allowPositionals: true},
    {
      allowed:
        'files of pages, --watch, --record, --due, --all, --list, --on VERSION, --shard 1/4, --server URL, --realm-prefix NAME',
      fix: 'For example: npm run prove -- docs/getting-started/email.mdx --watch',
    },
  )
}
