import {createHash} from 'node:crypto'
import {cacheIn} from '../../lib/cache.build'
import {readInput} from '../readInput'
import {charactersOf, readCharacters} from './characters'
import type {FontsOptions} from './options'
import {fontFaces} from './stylesheet'
import {subset} from './subset'

/** Everything that the plugin adds to the site. */
export type Fonts = {
  /** The stylesheet. */
  css: string
  /** Files by their path inside the build. */
  assets: Readonly<Record<string, Buffer>>
  /** Addresses that every page's head asks for. */
  preloads: readonly string[]
}

/** Where the fonts come from and go to. */
export type Places = {
  /** Absolute path of the site's root. */
  siteDir: string
  /** Path of the site on its host, with slashes at both ends. */
  baseUrl: string
}

const FOLDER = 'assets/fonts'
const CONFIG = 'src/config/fonts.ts'

/** Reads the site's characters, cuts every font down to them and writes the stylesheet. */
export async function loadFonts(options: FontsOptions, {siteDir, baseUrl}: Places): Promise<Fonts> {
  const {families, sources, ignore = [], licence} = options
  const site = await readCharacters({siteDir, sources, ignore})
  const assets: Record<string, Buffer> = {
    [`${FOLDER}/OFL.txt`]: await readInput(siteDir, `node_modules/${licence}`, CONFIG),
  }
  const preloads: string[] = []
  const css: string[] = []
  for (const family of families) {
    const characters = charactersOf(site, family.characters ?? '')
    const files = []
    for (const file of family.files) {
      const font = await readInput(siteDir, `node_modules/${file.source}`, CONFIG)
      const data = await subset(font, file, characters, cacheIn(siteDir))
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 8)
      const name = `${FOLDER}/${file.name}.${hash}.woff2`
      assets[name] = data
      files.push({weight: file.weight, url: baseUrl + name})
      if (file.preload) preloads.push(baseUrl + name)
    }
    css.push(fontFaces(family, files))
  }
  return {css: `${css.join('\n')}\n`, assets, preloads}
}
