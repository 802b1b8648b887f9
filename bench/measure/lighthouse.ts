import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import {findBrowser} from '../../scripts/lib/browser'
import {exec} from '../../scripts/lib/exec'
import {SiteError} from '../../src/lib/problem'
import {browserFlags} from '../browse/browser'
import {installPackages, packageFolder, pinnedVersion, recentNode} from '../lib/packages'
import type {BenchOptions} from '../lib/options'
import {FigureSheet, makeReport, type Report, type Unit} from '../lib/report'
import {localCertificate, type Certificate} from '../serve/certificate'
import {whileServed} from '../serve/serveSites'
import {sitesOf} from '../sites'
import {prepareBuilds} from '../sites/prepareBuilds'
import {TEMPLATES} from '../sites/site'
import {runName, templatesOf} from './load'

const audit = z.object({numericValue: z.number()})

const result = z.object({
  userAgent: z.string(),
  runtimeError: z.object({message: z.string()}).optional(),
  categories: z.object({performance: z.object({score: z.number().nullable()})}),
  audits: z.object({
    'largest-contentful-paint': audit,
    'first-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
})

const rows = [
  ['performance', 'score', ({categories}) => (categories.performance.score ?? 0) * 100],
  ['LCP', 'ms', ({audits}) => audits['largest-contentful-paint'].numericValue],
  ['FCP', 'ms', ({audits}) => audits['first-contentful-paint'].numericValue],
  ['TBT', 'ms', ({audits}) => audits['total-blocking-time'].numericValue],
  ['CLS', 'ratio', ({audits}) => audits['cumulative-layout-shift'].numericValue],
] as const satisfies readonly (readonly [string, Unit, (found: z.infer<typeof result>) => number])[]

/** Lighthouse's performance audit, mobile and simulated, of each kind of page. */
export async function measureLighthouse(options: BenchOptions): Promise<Report> {
  const sites = await sitesOf(options.sites, options.buildDir)
  await prepareBuilds(sites)
  await installPackages('tools')
  const certificate = await localCertificate()
  const sheet = new FigureSheet()
  const browsers = new Set<string>()
  await whileServed(sites, {certificate}, async (served) => {
    for (const table of TEMPLATES) {
      for (let run = 0; run < options.runs; run += 1) {
        for (const {site, server} of served) {
          if (!templatesOf(site, options).includes(table)) continue
          console.log(`lighthouse: ${table}, ${site.name}, ${runName(run)}`)
          const found = await audited(server.origin + (site.templates[table] ?? '/'), certificate)
          browsers.add(/Chrome\/[\d.]+/.exec(found.userAgent)?.[0].replace('/', ' ') ?? found.userAgent)
          for (const [what, unit, read] of rows) sheet.add({table, what, site: site.name, unit}, read(found))
        }
      }
    }
  })
  return makeReport({
    command: 'lighthouse',
    sites: Object.fromEntries(sites.map(({name, title}) => [name, title])),
    figures: sheet.figures,
    browser: `Lighthouse ${await pinnedVersion('tools', 'lighthouse')} in ${[...browsers].join(', ')}`,
    notes: ['Lighthouse, category performance, its own mobile settings (simulated slow 4G, 4x CPU).'],
  })
}

/** Errors of Lighthouse's own that it asks to be run again for. */
const PASSING = 'Please run Lighthouse again'
const TRIES = 3

/** @throws SiteError with what Lighthouse printed, where it can't audit the page, also not when asked again. */
async function audited(url: string, certificate: Certificate, tries = TRIES): Promise<z.infer<typeof result>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'))
  const file = path.join(folder, 'result.json')
  try {
    const {code, output} = await exec(
      await recentNode(),
      [
        path.join(packageFolder('tools'), 'node_modules/lighthouse/cli/index.js'),
        url,
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        '--no-enable-error-reporting',
        // The not-found page is a page too.
        '--ignore-status-code',
        `--chrome-flags=${['--headless=new', ...browserFlags(certificate)].join(' ')}`,
      ],
      {env: {CHROME_PATH: await findBrowser()}},
    )
    const read = result.safeParse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')))
    if (code === 0 && read.success && read.data.runtimeError === undefined) return read.data
    if (tries > 1 && output.includes(PASSING)) return await audited(url, certificate, tries - 1)
    throw new SiteError({
      what: `Lighthouse could not audit ${url} and ended with code ${code}:\n${output.slice(-2000)}`,
      fix: 'Correct what it names and run the same command again.',
    })
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}
