import {mkdir} from 'node:fs/promises'
import path from 'node:path'
import {chromium, type Browser} from '@playwright/test'
import sharp from 'sharp'
import {findBrowser} from '../lib/browser'
import {listen} from '../lib/listen'
import {readManifest} from '../lib/manifest'
import {BUILD_DIR, ROOT} from '../lib/root'
import {createSiteServer} from '../lib/server'

/** Not below static/: the site itself shows none of them. */
const FOLDER = path.join(ROOT, '.github/pictures')

const pages = {home: '/', docs: '/docs/introduction/keycloak/'} as const
const modes = ['light', 'dark'] as const
const WINDOW = {width: 1360, height: 850}

/** Takes the pictures that README.md opens with from the last build: two pages in both color modes. */
export async function main(): Promise<number> {
  const server = createSiteServer({dir: BUILD_DIR, rules: await readManifest(BUILD_DIR)})
  const port = await listen(server, 0)
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu']})
  try {
    await mkdir(FOLDER, {recursive: true})
    for (const [name, pathname] of Object.entries(pages)) {
      for (const mode of modes) await take(browser, `http://localhost:${port}${pathname}`, name, mode)
    }
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
  return 0
}

async function take(browser: Browser, address: string, name: string, mode: (typeof modes)[number]): Promise<void> {
  const page = await browser.newPage({
    viewport: WINDOW,
    colorScheme: mode,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1.5,
  })
  await page.goto(`${address}?docusaurus-theme=${mode}`)
  await page.getByRole('button', {name: 'Reject all'}).click()
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.mouse.move(0, 0)
  const file = path.join(FOLDER, `${name}-${mode}.webp`)
  const {size} = await sharp(await page.screenshot({animations: 'disabled'}))
    .webp({quality: 82})
    .toFile(file)
  console.log(`${path.relative(ROOT, file)}: ${Math.round(size / 1024)} KB`)
  await page.close()
}
