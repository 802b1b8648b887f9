import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {chromium, type Page} from '@playwright/test'
import {findBrowser} from '../lib/browser'
import {packIcon} from '../lib/ico'
import {ROOT} from '../lib/root'

const IMAGES = path.join(ROOT, 'static/img')
const TOUCH_ICON_SIZE = 180

/** Makes the favicon set from `static/img/favicon.svg`, for browsers and phones that take no SVG. */
export async function main(): Promise<number> {
  const svg = await readFile(path.join(IMAGES, 'favicon.svg'), 'utf8')
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu']})
  try {
    const page = await browser.newPage()
    const sizes = [16, 32, 48]
    const images: {size: number; png: Buffer}[] = []
    for (const size of sizes) images.push({size, png: await render(page, svg, {size, padding: 0, background: 'none'})})
    await writeFile(path.join(ROOT, 'static/favicon.ico'), packIcon(images))
    // A phone cuts the corners and puts nothing behind a transparent picture.
    const touch = await render(page, svg, {size: TOUCH_ICON_SIZE, padding: 28, background: 'white'})
    await writeFile(path.join(IMAGES, 'apple-touch-icon.png'), touch)
  } finally {
    await browser.close()
  }
  console.log(`Wrote static/favicon.ico and static/img/apple-touch-icon.png.`)
  return 0
}

type Look = {size: number; padding: number; background: string}

async function render(page: Page, svg: string, {size, padding, background}: Look): Promise<Buffer> {
  await page.setViewportSize({width: size, height: size})
  const style = `body{margin:0;background:${background}}img{display:block;box-sizing:border-box;padding:${padding}px;width:${size}px;height:${size}px}`
  const image = `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`
  await page.setContent(`<style>${style}</style>${image}`)
  return page.screenshot({omitBackground: background === 'none'})
}
