import type {ArticleFacts} from '../record'

/** An article as it stands in the page that the reader has opened. */
export type Article = {className: string; html: string}

/** The article of the page that the reader has opened, by the document's permanent link. */
const kept = new Map<string, Article>()

/**
 * Keeps the article that stands in the page, so that React can adopt it as it is, and draw it again later, without the
 * script that its text would be in.
 * @returns whether there is one.
 */
export function keepArticle({metadata}: ArticleFacts): boolean {
  const element = document.querySelector('.theme-doc-markdown')
  if (element) kept.set(metadata.permalink, {className: element.className, html: element.innerHTML})
  return element !== null
}

/** The article of a document, where it has been kept. */
export const keptArticle = (permalink: string): Article | undefined => kept.get(permalink)
