import {translate} from '@docusaurus/Translate'
import {cut} from '../../lib/cut'
import {formatNumber} from '../../lib/formats'

/** Characters of a query that are shown. */
const SHOWN = 200

/** A text between the quotation marks of the language. */
export const inQuotes = (text: string): string => translate({id: 'search.quoted', message: '“{text}”'}, {text})

/** A query as it is named to the reader. */
export const quoted = (query: string): string => inQuotes(cut(query, SHOWN))

export const PLACEHOLDER = translate({id: 'search.placeholder', message: 'Search docs'})

export const SEARCHING = translate({id: 'search.searching', message: 'Searching...'})

export const FAILED = translate({id: 'search.failed', message: 'Unable to fetch results'})

export const nothingFor = (query: string): string =>
  translate({id: 'search.nothing', message: 'No results found for {query}'}, {query: quoted(query)})

/** "1 result", "1,234 results". */
export const countOf = (count: number): string =>
  count === 1
    ? translate({id: 'search.oneResult', message: '1 result'})
    : translate({id: 'search.results', message: '{count} results'}, {count: formatNumber(count)})
