import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {inTurn} from '../../lib/changePages'

const LINK = /<a [^>]*?href="?([^\s">?#]+)/g

/** What a build has, and where. */
export type Pages = {outDir: string; baseUrl: string; routesPaths: readonly string[]}

/**
 * The addresses within the site that its pages link to though nothing is there: without them, the browser would ask for
 * their records in vain.
 * @returns their paths, with slashes at both ends, in the order of the alphabet.
 */
export function absentPages({outDir, baseUrl, routesPaths}: Pages): Promise<readonly string[]> {
  const withSlash = (pathname: string): string => pathname.replace(/\/?$/, '/')
  const known = new Set(routesPaths.map(withSlash))
  const isAbsent = (pathname: string): boolean =>
    pathname.startsWith(baseUrl) &&
    !pathname.startsWith('//') &&
    !known.has(withSlash(pathname)) &&
    !existsSync(path.join(outDir, decodeURI(pathname).slice(baseUrl.length)))
  return inTurn(outDir, async () => {
    const linked = new Set<string>()
    for (const file of await glob('**/*.html', {cwd: outDir, absolute: true}))
      for (const [, href = ''] of (await readFile(file, 'utf8')).matchAll(LINK)) linked.add(href)
    return [...linked].filter(isAbsent).map(withSlash).sort()
  })
}
