import {readFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import {startLab, type Lab} from '../../lab'
import type {BundleName} from '../../lab/bundles'
import {provePage} from '../../lab/proof/prove'
import {proofPages, readProofPage, type ProofPage} from '../../lab/proof/pages'
import {formatProblem, SiteError} from '../../src/lib/problem'
import {untilInterrupted} from '../lib/interrupt'
import {parseCommandLine} from '../lib/parseCommandLine'
import {ROOT} from '../lib/root'
import {watchFiles} from '../lib/watchFiles'
import {writeData} from '../lib/writeData'

/** Lets pages prove themselves on a running server, and again whenever one is saved. */
export async function main(args: readonly string[]): Promise<number> {
  const {values, positionals} = parse(args)
  const files = positionals.length > 0 ? positionals.map(fileOf) : proofPages().map(({file}) => file)
  const interrupt = untilInterrupted()
  const labs = new Map<BundleName, Lab>()
  const labOf = async (bundle: BundleName): Promise<Lab> => {
    const lab = labs.get(bundle) ?? (await startLab({bundle, signal: interrupt.signal}))
    labs.set(bundle, lab)
    return lab
  }
  try {
    let failed = 0
    const proveAll = async (): Promise<void> => {
      for (const file of files) {
        const page = await proveFile(file, labOf)
        if (page === undefined) failed += 1
        else if (values.record) await record(page, labOf)
      }
    }
    // Whoever interrupts does not wait for the end of a page.
    await Promise.race([proveAll(), interrupt.asked])
    if (interrupt.signal.aborted) return 1
    if (values.watch) await proveOnSave(files, labOf, interrupt.asked)
    return failed === 0 || values.watch ? 0 : 1
  } catch (error) {
    if (!interrupt.signal.aborted) throw error
    return 1
  } finally {
    for (const lab of labs.values()) await lab.stop()
  }
}

function read(file: string): ProofPage {
  const page = readProofPage(file)
  if (page) return page
  throw new SiteError({
    file,
    line: 1,
    what: 'The page does not say that it proves itself.',
    allowed: 'proof: true, or proof: with needs, after and bundle below it',
    fix: 'Add it to the front matter; src/markdown/proof/README.md explains it.',
  })
}

/** Proves a page as it stands in its file. @returns the page where it is right; all mistakes are printed. */
async function proveFile(file: string, labOf: (bundle: BundleName) => Promise<Lab>): Promise<ProofPage | undefined> {
  let page: ProofPage
  try {
    page = read(file)
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    console.log(`✗ ${file}\n\n${error.message}`)
    return undefined
  }
  return (await prove(page, labOf)) ? page : undefined
}

async function prove(page: ProofPage, labOf: (bundle: BundleName) => Promise<Lab>): Promise<boolean> {
  const {file} = page
  let isRight = true
  for (const bundle of page.bundles) {
    const lab = await labOf(bundle)
    const start = performance.now()
    const problems = await problemsOf(() => provePage(lab, page))
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${file} (${bundle}, ${seconds} s)`)
    for (const problem of problems) console.log(`\n${formatProblem(problem)}`)
    isRight &&= problems.length === 0
  }
  return isRight
}

/** Writes down that a page was proven as it stands. */
async function record({file, hash, bundles}: ProofPage, labOf: (bundle: BundleName) => Promise<Lab>): Promise<void> {
  const versions = await Promise.all(bundles.map(async (bundle) => (await labOf(bundle)).versions))
  const date = new Date().toISOString().slice(0, 10)
  const target = path.join(ROOT, 'src/data/verifiedPages.json')
  const known = z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(target, 'utf8')))
  await writeData(target, {...known, [file]: {versions: [...new Set(versions.flat())], date, proof: hash}})
}

/** The writer's own mistakes are problems like those that the server finds. */
async function problemsOf(
  act: () => Promise<SiteError['problems'] | readonly never[]>,
): Promise<SiteError['problems']> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof SiteError) return error.problems
    throw error
  }
}

async function proveOnSave(
  files: readonly string[],
  labOf: (bundle: BundleName) => Promise<Lab>,
  ended: Promise<void>,
): Promise<void> {
  console.log('\nSave a page to prove it again; Ctrl+C ends.')
  const stop = watchFiles(
    files.map((file) => path.join(ROOT, file)),
    async (file) => {
      await proveFile(path.relative(ROOT, file), labOf)
    },
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
  const options = {
    watch: {type: 'boolean', short: 'w', default: false},
    record: {type: 'boolean', default: false},
  } as const
  return parseCommandLine(
    {args, options, allowPositionals: true},
    {
      allowed: 'files of pages, --watch, --record',
      fix: 'For example: npm run prove -- docs/getting-started/email.mdx --watch',
    },
  )
}
