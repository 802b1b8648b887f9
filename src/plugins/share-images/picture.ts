import {createHash} from 'node:crypto'
import {copyFile} from 'node:fs/promises'
import path from 'node:path'
import {SiteError} from '../../lib/problem'
import {writeWhole, type Font} from './fonts'
import type {LoadedLook} from './look'
import {drawCard, type Card} from './template'

/** Where a picture goes, and where it stays for later builds. Absolute paths. */
export type Places = {siteDir: string; cacheDir: string; targetDir: string}

/**
 * Puts the picture of a card into the build, from the cache if it was drawn before.
 * @returns its file name, which is a hash of what is drawn, and whether it had to be drawn.
 */
export async function providePicture(
  card: Card,
  look: LoadedLook,
  {siteDir, cacheDir, targetDir}: Places,
): Promise<{name: string; isNew: boolean}> {
  const svg = drawCard(card, look)
  const name = `${createHash('sha256').update(look.fontsHash).update(svg).digest('hex').slice(0, 16)}.png`
  const [cached, target] = [path.join(cacheDir, name), path.join(targetDir, name)]
  if (await copied(cached, target)) return {name, isNew: false}
  // Loaded here, so that a warm build does not wait for WebAssembly.
  const {renderPng} = await import('./render')
  const fonts = look.allFonts.map(({data}) => data)
  await writeWhole(cached, await renderPng(svg, fonts, siteDir))
  await copyFile(cached, target)
  return {name, isNew: true}
}

async function copied(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
    return true
  } catch {
    return false
  }
}

/**
 * Makes sure that nothing is left out of a picture.
 * @param page what the text is drawn for.
 * @throws SiteError that names the characters which no font has.
 */
export function requireCharacters(text: string, page: string, fonts: readonly Font[]): void {
  const missing = new Set(
    Array.from(text).filter((character) => !/\s/u.test(character) && !fonts.some((font) => font.has(character))),
  )
  if (missing.size === 0) return
  throw new SiteError({
    file: page,
    what: `The picture for links to this page can't say "${text}": its fonts lack ${[...missing].join(' ')}.`,
    allowed: 'the characters of the fonts in src/config/shareImages.ts',
    fix: 'Install a package with a font that has them and name it under `more` there, or change the text.',
  })
}
