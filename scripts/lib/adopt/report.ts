import type {Adoption} from './adoptSite'
import type {Place} from './deadLinks'

/** Most characters of a line that are printed. */
const WIDTH = 100

const placeLine = ({file, line, text}: Place): string => `  ${file}:${line}  ${text.slice(0, WIDTH)}`

function list(title: string, places: readonly Place[]): string[] {
  return places.length === 0 ? [] : ['', `${title} (${places.length}):`, ...places.map(placeLine)]
}

/** What the command prints: what it did, then what is left to do. */
export function describeAdoption({removed, unlinked, stuck}: Adoption, mentions: readonly Place[]): string {
  return [
    `Removed ${removed} files. Changed ${unlinked.length} links.`,
    ...list('Links that were removed. Line numbers are those before the change', unlinked),
    ...list('Text that still mentions what you removed. Read it, and rewrite or delete it', mentions),
    ...list(
      'Links that the code requires. Those to articles, guides, and posts lead to another page now: read the labels. For the others, choose a page',
      stuck,
    ),
  ].join('\n')
}
