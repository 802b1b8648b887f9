import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'

/** A place where this site relies on what Docusaurus does not document. */
export type Point = {
  /** File of an installed package whose source was read for it. */
  source: string
  /** SHA-256 of that file, 16 hexadecimal digits. */
  hash: string
  what: string
  gain: string
  without: string
}

/**
 * Every such place. Where one no longer is what was read, pages are left to the framework's own client (`always`): they
 * work as before and weigh more.
 */
export const points: readonly Point[] = [
  {
    source: '@docusaurus/core/lib/webpack/client.js',
    hash: 'b38143fa54a7b01e',
    what: 'The entry of the browser’s scripts is one module, in place of which `configureWebpack` puts one that only names what has styles.',
    gain: 'All script of the framework: 120 to 180 KB a page at 400 pages. A third of the bundler’s time and memory: documents are compiled once, for the server.',
    without: 'The framework’s client is bundled, and every page loads it.',
  },
  {
    source: '@docusaurus/core/lib/client/clientEntry.js',
    hash: 'a9d6514eaf79c05c',
    what: 'What the framework’s entry does is to make the page React, and nothing that a page without React would miss.',
    gain: 'As above.',
    without: 'As above.',
  },
  {
    source: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    hash: '30fedb7e211e3acc',
    what: 'Global stylesheets come by `@generated/client-modules`, in the order of the cascade.',
    gain: 'No second list of them.',
    without: 'As above.',
  },
  {
    source: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    hash: '6bdf7133ebc411f9',
    what: 'The components of all routes are named in `.docusaurus/registry.js`.',
    gain: 'No list of the theme’s page components to keep up.',
    without: 'As above.',
  },
  {
    source: '@docusaurus/core/lib/ssg/ssgTemplate.js',
    hash: 'faea0446fa8ceeb5',
    what: 'A page links the stylesheets of the entry also where the bundler’s manifest does not know its modules.',
    gain: 'As for the first.',
    without: 'As above.',
  },
]

/** The hash of a point's source as it is installed; empty where it is gone. @param siteDir absolute path of the root. */
export function hashOf({source}: Pick<Point, 'source'>, siteDir: string): string {
  try {
    const file = createRequire(path.join(siteDir, 'package.json')).resolve(source)
    return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
  } catch {
    return ''
  }
}

/** The sources that are not what was read. */
export function changedPoints(siteDir: string): string[] {
  return points.filter((point) => hashOf(point, siteDir) !== point.hash).map(({source}) => source)
}
