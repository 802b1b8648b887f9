import path from 'node:path'
import {glob} from 'tinyglobby'
import {checkContent, type ContentReport} from './checkContent'
import {keepPages} from './keepPages'
import {keptBodies} from './keptBodies'
import type {ContentCheckOptions} from './options'
import {parsePage} from './page'

/** By which another body could be made of a page's text. */
const MADE_WITH = [
  'package-lock.json',
  'src/build/content/{*.ts,proof/*.ts}',
  'src/build/content/check/{body.ts,closest.ts,rules/*}',
]

/**
 * A check that reads no text twice: pages are kept for the next time that it is called, and their bodies in
 * `.cache/content-check.json` for the next process.
 * @param siteDir absolute path of the site's root.
 */
export function siteChecker(siteDir: string, options: ContentCheckOptions): () => Promise<ContentReport> {
  const open = async () => {
    const madeWith = (await glob(MADE_WITH, {cwd: siteDir, absolute: true})).sort()
    const bodies = await keptBodies(path.join(siteDir, '.cache/content-check.json'), madeWith)
    return {bodies, parse: keepPages((file, source, tree) => parsePage(file, source, tree, bodies.read))}
  }
  let opened: ReturnType<typeof open> | undefined
  return async () => {
    const {bodies, parse} = await (opened ??= open())
    const report = await checkContent(siteDir, options, parse)
    await bodies.save()
    return report
  }
}
