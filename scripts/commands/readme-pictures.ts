import {mkdir} from 'node:fs/promises'
import path from 'node:path'
import {chromium, type Browser} from '@playwright/test'
import sharp from 'sharp'
import {findBrowser} from '../lib/browser'
import {BUILD_DIR, ROOT} from '../lib/root'
import {whileServed} from '../lib/serveBuild'

/** Not below `static/`: the site itself shows none of them. */
const FOLDER = path.join(ROOT, '.github/pictures')

const pages = {home: '/', docs: '/docs/introduction/keycloak/'} as const
const modes = ['light', 'dark'] as const
/** A laptop's. A repository's page shows it at less than half its size. */
const window = {width: 1360, height: 850}
const DENSITY = 1.5

/** Takes the pictures that README.md opens with from the last build: two pages, in both color modes. */
export async function main(): Promise<number> {
  await mkdir(FOLDER, {recursive: true})
  await whileServed(BUILD_DIR, takeAll)
  return 0
}

async function takeAll(site: string): Promise<void> {
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu']})
  try {
    for (const [name, pathname] of Object.entries(pages)) {
      for (const mode of modes) {
        const file = path.join(FOLDER, `${name}-${mode}.webp`)
        const {size} = await sharp(await take(browser, site + pathname, mode))
          .webp({quality: 82})
          .toFile(file)
        console.log(`${path.relative(ROOT, file)}: ${Math.round(size / 1024)} KB`)
      }
    }
  } finally {
    await browser.close()
  }
}

async function take(browser: Browser, address: string, mode: (typeof modes)[number]): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: window,
    reducedMotion: 'reduce',
    deviceScaleFactor: DENSITY,
  })
  try {
    await page.goto(`${address}?docusaurus-theme=${mode}`)
    await page.evaluate(async () => {
      // Nobody is asked for consent in a picture.
      document.documentElement.removeAttribute('data-consent')
      await document.fonts.ready
      // Those below the window are loaded when somebody scrolls.
      const started = [...document.images].filter(({complete, loading}) => complete || loading === 'eager')
      await Promise.all(started.map((image) => image.decode().catch(() => undefined)))
    })
    return await page.screenshot({animations: 'disabled'})
  } finally {
    await page.close()
  }
}
