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

/** The longest that a build may take, in minutes. With 4,000 pages VitePress takes longer. */
const LIMIT = 20

/** Builds of sites of several sizes. */
export async function measureScale(options: BenchOptions): Promise<Report> {
  const sites = await sitesOf(options.sites, OURS_BUILD)
  const certificate = await localCertificate()
  const browser = await openBrowser(certificate)
  const figures: Figure[] = []
  const tooLong: string[] = []
  try {
    for (const site of sites) {
      const present = await ownPages(site)
      for (const pages of options.pages) {
        console.log(`scale: ${site.name}, ${pages} pages`)
        await site.prepare(await contentWith(Math.max(0, pages - present)))
        const cold = await repeat(options.runs, () => coldBuild(site, LIMIT * 60_000))
        if (cold.some(({isCutOff}) => isCutOff)) {
          tooLong.push(`${site.title} without caches, ${pages} pages`)
          await removeAll(site.caches)
          continue
        }
        const count = await countPages(site.outDir)
        const add = (what: string, unit: Figure['unit'], values: readonly number[]) =>
          figures.push({table: `${pages} pages`, what, site: site.name, unit, values})
        add('pages built', 'count', [count])
        add(
          'cold build',
          's',
          cold.map(({ms}) => ms),
        )
        add(
          'cold build, processor time',
          's',
          cold.map(({cpuMs}) => cpuMs),
        )
        add(
          'cold build, per page',
          'ms',
          cold.map(({ms}) => ms / count),
        )
        add(
          'cold build, peak memory',
          'MiB',
          cold.map(({peakBytes}) => peakBytes),
        )
        // While a build stands that is whole.
        add('script that a docs page loads', 'KB', [await scriptBytes(browser, certificate, site)])
        const changed = await repeat(options.runs, () => buildAfterChange(site, LIMIT * 60_000))
        if (changed.some(({isCutOff}) => isCutOff)) tooLong.push(`${site.title} after a change, ${pages} pages`)
        else
          add(
            'warm build, one page changed',
            's',
            changed.map(({ms}) => ms),
          )
        // Thousands of pages and their caches are of no use to the next run.
        await removeAll(site.caches)
      }
    }
  } finally {
    await browser.close()
  }
  return makeReport({
    command: 'scale',
    sites: Object.fromEntries(sites.map(({name, title}) => [name, title])),
    figures,
    browser: `Chromium ${browser.version()}`,
    notes: [
      'The content of the site, filled up with generated pages of about 700 words in sections of 25.',
      'A page is an HTML file: lists and tags of the blog, categories and the API count.',
      'Memory: resident memory of all processes of the build together, every 100 ms; what they share counts in each.',
      ...(tooLong.length > 0 ? [`Ended after ${LIMIT} minutes, and without figures: ${tooLong.join('; ')}.`] : []),
    ],
  })
}

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
