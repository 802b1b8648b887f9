import {createHash} from 'node:crypto'
import {copyFile} from 'node:fs/promises'
import path from 'node:path'
import {SiteError} from '../../lib/problem'
import {writeWhole} from '../../lib/writeWhole'
import type {Font} from './fonts'
import type {LoadedLook} from './look'
import {encoderFor} from './png'
import type {Svg} from './svg'
import {drawFrame, drawTitle, TITLE_ROWS, type Card} from './template'

/** Where a picture goes, and where it stays for later builds. Absolute paths. */
export type Places = {siteDir: string; cacheDir: string; targetDir: string}

/**
 * A function that puts the picture of a card into the build, from the cache if it was drawn before.
 * It returns its file name, which is a hash of what is drawn, and whether it had to be drawn.
 */
export function pictureProvider(look: LoadedLook, {siteDir, cacheDir, targetDir}: Places) {
  const draw = drawer(look, siteDir)
  return async (card: Card): Promise<{name: string; isNew: boolean}> => {
    const [frame, title] = [drawFrame(card, look), drawTitle(card.title, look)]
    const hash = createHash('sha256').update(look.fontsHash).update(frame).update(title).digest('hex')
    const name = `${hash.slice(0, 16)}.png`
    const [cached, target] = [path.join(cacheDir, name), path.join(targetDir, name)]
    if (await copied(cached, target)) return {name, isNew: false}
    await writeWhole(cached, await draw(frame, title, card.title))
    await copyFile(cached, target)
    return {name, isNew: true}
  }
}

/** A function that draws pictures. Their frames, of which a site has few, it draws once: they take most of the time. */
function drawer({allFonts, fonts}: LoadedLook, siteDir: string) {
  const frames = new Map<Svg, Promise<ReturnType<typeof encoderFor>>>()
  return async (frame: Svg, title: Svg, text: string): Promise<Buffer> => {
    // Loaded here, so that a warm build does not wait for WebAssembly.
    const {render} = await import('./render')
    const all = allFonts.map(({data}) => data)
    const encoder = frames.get(frame) ?? render(frame, all, siteDir).then(encoderFor)
    frames.set(frame, encoder)
    const isPlain = Array.from(text).every((character) => fonts.title.has(character))
    const rows = await render(title, isPlain ? [fonts.title.data] : all, siteDir)
    const encode = await encoder
    return encode(rows, TITLE_ROWS.from)
  }
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
