import type {Browser} from '@playwright/test'
import {glob} from 'tinyglobby'
import {inFreshTab, openBrowser, untilQuiet} from '../browse/browser'
import {countTraffic} from '../browse/traffic'
import type {BenchOptions} from '../lib/options'
import {makeReport, type Figure, type Report} from '../lib/report'
import {localCertificate, type Certificate} from '../serve/certificate'
import {serveSite} from '../serve/server'
import {contentWith, sitesOf} from '../sites'
import {OURS_BUILD} from '../sites/ours'
import {DOCS_PAGE, type Site} from '../sites/site'
import {removeAll} from '../sites/write'
import {buildAfterChange, coldBuild, repeat} from './build'
import type {RunResult} from './runCommand'

/** The longest that a build may take, in minutes. With 4,000 pages VitePress takes longer. */
const LIMIT = 20

type Scaled = {
  figures: readonly Figure[]
  /** The builds that were ended, and have no figures. */
  tooLong: readonly string[]
}

/** Builds of sites of several sizes. */
export async function measureScale(options: BenchOptions): Promise<Report> {
  const sites = await sitesOf(options.sites, OURS_BUILD)
  const certificate = await localCertificate()
  const browser = await openBrowser(certificate)
  const all: Scaled[] = []
  try {
    for (const site of sites) {
      const present = await ownPages(site)
      for (const pages of options.pages) {
        console.log(`scale: ${site.name}, ${pages} pages`)
        await site.prepare(await contentWith(Math.max(0, pages - present)))
        all.push(await measureSite(site, pages, options.runs, () => scriptBytes(browser, certificate, site)))
        // Thousands of pages and their caches are of no use to the next run.
        await removeAll(site.caches)
      }
    }
  } finally {
    await browser.close()
  }
  const tooLong = all.flatMap((scaled) => scaled.tooLong)
  return makeReport({
    command: 'scale',
    sites: Object.fromEntries(sites.map(({name, title}) => [name, title])),
    figures: all.flatMap(({figures}) => figures),
    browser: `Chromium ${browser.version()}`,
    notes: [
      'The content of the site, filled up with generated pages of about 700 words in sections of 25.',
      'A page is an HTML file: lists and tags of the blog, categories and the API count.',
      'Memory: resident memory of all processes of the build together, every 100 ms; what they share counts in each.',
      ...(tooLong.length > 0 ? [`Ended after ${LIMIT} minutes, and without figures: ${tooLong.join('; ')}.`] : []),
    ],
  })
}

/** Cold and warm builds of a site that is prepared. @param loadedScript bytes of script that a docs page loads. */
async function measureSite(
  site: Site,
  pages: number,
  runs: number,
  loadedScript: () => Promise<number>,
): Promise<Scaled> {
  const cold = await repeat(runs, () => coldBuild(site, LIMIT * 60_000))
  if (cold.some(({isCutOff}) => isCutOff))
    return {figures: [], tooLong: [`${site.title} without caches, ${pages} pages`]}
  // While a build stands that is whole.
  const rows = [...coldRows(cold, await countPages(site.outDir)), scriptRow(await loadedScript())]
  const changed = await repeat(runs, () => buildAfterChange(site, LIMIT * 60_000))
  const isCutOff = changed.some((build) => build.isCutOff)
  return {
    figures: [...rows, ...(isCutOff ? [] : [warmRow(changed)])].map(([what, unit, values]) => ({
      table: `${pages} pages`,
      what,
      site: site.name,
      unit,
      values,
    })),
    tooLong: isCutOff ? [`${site.title} after a change, ${pages} pages`] : [],
  }
}

/** A row of the report: what was measured, its unit, and the values. */
type Row = readonly [what: string, unit: Figure['unit'], values: readonly number[]]

function coldRows(builds: readonly RunResult[], pages: number): Row[] {
  const times = builds.map(({ms}) => ms)
  return [
    ['pages built', 'count', [pages]],
    ['cold build', 's', times],
    ['cold build, processor time', 's', builds.map(({cpuMs}) => cpuMs)],
    ['cold build, per page', 'ms', times.map((ms) => ms / pages)],
    ['cold build, peak memory', 'MiB', builds.map(({peakBytes}) => peakBytes)],
  ]
}

const scriptRow = (bytes: number): Row => ['script that a docs page loads', 'KB', [bytes]]

const warmRow = (builds: readonly RunResult[]): Row => ['warm build, one page changed', 's', builds.map(({ms}) => ms)]

/** How many pages a site has before any is generated. */
async function ownPages(site: Site): Promise<number> {
  await site.prepare(await contentWith(0))
  await coldBuild(site)
  return countPages(site.outDir)
}

async function countPages(dir: string): Promise<number> {
  return (await glob('**/*.html', {cwd: dir})).length
}

/** What a docs page loads by itself, until it rests. */
async function scriptBytes(browser: Browser, certificate: Certificate, site: Site): Promise<number> {
  const server = await serveSite({dir: site.outDir, certificate})
  try {
    return await inFreshTab(browser, {cpu: 1}, async (tab) => {
      const traffic = countTraffic(tab.cdp)
      await tab.page.goto(server.origin + DOCS_PAGE)
      await untilQuiet(tab, 1)
      return traffic().scriptBytes
    })
  } finally {
    await server.close()
  }
}
