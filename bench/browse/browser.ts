import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test'
import {findBrowser} from '../../scripts/lib/browser'
import type {Certificate} from '../serve/certificate'

/** Slow 4G as Lighthouse has it: 150 ms to and fro, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G = {
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
} as const

/** Flags without which the browser does not trust the server, or does not start. */
export function browserFlags({publicKeyHash}: Certificate): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Rather than ignoring every error: pages from a server that is not trusted are not cached.
    `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
  ]
}

export async function openBrowser(certificate: Certificate): Promise<Browser> {
  return chromium.launch({executablePath: await findBrowser(), args: browserFlags(certificate)})
}

/** How a page is looked at. */
export type Conditions = {
  /** How many times slower than this machine's. */
  cpu: number
  /** Default: the network of this machine. */
  network?: typeof SLOW_4G
  /** Run before the page's own scripts. Default: none. */
  script?: string
}

/** A tab of its own, with nothing cached. */
export type Tab = {
  page: Page
  /** Speaks the browser's own language to the tab. */
  cdp: CDPSession
}

/** Opens an empty tab with nothing cached, works in it, and closes it. */
export async function inFreshTab<T>(
  browser: Browser,
  {cpu, network, script}: Conditions,
  work: (tab: Tab) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}})
  try {
    if (script !== undefined) await context.addInitScript(script)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Performance.enable')
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: cpu})
    if (network !== undefined) await cdp.send('Network.emulateNetworkConditions', {offline: false, ...network})
    return await work({page, cdp})
  } finally {
    await context.close()
  }
}

/** What the page's main thread has done since the tab was opened, in milliseconds. */
export async function mainThread(cdp: CDPSession): Promise<{taskMs: number; scriptMs: number}> {
  const {metrics} = await cdp.send('Performance.getMetrics')
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {taskMs: seconds('TaskDuration') * 1000, scriptMs: seconds('ScriptDuration') * 1000}
}

const QUIET_MS = 500
/** A main thread that works less than this in `QUIET_MS` at full speed does nothing that matters. */
const IDLE_MS = 15
const TIMEOUT_MS = 60_000

/** Waits until the page has loaded and its main thread rests. @throws Error after a minute. */
export async function untilQuiet({page, cdp}: Tab, cpu: number): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForLoadState('networkidle')
  const deadline = performance.now() + TIMEOUT_MS
  let before = (await mainThread(cdp)).taskMs
  while (performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
    const {taskMs} = await mainThread(cdp)
    if (taskMs - before < IDLE_MS * cpu) return
    before = taskMs
  }
  throw new Error(`${page.url()} did not come to rest within ${TIMEOUT_MS / 1000} s.`)
}
