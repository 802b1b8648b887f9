import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {inTurn} from '../../lib/changePages'
import {withSlash} from './withSlash'

const LINK = /<a [^>]*?href="?([^\s">?#]+)/g

/** The file that an address names. Undefined where the address is not well encoded, as in `/100%`. */
function fileAt(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

/** What a build has, and where. */
export type Pages = {outDir: string; baseUrl: string; routesPaths: readonly string[]}

/**
 * The addresses within the site that its pages link to though nothing is there: without them, the browser would ask for
 * their records in vain.
 * @returns their paths, with slashes at both ends, in the order of the alphabet.
 */
export function absentPages({outDir, baseUrl, routesPaths}: Pages): Promise<readonly string[]> {
  const known = new Set(routesPaths.map(withSlash))
  const isAbsent = (pathname: string): boolean => {
    if (!pathname.startsWith(baseUrl) || pathname.startsWith('//') || known.has(withSlash(pathname))) return false
    const file = fileAt(pathname)
    return file !== undefined && !existsSync(path.join(outDir, file.slice(baseUrl.length)))
  }
  return inTurn(outDir, async () => {
    const linked = new Set<string>()
    for (const file of await glob('**/*.html', {cwd: outDir, absolute: true}))
      for (const [, href = ''] of (await readFile(file, 'utf8')).matchAll(LINK)) linked.add(href)
    return [...linked].filter(isAbsent).map(withSlash).sort()
  })
}
