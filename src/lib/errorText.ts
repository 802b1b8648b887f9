/**
 * What is left of a message when everything is gone that differs from one occurrence to the next. The search and the error lookup
 * read what a reader pastes with it. No expression here tries a long text again, so the time grows with the text only.
 */

/** Most characters that are read of a text, and that are left of it. */
const [MOST_READ, MOST_LEFT] = [20_000, 4000]

const character = (code: string, base: number): string => {
  const point = parseInt(code, base)
  return point > 31 && point < 0x11_0000 ? String.fromCodePoint(point) : ' '
}

/** Without the escapes of URLs, HTML, and JSON, also if they are escaped twice. None of their signs is left. */
const decoded = (text: string): string =>
  text
    .replace(/%(?:25)*([0-9a-f]{2})/gi, (_, code: string) => character(code, 16))
    .replace(/&(?:amp;)*(?:#(\d{1,6})|quot);/g, (_, code?: string) => (code ? character(code, 10) : '"'))
    .replace(/\\+(?:u([0-9a-f]{4})|[nrt])?/gi, (_, code?: string) => (code ? character(code, 16) : ' '))
    .replace(/[%&\\]/g, ' ')

/**
 * What stands around the words of a message. Each alternative needs a sign that no word has: frames of a stack trace; times, with
 * the date of syslog; threads; fields other than the message; addresses, but not their queries; how error pages begin.
 */
const AROUND =
  /\bat [\w.$/@<>-]{1,300}\([^)\n]{0,300}\)|(?:\b[A-Z][a-z]{2} +\d\d? )?(?:[\d-]{10}[T ])?\b\d\d?:\d\d:\d\d\S*|[([][\w .-]{0,40}-\d+[)\]]|\b(?!type\b|error|reason|detail|message|msg)\w+(?:=|": ?)(?:"[^"\n]{0,300}"|[^\s,}]{0,300})|\bhttps?:[^\s"',?#]{0,999}|We are sorry\.\.\./g

/** Words in prose, names in code, and codes such as `535` or `KC-SERVICES0029`. */
const WORD = /[\p{L}\p{N}_]+(?:[-.'][\p{L}\p{N}_]+)*/gu

/**
 * Levels of a log; identifiers and anything as long with a digit; long numbers, dates, addresses, and versions; loggers and hosts,
 * which are three names or more with the last in small letters.
 */
const NOISE =
  /^(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|SEVERE|null)$|^(?=\D*\d)(?:[\da-f-]{8,}|.{20,})$|^.{60}|^\d[\d.-]*(?:[.-]\d+|\d{5})\w*$|^[a-z\d_-]+(?:\.[a-z\d_-]+){2,}$/

/** A class without its package. */
const simpleName = (word: string): string => word.replace(/^(?:\w+\.)+(?=[A-Z]\w*$)/, '')

/**
 * A text without times, threads, levels, identifiers, addresses, names of realms, clients and users, frames of a stack trace, and
 * packages. A normalized text stays as it is.
 * @returns words with one space between them.
 */
export const withoutNoise = (text: string): string =>
  (decoded(text).replace(AROUND, ' ').match(WORD) ?? [])
    .map(simpleName)
    .filter((word) => !NOISE.test(word))
    .join(' ')

/** A message as `withoutNoise` leaves it. @returns 4,000 characters at most. */
export function normalizeError(text: string): string {
  const joined = withoutNoise(text.slice(0, MOST_READ))
  return joined.length > MOST_LEFT ? joined.slice(0, joined.lastIndexOf(' ', MOST_LEFT)) : joined
}

/** Whether a text is a piece of a log, an answer, or an address rather than words that a reader typed. */
export const isPasted = (text: string): boolean =>
  text.length > 120 || /\d:\d\d:\d\d|\berror["']?[=:] ?["']?\w|&#|%[2-7][0-9a-f]/.test(text)
