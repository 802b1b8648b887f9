import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {initWasm, Resvg} from '@resvg/resvg-wasm'
import type {Pixels} from './png'
import type {Svg} from './svg'

let ready: Promise<void> | undefined

async function start(siteDir: string): Promise<void> {
  const file = createRequire(`${siteDir}/package.json`).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(await readFile(file))
}

/** Draws an SVG of fixed size with the given fonts and no other. */
export async function render(svg: Svg, fonts: readonly Uint8Array[], siteDir: string): Promise<Pixels> {
  // It can be started once only.
  ready ??= start(siteDir)
  await ready
  const drawing = new Resvg(svg, {font: {fontBuffers: [...fonts]}})
  const image = drawing.render()
  try {
    return {width: image.width, height: image.height, data: image.pixels}
  } finally {
    image.free()
    drawing.free()
  }
}
