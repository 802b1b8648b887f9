import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {readFile, writeFile} from 'node:fs/promises'
import {createServer} from 'node:net'
import {chromium, errors, type Page} from '@playwright/test'
import {findBrowser} from '../../scripts/lib/browser'
import {listen} from '../../scripts/lib/server'
import {SiteError} from '../../src/lib/problem'
import {EDITED_PAGE, type Site} from '../sites/site'

const START_MS = 180_000
/** How long a loaded page may take until its heading is there. */
const SHOWN_MS = 20_000
const CHANGE_MS = 120_000
/** How long a change is waited for that may have been saved before the browser listened. Longer than any server takes to show one. */
const LISTENING_MS = 30_000
/** Watchers take what is saved within some 50 ms of another change for the same one. */
const PAUSE_MS = 1_000

/** How long the writers' server takes to show its first page, and then a change of it, in milliseconds. */
export async function measureWritersServer(
  site: Site,
  runs: number,
): Promise<{startMs: number; changeMs: readonly number[]}> {
  const port = await freePort()
  const {program, args, cwd, env} = site.start(port)
  const server = spawn(program, args, {cwd, env: {...process.env, ...env}, stdio: 'ignore', detached: true})
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu']})
  try {
    const page = await browser.newPage()
    const started = performance.now()
    await openWhenReady(page, `http://localhost:${port}${EDITED_PAGE}`, site)
    const startMs = performance.now() - started
    await waitUntilItListens(page, site)
    const changeMs: number[] = []
    for (let run = 0; run < runs; run += 1) changeMs.push(await measureChange(page, site))
    return {startMs, changeMs}
  } finally {
    await browser.close()
    await end(server)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, 0)
  probe.close()
  await once(probe, 'close')
  return port
}

/** Ends a program with all that it started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  const closed = once(child, 'close')
  process.kill(-child.pid, 'SIGTERM')
  await closed
}

/** React draws the heading after the page has loaded. */
async function shows(page: Page, url: string): Promise<boolean> {
  const response = await page.goto(url)
  if (response?.ok() !== true) return false
  await page.locator('h1').first().waitFor({timeout: SHOWN_MS})
  return true
}

async function openWhenReady(page: Page, url: string, site: Site): Promise<void> {
  const deadline = performance.now() + START_MS
  while (performance.now() < deadline) {
    if (await shows(page, url).catch(() => false)) return
    await page.waitForTimeout(200)
  }
  throw new SiteError({
    what: `The writers' server of ${site.title} did not show ${url} within ${START_MS / 1000} s.`,
    fix: `Start it by hand in ${site.build.cwd} to see what it says.`,
  })
}

/**
 * Saves changes until one is shown. A page that is there may not listen yet, and a server that finds another dependency
 * loads the page anew: a change that is saved meanwhile is not shown.
 */
async function waitUntilItListens(page: Page, site: Site): Promise<void> {
  const deadline = performance.now() + CHANGE_MS
  while (performance.now() < deadline) {
    try {
      await measureChange(page, site, LISTENING_MS)
      return
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
    }
  }
  throw new SiteError({
    what: `The writers' server of ${site.title} showed no change of ${EDITED_PAGE} within ${CHANGE_MS / 1000} s.`,
    fix: `Start it by hand in ${site.build.cwd} and save ${site.sourceOf(EDITED_PAGE)} to see what it says.`,
  })
}

/** @returns the milliseconds from a saved change to the page that shows it. @throws where that takes `withinMs`. */
async function measureChange(page: Page, site: Site, withinMs = CHANGE_MS): Promise<number> {
  const file = site.sourceOf(EDITED_PAGE)
  const original = await readFile(file, 'utf8')
  const marker = `Changed at ${Date.now()}.`
  const text = page.getByText(marker)
  await page.waitForTimeout(PAUSE_MS)
  try {
    const started = performance.now()
    await writeFile(file, `${original}\n${marker}\n`)
    await text.waitFor({timeout: withinMs})
    return performance.now() - started
  } finally {
    await writeFile(file, original)
    await text.waitFor({state: 'detached', timeout: withinMs})
  }
}
