import {brotliCompressSync} from 'node:zlib'
import type {Browser, CDPSession, Page} from '@playwright/test'
import {load as parseHtml} from 'cheerio'
import {inFreshTab, mainThread, openBrowser, SLOW_4G, untilQuiet} from '../browse/browser'
import {interactions, type Interaction} from '../browse/interactions'
import {bundleProbe} from '../browse/probe'
import {countTraffic, type Traffic} from '../browse/traffic'
import type {BenchOptions} from '../lib/options'
import {FigureSheet, makeReport, type Report, type Unit} from '../lib/report'
import {localCertificate} from '../serve/certificate'
import {whileServed} from '../serve/serveSites'
import {sitesOf} from '../sites'
import {prepareBuilds} from '../sites/prepareBuilds'
import {TEMPLATES, type Site, type Template} from '../sites/site'

/** The CPU of this machine, and one that takes four times as long. */
export const CPUS = [1, 4] as const

const INTERACTION_TABLE = 'docs, first interaction at 4x CPU and slow 4G'

/** What each kind of page costs before the reader does anything, and the first thing they do. */
export async function measureLoad(options: BenchOptions): Promise<Report> {
  const sites = await sitesOf(options.sites, options.buildDir)
  await prepareBuilds(sites)
  const certificate = await localCertificate()
  const browser = await openBrowser(certificate)
  const sheet = new FigureSheet()
  try {
    await whileServed(sites, {certificate}, async (served) => {
      for (const table of TEMPLATES) {
        for (let run = FIRST_RUN; run < options.runs; run += 1) {
          for (const {site, server} of served) {
            if (!templatesOf(site, options).includes(table)) continue
            console.log(`load: ${table}, ${site.name}, ${runName(run)}`)
            const url = server.origin + (site.templates[table] ?? '/')
            const values = await measurePage(browser, url)
            if (run === FIRST_RUN) continue
            for (const [what, unit, value] of values) sheet.add({table, what, site: site.name, unit}, value)
          }
        }
      }
      for (let run = 0; run < options.runs; run += 1) {
        for (const {site, server} of served) {
          if (!templatesOf(site, options).includes('docs')) continue
          console.log(`load: first interaction, ${site.name}, ${runName(run)}`)
          for (const [what, value] of await measureFirstInteractions(browser, server.origin, site)) {
            sheet.add({table: INTERACTION_TABLE, what, site: site.name, unit: 'ms'}, value)
          }
        }
      }
    })
    return makeReport({
      command: 'load',
      sites: Object.fromEntries(sites.map(({name, title}) => [name, title])),
      figures: sheet.figures,
      browser: `Chromium ${browser.version()}`,
      notes: [
        'Bytes are those on the wire, headers included, over HTTP/2 with TLS and Brotli 11; window of 1280 × 900.',
        'The page was loaded with nothing cached and left alone until it rested.',
        'Main thread: every task of the page from the start of navigation until it rested, at this CPU and slowed down.',
        'First interaction: pressed at the first paint, again every 250 ms where the page was not ready. Response: until the next frame after the press was drawn, 16 ms at least; result: until its effect was.',
      ],
    })
  } finally {
    await browser.close()
  }
}

/** The first visit is not counted: the server compresses then what it sends. */
export const FIRST_RUN = -1

/** For the screen. */
export function runName(run: number): string {
  return run === FIRST_RUN ? 'not counted' : `run ${run + 1}`
}

/** The kinds of pages of a site that were asked for. */
export function templatesOf(site: Site, {templates}: BenchOptions): Template[] {
  return TEMPLATES.filter(
    (name) => site.templates[name] !== undefined && (templates.length === 0 || templates.includes(name)),
  )
}

type Value = readonly [what: string, unit: Unit, value: number]

async function measurePage(browser: Browser, url: string): Promise<Value[]> {
  const [fast, slow] = CPUS
  const bytes = await inFreshTab(browser, {cpu: fast}, async (tab) => {
    const traffic = countTraffic(tab.cdp)
    const response = await tab.page.goto(url)
    await untilQuiet(tab, fast)
    const work = await mainThreadValues(tab.cdp, fast)
    return [...trafficValues(traffic(), inlineScripts((await response?.text()) ?? '')), ...work]
  })
  const throttled = await inFreshTab(browser, {cpu: slow}, async (tab) => {
    await tab.page.goto(url)
    await untilQuiet(tab, slow)
    return mainThreadValues(tab.cdp, slow)
  })
  return [...bytes, ...throttled]
}

