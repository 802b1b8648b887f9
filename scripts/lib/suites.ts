import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {offered} from '../../src/data/offer/offered'
import {SiteError} from '../../src/lib/problem'
import {installIfNeeded} from '../bootstrap/install.cjs'
import {ADOPTED_DIR, buildAdoptedSite, hasProvider} from './adoptedSite'
import {findBrowser, findQuickBrowser} from './browser'
import {buildSite} from './build'
import {choosePages, describeChoice, type ChosenPages} from './everyPage'
import {exec, execNode} from './exec'
import {buildFixtureSite, variants, type Variant} from './fixtureSite'
import {hasLab, testsOfLab} from './lab'
import {readPlaywright, readVitest, type ReadReport} from './reports'
import {BUILD_DIR, ROOT} from './root'
import {whileServed} from './serveBuild'
import {whileFixturesServed} from './serveFixtures'
import {sumTallies, tallyOf, type Tally} from './tally'

/** Takes what a suite prints, as it comes. */
export type Print = (text: string) => void

function bin(file: string): string {
  return path.join(ROOT, 'node_modules', file)
}

async function program(onOutput: Print, file: string, ...args: string[]): Promise<Tally> {
  const {code, output} = await execNode(bin(file), args, {onOutput})
  return tallyOf(code, output)
}

