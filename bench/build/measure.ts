import {spawn} from 'node:child_process'
import {readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {chromium, type Page} from '@playwright/test'
import {findBrowser} from '../../scripts/lib/browser'
import {buildSite} from '../../scripts/lib/build'
import {ROOT} from '../../scripts/lib/root'

/** Each figure is the median of this many runs. */
const RUNS = 3
const PORT = 3999
const EDITED_PAGE = {file: 'docs/introduction/index.mdx', path: '/docs/introduction/'} as const

/** Builds and edits the site and tells, in Markdown, how long each took. Leaves the edited page as it was. */
export async function measureBuilds(): Promise<string> {
  const cold = await repeat(async () => {
    await clearCaches()
    return timed(() => buildSite())
  })
  const warm = await repeat(() => timed(() => buildSite()))
  const {start, change} = await measureWritersServer()
  const rows = [
    ['cold build (no cache)', cold],
    ['warm build (nothing changed)', warm],
    ['`npm start` to the first page', start],
    ['saved change to browser', change],
  ] as const
  return [
    '',
    '| what | median | ratio to a cold build |',
    '| --- | --: | --: |',
    ...rows.map(([what, ms]) => `| ${what} | ${(ms / 1000).toFixed(1)} s | ${(ms / cold).toFixed(2)} |`),
    '',
  ].join('\n')
}

async function clearCaches(): Promise<void> {
  const caches = ['build', '.docusaurus', 'node_modules/.cache']
  await Promise.all(caches.map((folder) => rm(path.join(ROOT, folder), {recursive: true, force: true})))
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function repeat(run: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < RUNS; index += 1) times.push(await run())
  return median(times)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function measureWritersServer(): Promise<{start: number; change: number}> {
  const cli = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  const server = spawn(process.execPath, [cli, 'start', '--port', String(PORT), '--no-open'], {
    cwd: ROOT,
    stdio: 'ignore',
  })
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu']})
  try {
    const page = await browser.newPage()
    const start = await timed(() => openWhenReady(page, `http://localhost:${PORT}${EDITED_PAGE.path}`))
    return {start, change: await repeat(() => measureChange(page))}
  } finally {
    await browser.close()
    server.kill('SIGTERM')
  }
}

async function openWhenReady(page: Page, url: string): Promise<void> {
  const deadline = performance.now() + 120_000
  while (performance.now() < deadline) {
    const response = await page.goto(url).catch(() => null)
    if (response?.ok() && (await page.locator('article h1').count()) > 0) return
    await page.waitForTimeout(200)
  }
  throw new Error(`The writers' server did not answer at ${url} within two minutes.`)
}

async function measureChange(page: Page): Promise<number> {
  const file = path.join(ROOT, EDITED_PAGE.file)
  const original = await readFile(file, 'utf8')
  const marker = `Changed at ${Date.now()}.`
  try {
    return await timed(async () => {
      await writeFile(file, `${original}\n${marker}\n`)
      await page.getByText(marker).waitFor({timeout: 60_000})
    })
  } finally {
    await writeFile(file, original)
    await page.getByText(marker).waitFor({state: 'detached', timeout: 60_000})
  }
}
