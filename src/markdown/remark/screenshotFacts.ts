import path from 'node:path'
import type {Root} from 'mdast'
import {screenshots, type Screenshot} from '../../data/screenshots'
import {longDate} from '../../lib/longDate'
import {SiteError} from '../../lib/problem'
import {visitScreenshots} from '../visitScreenshots'
import {attributesOf} from './element'

/** Options of {@link screenshotFacts}. */
export type ScreenshotFactsOptions = {
  /** The pictures that there are, by name. Default: `src/data/takenScreenshots.json`. */
  taken?: Readonly<Record<string, Pick<Screenshot, 'width' | 'height' | 'alt' | 'phone' | 'versions' | 'date'>>>
}

/** A post has a date, and its pictures are often younger. Documents say on what they were tested. */
const isPost = (file = ''): boolean => path.basename(path.dirname(file)) === 'blog'

/**
 * Puts into each `<Screenshot name="…" />` what is known of the picture, so that a page does not bring the list of all
 * pictures along.
 * @throws SiteError for a picture that nobody has taken.
 */
export function screenshotFacts({taken = screenshots}: ScreenshotFactsOptions = {}) {
  return (tree: Root, page: {path?: string}): void => {
    visitScreenshots(tree, (name, node) => {
      const picture = taken[name]
      if (picture === undefined) {
        throw new SiteError({
          file: path.relative(process.cwd(), page.path ?? ''),
          line: node.position?.start.line ?? 1,
          what: `There is no screenshot "${name}".`,
          allowed: Object.keys(taken).join(', '),
          fix: 'Correct the name, or take the picture with "npm run lab:screenshots".',
        })
      }
      const facts = {
        width: String(picture.width),
        height: String(picture.height),
        phone: picture.phone && `${picture.phone.width}x${picture.phone.height}`,
        alt: picture.alt,
        source: isPost(page.path) ? `${picture.versions[0]}, ${longDate(picture.date)}` : undefined,
      }
      node.attributes.push(...attributesOf(facts))
    })
  }
}
