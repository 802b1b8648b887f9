import {normalizeError} from '../../lib/errorText'
import type {Finding, Report} from '../report'
import {MOST_WORDS, type Match} from './match'
import {wordsIn} from './prepare'
import {formatNumber} from '../../lib/formats'

const listed = (items: readonly string[]): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')}${items.length > 2 ? ',' : ''} and ${items.at(-1) ?? ''}`

/** Where and on which versions the message was seen; empty for an entry that doesn't say it. */
function seenOn({place, versions = [], elsewhere}: Match['entry']): string {
  if (place === undefined || versions.length === 0) return ''
  const other = elsewhere === undefined ? '' : ` Other versions: ${elsewhere}.`
  return ` Seen on Keycloak ${listed(versions)}. Place: ${place}.${other}`
}

function findingOf({entry, isLiteral}: Match, base: string): Finding {
  const {problem, cause, fix, page} = entry
  return {
    kind: 'finding',
    severity: isLiteral ? 'error' : 'note',
    title: problem,
    text: `${cause}${/[.!?]$/.test(cause) || cause === '' ? '' : '.'}${seenOn(entry)}`,
    ...(fix === '' ? {} : {fix}),
    page: {label: page.title, path: page.address.slice(base.length - 1)},
  }
}

/** Most characters of a text that a search is asked for. */
const MOST_SEARCHED = 200

/** A search of the site for what is left of a text. */
function searchFor(text: string): Finding {
  const words = normalizeError(text).slice(0, MOST_SEARCHED)
  return {
    kind: 'finding',
    severity: 'note',
    title: 'No other listed message fits. The search looks through all pages.',
    page: {label: 'the results of the search', path: `/search/?q=${encodeURIComponent(words)}`},
  }
}

/** That a text is longer than what is compared. */
const cutOf = (text: string): Finding[] =>
  wordsIn(text).length > MOST_WORDS
    ? [
        {
          kind: 'finding',
          severity: 'note',
          title: `Only the first ${formatNumber(MOST_WORDS)} words of your text were compared.`,
          fix: 'Paste the lines around the error without the rest.',
        },
      ]
    : []

/**
 * The answer to a text.
 * @param base the site's base path, with a slash at both ends.
 */
export function answer(text: string, matches: readonly Match[], base: string): Report {
  if (matches.length > 0) return [...matches.map((match) => findingOf(match, base)), ...cutOf(text), searchFor(text)]
  const nothing = {kind: 'finding', severity: 'warning', title: 'No listed message fits this text.'} as const
  const advice =
    'Paste the whole line, with `error` and `error_description` if it has them. A stack trace needs its first line and its last `Caused by`.'
  return normalizeError(text) === ''
    ? [{...nothing, fix: advice}]
    : [{...nothing, fix: advice}, ...cutOf(text), searchFor(text)]
}
