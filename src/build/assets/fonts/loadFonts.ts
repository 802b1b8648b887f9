import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {SiteError} from '../../../lib/problem'
import {cacheIn, type Cache} from '../../cache'
import {cachedSubset} from './cache'
import {charactersOf, readCharacters} from './characters'
import type {FontFamily, FontFile, FontsOptions} from './options'
import {fontFaces} from './stylesheet'
import type {Subset} from './subset'

/** Everything that the plugin adds to the site. */
export type Fonts = {
  /** The stylesheet. */
  css: string
  /** Files by their path inside the build. */
  assets: Readonly<Record<string, Buffer>>
  /** Addresses that every page's head asks for. */
  preloads: readonly string[]
  /** What each family draws, by its name. */
  characters: Readonly<Record<string, string>>
}

/** Where the fonts come from and go to. */
export type Places = {
  /** Absolute path of the site's root. */
  siteDir: string
  /** Path of the site on its host, with slashes at both ends. */
  baseUrl: string
}

const FOLDER = 'assets/fonts'

/** Reads the site's characters, cuts every font down to them and writes the stylesheet. */
export async function loadFonts(options: FontsOptions, {siteDir, baseUrl}: Places): Promise<Fonts> {
  const {families, sources, ignore = [], licence} = options
  const characters = await readCharacters({siteDir, sources, ignore})
  const loaded = await Promise.all(
    families.map((family) => loadFamily(family, characters, {siteDir, cache: cacheIn(siteDir)})),
  )
  const files = loaded.flatMap(({files}) => files)
  return {
    css: `${loaded.map(({family, files}) => fontFaces(family, withUrls(files, baseUrl))).join('\n')}\n`,
    assets: {
      ...Object.fromEntries(files.map(({path: name, subset}) => [name, subset.data])),
      [`${FOLDER}/OFL.txt`]: await readPackageFile(siteDir, licence),
    },
    preloads: files.filter(({file}) => file.preload).map(({path: name}) => baseUrl + name),
    characters: Object.fromEntries(
      loaded.map(({family, files}) => [family.name, files.map(({subset}) => subset.characters)[0] ?? '']),
    ),
  }
}

type LoadedFile = {file: FontFile; path: string; subset: Subset}

function withUrls(files: readonly LoadedFile[], baseUrl: string) {
  return files.map((loaded) => ({...loaded, url: baseUrl + loaded.path}))
}

async function loadFamily(
  family: FontFamily,
  siteCharacters: string,
  {siteDir, cache}: {siteDir: string; cache: Cache},
) {
  const characters = charactersOf(siteCharacters, family.characters ?? '')
  const load = async (file: FontFile): Promise<LoadedFile> => {
    const {weight, axes, features} = file
    const [lightest, heaviest] = typeof weight === 'number' ? [weight, weight] : weight
    const subset = await cachedSubset(
      await readPackageFile(siteDir, file.source),
      {
        file: {axes, features},
        characters,
        weights: family.weights.filter((used) => used >= lightest && used <= heaviest),
      },
      cache,
    )
    const hash = createHash('sha256').update(subset.data).digest('hex').slice(0, 8)
    return {file, path: `${FOLDER}/${file.name}.${hash}.woff2`, subset}
  }
  return {family, files: await Promise.all(family.files.map(load))}
}

async function readPackageFile(siteDir: string, file: string): Promise<Buffer> {
  try {
    return await readFile(path.join(siteDir, 'node_modules', file))
  } catch {
    throw new SiteError({
      file: 'src/config/fonts.ts',
      what: `The fonts plugin can't read "${file}" in node_modules.`,
      allowed: 'the path of a file of an installed package',
      fix: 'Correct the path, or install the package that has the file.',
    })
  }
}
