import type {Browser, Page} from '@playwright/test'
import {inFreshTab, openBrowser, untilQuiet} from '../browse/browser'
import {bundleProbe} from '../browse/probe'
import type {BenchOptions} from '../lib/options'
import {FigureSheet, makeReport, type Report} from '../lib/report'
import {localCertificate} from '../serve/certificate'
import {whileServed} from '../serve/serveSites'
import {contentWith, sitesOf} from '../sites'
import {prepareBuilds} from '../sites/prepareBuilds'
import {DOCS_PAGE, NEXT_PAGE} from '../sites/site'
import {CPUS, FIRST_RUN, runName} from './load'

const HOVERS_MS = [0, 200] as const

type Case = {cpu: number; hoverMs: number}

const cases: readonly Case[] = CPUS.flatMap((cpu) => HOVERS_MS.map((hoverMs) => ({cpu, hoverMs})))

/** From the click on a link of the sidebar to the paint of the next page's heading. */
export async function measureNavigation(options: BenchOptions): Promise<Report> {
  const sites = await sitesOf(options.sites, options.buildDir)
  await prepareBuilds(sites)
  const {exported} = await contentWith(0)
  const heading = exported.find(({route}) => route === NEXT_PAGE)?.title
  if (heading === undefined) throw new Error(`The site has no page ${NEXT_PAGE}.`)
  const certificate = await localCertificate()
  const probe = await bundleProbe('heading')
  const browser = await openBrowser(certificate)
  const sheet = new FigureSheet()
  try {
    await whileServed(sites, {certificate, probe}, async (served) => {
      for (let run = FIRST_RUN; run < options.runs; run += 1) {
        for (const {site, server} of served) {
          console.log(`navigation: ${site.name}, ${runName(run)}`)
          for (const one of cases) {
            const ms = await measureClick(browser, server.origin + DOCS_PAGE, heading, one)
            if (run === FIRST_RUN) continue
            const what = one.hoverMs === 0 ? 'without hover' : `after a hover of ${one.hoverMs} ms`
            sheet.add({table: `${one.cpu}x CPU`, what, site: site.name, unit: 'ms'}, ms)
          }
        }
      }
    })
    return makeReport({
      command: 'navigation',
      sites: Object.fromEntries(sites.map(({name, title}) => [name, title])),
      figures: sheet.figures,
      browser: `Chromium ${browser.version()}`,
      notes: [
        `From the click on the sidebar's link on ${DOCS_PAGE} to the paint of the heading of ${NEXT_PAGE}; the network of one machine.`,
        'For a page that the browser renders ahead the slower CPU does not hold, for one that it fetches ahead it does.',
      ],
    })
  } finally {
    await browser.close()
  }
}

async function measureClick(browser: Browser, url: string, heading: string, {cpu, hoverMs}: Case): Promise<number> {
  return inFreshTab(browser, {cpu}, async (tab) => {
    const {page} = tab
    await page.goto(url)
    await untilQuiet(tab, cpu)
    await page.locator(`a[href="${NEXT_PAGE}"]`).locator('visible=true').first().hover()
    if (hoverMs > 0) await new Promise((resolve) => setTimeout(resolve, hoverMs))
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForURL(`**${NEXT_PAGE}`)
    return (await paintedAt(page, heading)) - (await clickedAt(page))
  })
}

/** When the heading was painted. VitePress has an anchor in it, whose text follows that of the page. */
async function paintedAt(page: Page, heading: string): Promise<number> {
  const handle = await page.waitForFunction(
    (title) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith(`bench:heading:${title}`))
      return key === undefined ? null : localStorage.getItem(key)
    },
    heading,
    {polling: 50},
  )
  return Number(await handle.jsonValue())
}

async function clickedAt(page: Page): Promise<number> {
  return Number(await page.evaluate(() => localStorage.getItem('bench:click')))
}
