import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants} from 'node:zlib'
import {glob} from 'tinyglobby'
import type {OfflineList} from '../../parts/offline/offlineFiles'

const compress = promisify(brotliCompress)

/** What servers that compress while they answer use, and ten times as fast as the best. */
const QUALITY = {params: {[constants.BROTLI_PARAM_QUALITY]: 4}}

/** Files that no page names and that a reader's action loads. */
const ON_DEMAND = ['assets/{fonts,inline,search,sidebars}/**', 'page-list.json']

/** What pages load at once. Pictures of shared links stand in `content`, and archives are no part of a page. */
const LOADED = /\s(?:src|srcset|href)="([^"]+\.(?:avif|css|gif|ico|jpe?g|png|svg|webp|woff2))(?:[\s"])/g

/** Paths below the site's root of the files that a page loads from this site. */
export function filesOf(html: string, baseUrl: string): string[] {
  return [...html.matchAll(LOADED)].flatMap(([, address = '']) =>
    address.startsWith(baseUrl) && !address.startsWith('//') ? decodeURI(address.slice(baseUrl.length)) : [],
  )
}

/** A page, relative to the build, and its path on the site. */
type SavedPage = {file: string; path: string}

/**
 * Lists everything that a reader needs to read some pages without a connection. Sorted, so that the same files make the same list.
 * @param outDir absolute path of the finished build. @param baseUrl path of the site, with both slashes.
 */
export async function offlineList(outDir: string, pages: readonly SavedPage[], baseUrl: string): Promise<OfflineList> {
  const files = new Set(await glob(ON_DEMAND, {cwd: outDir}))
  const list = {bytes: 0, sentBytes: 0}
  const add = async (file: string): Promise<Buffer> => {
    const content = await readFile(path.join(outDir, file))
    list.bytes += content.length
    list.sentBytes += Math.min(content.length, (await compress(content, QUALITY)).length)
    return content
  }
  for (const {file} of pages) {
    const html = await add(file)
    for (const one of filesOf(html.toString(), baseUrl)) files.add(one)
  }
  for (const file of files) await add(file)
  const paths = [...pages.map((page) => page.path.slice(1)), ...files].sort()
  return {...list, files: paths.map((file) => baseUrl + encodeURI(file))}
}
