import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import {packIcon} from '../lib/ico'
import {ROOT} from '../lib/root'

const IMAGES = path.join(ROOT, 'static/img')
/** In pixels; around the touch icon's drawing there is so much room. */
const TOUCH_ICON = {size: 180, padding: 28} as const

/** Makes the favicon set from `static/img/favicon.svg`, for browsers and phones that take no SVG. */
export async function main(): Promise<number> {
  const svg = await readFile(path.join(IMAGES, 'favicon.svg'))
  const drawn = (size: number) => sharp(svg, {density: 600}).resize(size, size).png()
  const images = [16, 32, 48].map(async (size) => ({size, png: await drawn(size).toBuffer()}))
  await writeFile(path.join(ROOT, 'static/favicon.ico'), packIcon(await Promise.all(images)))
  // A phone cuts the corners and puts nothing behind a transparent picture.
  const {size, padding} = TOUCH_ICON
  await drawn(size - 2 * padding)
    .flatten({background: 'white'})
    .extend({top: padding, bottom: padding, left: padding, right: padding, background: 'white'})
    .toFile(path.join(IMAGES, 'apple-touch-icon.png'))
  console.log('Wrote static/favicon.ico and static/img/apple-touch-icon.png.')
  return 0
}