/** Runs one project of vitest. @param cwd absolute path of the site's root. Default: this site. */
async function vitest(onOutput: Print, project: string, cwd: string = ROOT): Promise<Tally> {
  if (!hasLab)
    onOutput(`This copy has no folder lab/, so the tests that need it are skipped: ${testsOfLab.join(', ')}\n`)
  return withReport(async (report) => {
    const args = ['run', `--project=${project}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const {code} = await execNode(bin('vitest/vitest.mjs'), args, {onOutput, cwd})
    return code
  }, readVitest)
}

/** What Playwright is told beside the project. */
type PlaywrightRun = {
  options?: readonly string[]
  env?: Readonly<Record<string, string>>
  findIn?: () => Promise<string>
  /** Absolute path of the build that is served. Default: this site's. */
  dir?: string
}

async function playwright(
  onOutput: Print,
  project: string,
  {options = [], env: more = {}, findIn = findQuickBrowser, dir = BUILD_DIR}: PlaywrightRun = {},
): Promise<Tally> {
  const browser = await findIn()
  return whileServed(dir, (address) =>
    withReport(async (report) => {
      const env = {CHROMIUM_PATH: browser, SITE_TEST_URL: address, SITE_TEST_REPORT: report, ...more}
      const args = ['test', `--project=${project}`, ...options]
      const {code} = await execNode(bin('@playwright/test/cli.js'), args, {onOutput, env})
      return code
    }, readPlaywright),
  )
}

let chosen: ChosenPages | undefined

/** Runs tests that visit every page. The pages are chosen here, once, so that no worker of Playwright has to read the build. */
async function everyPage(print: Print, project: string, fixtures?: readonly Variant[]): Promise<Tally> {
  chosen ??= choosePages(ROOT)
  const {visited} = chosen
  print(`${describeChoice(chosen)}\n`)
  const visit = (env: Readonly<Record<string, string>>) =>
    playwright(print, project, {env: {...env, SITE_PAGES: visited.join(' ')}})
  return whileFixturesServed(visit, fixtures)
}

/** What axe finds on the chosen pages, in a test for each page, width and mode. */
export async function axeOnPages(print: Print): Promise<{pages: number; tally: Tally}> {
  chosen ??= choosePages(ROOT)
  const {visited} = chosen
  const options = ['--grep', 'axe finds nothing on /', 'tests/a11y/everyPage.spec.ts']
  const tally = await playwright(print, 'a11y', {options, env: {SITE_PAGES: visited.join(' ')}})
  return {pages: visited.length, tally}
}

/** Reads the counts a runner reports; a runner that fails without a failed test (a file that does not load) counts as one. */
async function withReport(run: (report: string) => Promise<number>, count: ReadReport): Promise<Tally> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-test-'))
  const report = path.join(folder, 'report.json')
  try {
    const code = await run(report)
    const json: unknown = JSON.parse(await readFile(report, 'utf8').catch(() => 'null'))
    if (json === null) return tallyOf(1)
    const tally = count(json)
    return code !== 0 && tally.failed === 0 ? {...tally, failed: 1} : tally
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

/** Counts what Node's own test runner reports. */
async function nodeTest(onOutput: Print, folder: string, ...files: string[]): Promise<Tally> {
  const args = ['--test', '--test-reporter=tap', ...files]
  const {code, output} = await exec(process.execPath, args, {onOutput, cwd: path.join(ROOT, folder)})
  // A skipped group is not in the runner's own count of skipped tests, but it is in its list.
  const count = (name: string): number => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
  const tally = {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: (output.match(/ # SKIP\b/g) ?? []).length,
    failures: output.split('\n').filter((line) => line.trimStart().startsWith('not ok ')),
  }
  return code !== 0 && tally.failed === 0 ? {...tally, failed: 1} : tally
}

/** The result of a suite that has nothing to test on this site. */
function skipped(print: Print, why: string): Tally {
  print(`${why}\n`)
  return {passed: 0, failed: 0, skipped: 1}
}

/** What a running server answers to the operations of the sample's API. */
const contract = async ({print}: SuiteOptions): Promise<Tally> =>
  offered.extensionsApi
    ? ofLab(print, 'contract')
    : skipped(print, 'The suite contract is skipped, because the API description is not that of the sample.')

/** The sample applications that the documentation quotes. */
async function samples({print}: SuiteOptions): Promise<Tally> {
  if (!offered.samples)
    return skipped(print, 'The suite samples is skipped, because src/data/offer/offered.ts says that there are none.')
  await installIfNeeded(path.join(ROOT, 'samples/getting-started'))
  const types = await execNode('node_modules/typescript/bin/tsc', ['-p', '.'], {
    onOutput: print,
    cwd: path.join(ROOT, 'samples/getting-started'),
  })
  return sumTallies([
    tallyOf(types.code, types.output),
    await nodeTest(print, 'samples/getting-started', 'test/api.test.js', 'test/login.test.js'),
    await nodeTest(print, 'samples/webhook-receiver', 'test.mjs'),
    await nodeTest(print, 'samples/gateway', 'test.mjs'),
    await nodeTest(print, 'samples/legacy-users', 'test.mjs'),
    await ofLab(print, 'samples'),
  ])
}

/** A suite of the lab: skipped in a copy without it. */
async function ofLab(onOutput: Print, project: string): Promise<Tally> {
  if (hasLab) return vitest(onOutput, project)
  return skipped(onOutput, `The suite ${project} is skipped, because this copy has no folder lab/.`)
}

/** The forms of pages on a real Keycloak. */
async function forms({print}: SuiteOptions): Promise<Tally> {
  if (hasLab) return playwright(print, 'forms', {options: ['--workers=1']})
  return skipped(print, 'The suite forms is skipped, because this copy has no folder lab/.')
}

/** Counts a failure that is the user's to correct as one failed test. */
async function tallyOfWork(work: () => Promise<unknown>): Promise<Tally> {
  try {
    await work()
    return tallyOf(0)
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    console.error(error.message)
    return tallyOf(1, error.message)
  }
}

const build = (): Promise<Tally> => tallyOfWork(() => buildSite({hasTypesChecked: true}))

/** The variants of the fixture site, which other suites visit and would else build one after the other, with nothing beside. */
async function fixtures(): Promise<Tally> {
  const tallies: Tally[] = []
  for (const variant of variants) tallies.push(await tallyOfWork(() => buildFixtureSite(variant)))
  return sumTallies(tallies)
}

/** The site of another provider, who adopted this one. A site that was adopted has no such provider. */
async function provider({print}: SuiteOptions): Promise<Tally> {
  if (!hasProvider) return skipped(print, 'The suite provider is skipped, because this site was adopted.')
  const built = await tallyOfWork(() => buildAdoptedSite(print))
  if (built.failed > 0) return built
  const {visited} = choosePages(ADOPTED_DIR)
  return sumTallies([
    built,
    await vitest(print, 'content', ADOPTED_DIR),
    await vitest(print, 'provider'),
    await playwright(print, 'provider', {
      dir: path.join(ADOPTED_DIR, 'build'),
      env: {SITE_PAGES: visited.join(' ')},
    }),
  ])
}

/** The description of the API: its rules and its tests. */
async function openapi({print}: SuiteOptions): Promise<Tally> {
  // Loaded here, so that the other suites do not wait for it.
  const {checkDescription} = await import('./openapi')
  return sumTallies([await checkDescription(ROOT), await vitest(print, 'openapi')])
}

/** What a run may be asked for. */
export type SuiteOptions = {
  /** Is given what the programs of the suite print. */
  print: Print
  /** Make the records that later runs are compared with, instead of comparing. Default false. */
  update?: boolean
}

/** Every check of the project, in the order in which its result is reported; `stages` tells when each runs. */
export const suites = {
  lint: async ({print}) => {
    const {code, output} = await execNode('scripts/run.cjs', ['lint'], {cwd: ROOT, onOutput: print})
    return tallyOf(code, output)
  },
  stylelint: ({print}) => program(print, 'stylelint/bin/stylelint.mjs', '{src,static}/**/*.css', '--max-warnings=0'),
  prettier: ({print}) => program(print, 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  unit: ({print}) => vitest(print, 'unit'),
  openapi,
  contract,
  content: ({print}) => vitest(print, 'content'),
  cli: ({print}) => vitest(print, 'cli'),
  samples,
  lab: ({print}) => ofLab(print, 'lab'),
  build,
  fixtures,
  output: ({print}) => vitest(print, 'build'),
  provider,
  e2e: ({print}) => everyPage(print, 'e2e'),
  firefox: ({print}) => vitest(print, 'firefox'),
  a11y: ({print, update = false}) =>
    update
      ? playwright(print, 'a11y', {options: ['tests/a11y/trees.spec.ts', '--update-snapshots=all']})
      : everyPage(print, 'a11y', ['stock']),
  forms,
  layout: ({print}) => playwright(print, 'layout'),
  visual: ({print, update = false}) =>
    playwright(print, 'visual', {options: update ? ['--update-snapshots=all'] : [], findIn: findBrowser}),
} as const satisfies Record<string, (options: SuiteOptions) => Promise<Tally>>

export type SuiteName = keyof typeof suites

/** Run only where they are asked for by name: pictures hold on the machine that made them, and prove nothing elsewhere. */
export const onDemand: readonly SuiteName[] = ['visual']

/** Those with records: pictures, and what a screen reader announces. */
export const updatable: readonly SuiteName[] = ['visual', 'a11y']

/** Run by `--every-page` too: forms on a real server, and places and sizes that only a change of the design moves. */
export const nightly: readonly SuiteName[] = ['forms', 'layout']

/** Suites that run together. */
export type Stage = {
  /** In the order in which they start: the longest first, so that the last ones end at about the same time. */
  names: readonly SuiteName[]
  /** How many run at once. */
  slots: number
}

/**
 * What runs when: one stage after the other. Most programs keep one processor busy, and those with a server wait for it, so
 * that two of them share a small machine. Playwright has two workers of its own.
 */
export const stages: readonly Stage[] = [
  {
    names: [
      'build',
      'contract',
      'provider',
      'lint',
      'output',
      'fixtures',
      'cli',
      'openapi',
      'unit',
      'lab',
      'samples',
      'prettier',
      'content',
      'firefox',
      'stylelint',
    ],
    slots: 2,
  },
  {names: ['e2e', 'a11y', 'forms', 'layout', 'visual'], slots: 1},
]

/**
 * The suites that look at the build, and those that use what it keeps in its caches: `content` the pages that it has parsed,
 * and `cli`, which compiles a copy of the site, all of them.
 */
const afterBuild: readonly SuiteName[] = ['output', 'firefox', 'cli', 'content']

/** The suites of its stage that a suite waits for. */
export const needsOf = (name: SuiteName): readonly SuiteName[] => (afterBuild.includes(name) ? ['build'] : [])

/** Those that need a browser. */
export const browserSuites: readonly SuiteName[] = ['provider', 'e2e', 'a11y', 'forms', 'layout', 'visual']
