import type {Adoption} from './adoptSite'
import type {Place} from './deadLinks'

/** Most characters of a line that are printed. */
export const PRINTED = 100

/**
 * What the command did, then what is left to do.
 * @param width most characters of the text of a place. Default: all.
 */
export function describeAdoption(
  {removed, unlinked, stuck}: Adoption,
  mentions: readonly Place[],
  width = Infinity,
): string {
  const list = (title: string, places: readonly Place[]): string[] =>
    places.length === 0
      ? []
      : [
          '',
          `${title} (${places.length}):`,
          ...places.map(({file, line, text}) => `  ${file}:${line}  ${text.slice(0, width)}`),
        ]
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