function trafficValues(traffic: Traffic, inline: Buffer): Value[] {
  return [
    ['script files', 'count', traffic.scriptFiles],
    ['script files, bytes', 'KB', traffic.scriptBytes],
    ['inline script', 'KB', inline.length],
    ['inline script, Brotli', 'KB', inline.length === 0 ? 0 : brotliCompressSync(inline).length],
    ['HTML', 'KB', traffic.documentBytes],
    ['CSS files', 'KB', traffic.styleBytes],
    ['fonts', 'KB', traffic.fontBytes],
    ['images', 'KB', traffic.imageBytes],
    ['all on the wire', 'KB', traffic.bytes],
    ['fetched ahead for other pages', 'KB', traffic.prefetchedBytes],
  ]
}

async function mainThreadValues(cdp: CDPSession, cpu: number): Promise<Value[]> {
  const {taskMs, scriptMs} = await mainThread(cdp)
  return [
    [`main thread, ${cpu}x CPU`, 'ms', taskMs],
    [`of it script, ${cpu}x CPU`, 'ms', scriptMs],
  ]
}

/** Everything that runs and is written in the page itself. */
function inlineScripts(html: string): Buffer {
  const $ = parseHtml(html)
  const texts = $('script:not([src])')
    .toArray()
    .filter(({attribs}) => ['', 'module', 'text/javascript'].includes(attribs.type ?? ''))
    .map((element) => $(element).text())
  return Buffer.from(texts.join('\n'))
}

async function measureFirstInteractions(
  browser: Browser,
  origin: string,
  site: Site,
): Promise<(readonly [what: string, ms: number])[]> {
  const values: (readonly [string, number])[] = []
  for (const interaction of interactions[site.name]) {
    const script = await bundleProbe('interaction', {BENCH_DONE: interaction.done})
    await inFreshTab(browser, {cpu: 4, network: SLOW_4G, script}, async ({page}) => {
      await page.goto(origin + (site.templates.docs ?? '/'), {waitUntil: 'commit'})
      const {response, result} = await pressUntilDone(page, interaction)
      values.push([`${interaction.what}: result`, result])
      if (response !== undefined) values.push([`${interaction.what}: response`, response])
    })
  }
  return values
}

/** A reader who sees no effect presses again after this time, in milliseconds. */
const AGAIN_MS = 250
const PATIENCE_MS = 60_000

async function pressUntilDone(
  page: Page,
  {target, otherwise}: Interaction,
): Promise<{response: number | undefined; result: number}> {
  const place = await firstPaint(page, target)
  const started = performance.timeOrigin + performance.now()
  const end = new AbortController()
  const done = page.waitForSelector('html[data-bench-done]', {state: 'attached', timeout: PATIENCE_MS})
  const settled = done.then(
    () => end.abort(),
    () => end.abort(),
  )
  while (!end.signal.aborted) {
    if (place !== undefined) await page.mouse.click(place.x, place.y)
    else await otherwise?.(page)
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, AGAIN_MS))])
  }
  await done
  const root = page.locator('html')
  const response = await root.getAttribute('data-bench-response')
  return {
    response: response === null ? undefined : Number(response),
    result: Number(await root.getAttribute('data-bench-done')) - started,
  }
}

/**
 * Waits for the first paint and arms the probe.
 * @returns the middle of the first visible element that a selector names, in CSS pixels.
 */
async function firstPaint(page: Page, target: string | undefined): Promise<{x: number; y: number} | undefined> {
  const handle = await page.waitForFunction((selector) => {
    if (performance.getEntriesByName('first-contentful-paint').length === 0) return null
    document.documentElement.setAttribute('data-bench-armed', '')
    const elements = selector === undefined ? [] : [...document.querySelectorAll(selector)]
    const box = elements.map((element) => element.getBoundingClientRect()).find(({width}) => width > 0)
    return {place: box && {x: box.x + box.width / 2, y: box.y + box.height / 2}}
  }, target)
  return (await handle.jsonValue())?.place
}
