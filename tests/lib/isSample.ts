import {existsSync} from 'node:fs'
import path from 'node:path'

// Not from `scripts/lib/root`, which is a module of another kind for Playwright. All runners start in the site's root.
const ROOT = process.cwd()

/** Whether the site has the content of the sample. `npm run adopt` removes the folder with the tests of that content. */
export const isSample = existsSync(path.join(ROOT, 'tests/sample'))

/** What a count has to exceed: the number in the sample, and zero with other content. */
export const sampleCount = (count: number): number => (isSample ? count : 0)

/** A part of addresses that no site has, whatever its content. */
const NO_PAGE = 'no-such'

/**
 * Whether a test can visit an address. With other content, some pages of the sample are gone. In the sample they must be
 * there, so that a test of a missing page fails.
 */
export function canVisit(address: string): boolean {
  const pathname = address.replace(/[?#].*$/, '')
  if (isSample || !pathname.startsWith('/') || pathname.includes(NO_PAGE)) return true
  return existsSync(path.join(ROOT, 'build', pathname, pathname.endsWith('/') ? 'index.html' : ''))
}

/** Those of a list that a test can visit. */
export const pagesOfBuild = (addresses: readonly string[]): string[] => addresses.filter(canVisit)
