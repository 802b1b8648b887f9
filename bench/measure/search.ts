import {readFile} from 'node:fs/promises'
import {brotliCompressSync} from 'node:zlib'
import type {Browser, Page} from '@playwright/test'
import {inFreshTab, openBrowser, SLOW_4G, type Conditions} from '../browse/browser'
import type {BenchOptions} from '../lib/options'
import {pinnedVersion} from '../lib/packages'
import {FigureSheet, makeReport, type Report} from '../lib/report'
import {spreadOf} from '../lib/statistics'
import {localCertificate} from '../serve/certificate'
import {serveSite, type SiteServer} from '../serve/server'
import {FIRST_RUN, runName} from './load'
import {DOCS_PAGE} from '../sites/site'
import {searchSite, type SearchSite} from '../sites/searchSites'

const HOVER_MS = 1000
/** After the first results: until their excerpts have come. */
const SETTLE_MS = 3000
/** What readers look for; the first is the cold one. */
const QUERIES = ['invitation link', 'webhook signature', 'redirect uri'] as const

/** The two engines: where each is used, and the list that its results stand in. */
const engines = [
  {site: 'ours', path: DOCS_PAGE, input: '.DocSearch-Input', list: '.DocSearch-Dropdown'},
  {site: 'pagefind', path: '/pagefind-bench/', input: 'input', list: '[data-results]'},
] as const

type Engine = (typeof engines)[number]

const READER = {cpu: 4, network: SLOW_4G} as const satisfies Conditions

/** What the search costs whoever searches, at several sizes of the site, beside Pagefind's client on the same pages. */
export async function measureSearch(options: BenchOptions): Promise<Report> {
  const certificate = await localCertificate()
  const browser = await openBrowser(certificate)
  const sheet = new FigureSheet()
  try {
    for (const size of options.pages) {
      const site = await searchSite(options.buildDir, size)
      const table = `${site.pages} pages`
      // Pagefind's client needs what the policy of this site forbids: with a probe there is no policy, for both.
      const server = await serveSite({dir: site.dir, certificate, probe: ''})
      try {
        for (const engine of engines) {
          sheet.add({table, what: 'index, all files', site: engine.site, unit: 'KB'}, await indexSize(site, engine))
          // The first visit is not counted: the server compresses then what it sends.
          for (let run = FIRST_RUN; run < options.runs; run += 1) {
            const {bytes, cold, warm} = await firstSearches(browser, server, engine)
            const keystroke = await keystrokes(browser, server.origin, engine)
            const shown = `${Math.round(bytes / 1000)} KB, ${[cold, warm, keystroke].map(Math.round).join(', ')} ms`
            console.log(`search: ${table}, ${engine.site}, ${runName(run)}: ${shown}`)
            if (run === FIRST_RUN) continue
            sheet.add({table, what: 'bytes until the first results are whole', site: engine.site, unit: 'KB'}, bytes)
            sheet.add({table, what: 'first result, cold', site: engine.site, unit: 'ms'}, cold)
            sheet.add({table, what: 'first result, warm', site: engine.site, unit: 'ms'}, warm)
            sheet.add({table, what: 'keystroke, warm, 1x CPU', site: engine.site, unit: 'ms'}, keystroke)
          }
        }
      } finally {
        await server.close()
      }
    }
  } finally {
    await browser.close()
  }
  return makeReport({
    command: 'search',
    sites: {ours: 'This site', pagefind: `Pagefind ${await pinnedVersion('pagefind', 'pagefind')}`},
    figures: sheet.figures,
    browser: `Chromium ${browser.version()}`,
    notes: [
      'Pages that are searched: of a site with more, some are left out; with fewer, it is filled up with generated ones, whose words are few.',
      'Index: ours with Brotli 11, as it is sent; the files of Pagefind are compressed as they are.',
      `First result: slow 4G and 4x CPU; ${HOVER_MS} ms of hover over the button, a click, a query put in at once; from then until results are in the page. Warm: another query in the same page. Bytes: bodies that the server has sent from the hover until ${SETTLE_MS / 1000} s after the first result, so with the excerpts. Pagefind runs without its worker, which the browser would not slow down as it does the page.`,
      'Keystroke: queries typed letter by letter into a page that has searched, from the input event until the results of that letter are in the page; median of a run.',
    ],
  })
}

async function indexSize({files}: SearchSite, {site}: Engine): Promise<number> {
  const sizes = await Promise.all(
    files[site].map(async (file) => {
      const content = await readFile(file)
      return site === 'ours' ? brotliCompressSync(content).length : content.length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Puts a query into the input. @returns milliseconds until its results are in the page. */
function search(page: Page, {input, list}: Engine, query: string): Promise<number> {
  return page.evaluate(
    ({input, list, query}) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>(input)
        const results = document.querySelector(list)
        if (!field || !results) throw new Error(`The page has no ${input} or no ${list}.`)
        const start = performance.now()
        const observer = new MutationObserver(() => {
          // No result is an answer too; a word that says that it takes longer is none.
          if (results.textContent === 'Searching...') return
          observer.disconnect()
          resolve(performance.now() - start)
        })
        observer.observe(results, {childList: true})
        field.value = query
        field.dispatchEvent(new Event('input', {bubbles: true}))
      }),
    {input, list, query},
  )
}

/** Opens the search as a reader does who knows where it is. */
async function openSearch(page: Page, {input}: Engine): Promise<void> {
  const button = page.locator('[data-search]').first()
  await button.hover()
  await page.waitForTimeout(HOVER_MS)
  await button.click()
  await page.locator(input).waitFor()
}

type FirstSearches = {bytes: number; cold: number; warm: number}

function firstSearches(browser: Browser, {origin, served}: SiteServer, engine: Engine): Promise<FirstSearches> {
  return inFreshTab(browser, READER, async ({page}) => {
    await page.goto(origin + engine.path)
    await page.waitForLoadState('networkidle')
    served.length = 0
    await openSearch(page, engine)
    const [first, second] = QUERIES
    const cold = await search(page, engine, first)
    await page.waitForTimeout(SETTLE_MS)
    const bytes = served.reduce((sum, {isPrefetch, bytes}) => (isPrefetch ? sum : sum + bytes), 0)
    return {bytes, cold, warm: await search(page, engine, second)}
  })
}

async function keystrokes(browser: Browser, origin: string, engine: Engine): Promise<number> {
  return inFreshTab(browser, {cpu: 1}, async ({page}) => {
    await page.goto(origin + engine.path)
    await openSearch(page, engine)
    await search(page, engine, QUERIES[0])
    const times: number[] = []
    for (const query of QUERIES)
      for (let length = 1; length <= query.length; length += 1)
        times.push(await search(page, engine, query.slice(0, length)))
    return spreadOf(times).median
  })
}
