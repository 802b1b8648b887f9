import {anchorOf, type IndexedPage} from '../searchIndex'

/** A section. */
export type Place = {
  page: IndexedPage
  /** Its number in the page. */
  at: number
  anchor: string
  heading: string
}

/** All sections, by their numbers in the index. */
export const placesOf = (pages: readonly IndexedPage[]): Place[] =>
  pages.flatMap((page) =>
    page.sections.map(([heading, anchor = anchorOf(heading)], at) => ({page, at, anchor, heading})),
  )

/** The last part of the path of a page, in words. */
const lastPart = ({path}: IndexedPage): string => (path.split('/').at(-2) ?? '').replaceAll('-', ' ')

/** What a section is called: the heading, or title, label and address of the page. */
export const namesOf = ({page, anchor, heading}: Place): string[] => {
  if (anchor !== '') return [heading]
  return page.isAuxiliary ? [page.title] : [page.title, page.label, lastPart(page)]
}
