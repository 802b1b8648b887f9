import leven from 'leven'
import type {ListedPage} from '../../lib/listedPage'

/** Of 1, which is the same address: below this a page is another one. */
const SIMILAR = 0.55

/** No page has a longer address. Comparing takes time in proportion to the square of the length. */
const LONGEST = 200

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const segmentsOf = (path: string): string[] =>
  decode(path)
    .toLowerCase()
    .replace(/(\/index)?\.(html?|php|aspx?|mdx?)$/, '')
    .split('/')
    .filter(Boolean)

const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))]

/** How much of the longer of two texts need not be typed anew, from 0 to 1. */
function resemblance(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  return length === 0 ? 0 : 1 - leven(a, b) / length
}

/** How many of the words have a likely counterpart among the others, typos forgiven, from 0 to 1. */
function wordsFound(words: readonly string[], among: readonly string[]): number {
  const found = words.map((word) => Math.max(0, ...among.map((other) => resemblance(word, other))))
  const sum = found.reduce((total, one) => total + (one >= 0.7 ? one : 0), 0)
  return words.length === 0 ? 0 : sum / words.length
}

function score(typed: readonly string[], page: ListedPage): number {
  const segments = segmentsOf(page.path)
  const address = resemblance(typed.join('/'), segments.join('/'))
  // The same slug in another section, or the section's name with the wrong page.
  const slug = resemblance(typed.at(-1) ?? '', segments.at(-1) ?? '')
  const words = wordsFound(wordsOf(typed.join(' ')), wordsOf(`${segments.join(' ')} ${page.title}`))
  return Math.max(address, 0.5 * slug + 0.5 * words, 0.8 * words + 0.2 * address)
}

/**
 * The pages that someone who typed an address, or followed an old link, most likely wanted; the likeliest first. None where
 * no address or title resembles it.
 * @param typed path of an address that does not exist, as the browser has it.
 */
export function likeliestPages(typed: string, pages: readonly ListedPage[], count: number): readonly ListedPage[] {
  const segments = segmentsOf(typed.slice(0, LONGEST))
  return pages
    .map((page) => ({page, score: score(segments, page)}))
    .filter((one) => one.score >= SIMILAR)
    .sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
    .slice(0, count)
    .map(({page}) => page)
}
