import type {Problem} from '../../lib/problem'
import type {Page} from './page'

/** Paragraphs that stand on two pages, or twice on one. */
export function checkParagraphs(pages: readonly Page[]): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({file, body}) =>
    body.paragraphs.flatMap(({hash, line, column}) => {
      const other = first.get(hash)
      first.set(hash, other ?? `${file}:${line}`)
      if (other === undefined) return []
      return [
        {
          file,
          line,
          column,
          what: `The same paragraph is at ${other}.`,
          allowed: 'one place for each fact, which other pages link to',
          fix: 'Keep the paragraph in one place, and link to it from the other.',
        },
      ]
    }),
  )
}
