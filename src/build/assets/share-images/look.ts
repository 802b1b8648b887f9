import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {SiteError} from '../../../lib/problem'
import {readColors} from './colors'
import {loadFont, type Font} from './fonts'
import {readLogo} from './logo'
import type {ShareFont, ShareImagesOptions} from './options'
import type {Look} from './template'

/** What all pictures of a site have in common, with every font at hand. */
export type LoadedLook = Look & {allFonts: readonly Font[]}

/** Reads mark, colours and fonts. @throws SiteError that names the file which is missing or wrong. */
export async function loadLook(options: ShareImagesOptions, siteDir: string): Promise<LoadedLook> {
  const {brandName, logo, tokens, fonts} = options
  const load = (font: ShareFont): Promise<Font> => loadFont(font, siteDir)
  const [svg, css] = await Promise.all([readSource(siteDir, logo), readSource(siteDir, tokens)])
  const [sans, title, mono] = await Promise.all([load(fonts.sans), load(fonts.title), load(fonts.mono)])
  return {
    brandName,
    logo: readLogo(svg, logo),
    colors: readColors(css, tokens),
    fonts: {sans, title, mono},
    allFonts: [sans, title, mono, ...(await Promise.all((fonts.more ?? []).map(load)))],
  }
}

async function readSource(siteDir: string, file: string): Promise<string> {
  try {
    return await readFile(path.join(siteDir, file), 'utf8')
  } catch {
    throw new SiteError({
      file,
      what: 'The file, which pictures for shared links are made of, can’t be read.',
      fix: 'Put the file there, or name another in src/config/shareImages.ts.',
    })
  }
}
