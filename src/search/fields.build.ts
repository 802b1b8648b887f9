import {slug} from 'github-slugger'
import type {PageText} from './extract.build'
import type {SectionTerms} from './pack.build'
import {namesIn, pairsOf, phraseOf, termsOf} from './terms'

/** What a page says about itself outside its main content. */
type PageHead = {title: string; path: string; meta: ReadonlyMap<string, string>}

/** An anchor that a writer chose has words that the heading doesn't. */
const ownAnchor = (anchor: string, heading: string): string[] => (slug(heading) === anchor ? [] : [anchor])

/** The terms by which each section of a page is found. */
export function fieldsOf({title, meta, path}: PageHead, {sections, label, trail, names}: PageText): SectionTerms[] {
  const keywords = (meta.get('keywords') ?? '').split(',')
  const address = path.split('/').at(-2) ?? ''
  return sections.map(({anchor, heading, text, code, quoted}) => {
    const shown = {
      code: termsOf([code, ...quoted].join(' ')),
      names: quoted.flatMap(namesIn),
      pairs: quoted.flatMap(pairsOf),
    }
    return anchor === ''
      ? {
          ...shown,
          title: termsOf([...new Set([title, label])].join(' ')),
          page: termsOf(trail.join(' ')),
          heading: [],
          keys: [
            ...termsOf([...keywords, address, ...names].join(', ')),
            ...[...keywords, title, label, ...names].flatMap(phraseOf),
          ],
          text: termsOf(`${meta.get('description') ?? ''} ${text}`),
        }
      : {
          ...shown,
          title: [],
          page: termsOf(title),
          heading: termsOf(heading),
          keys: [...termsOf(ownAnchor(anchor, heading).join(' ')), ...phraseOf(heading)],
          text: termsOf(text),
        }
  })
}
