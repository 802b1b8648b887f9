import {readInput} from '../readInput'
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
  const read = async (file: string): Promise<string> =>
    (await readInput(siteDir, file, 'src/config/shareImages.ts')).toString()
  const [svg, css] = await Promise.all([read(logo), read(tokens)])
  const [sans, title, mono] = await Promise.all([load(fonts.sans), load(fonts.title), load(fonts.mono)])
  return {
    brandName,
    logo: readLogo(svg, logo),
    colors: readColors(css, tokens),
    fonts: {sans, title, mono},
    allFonts: [sans, title, mono, ...(await Promise.all((fonts.more ?? []).map(load)))],
  }
}
