import {findPieces} from './literal'
import {padded, wordsIn, type Lookup, type Prepared} from './prepare'

/** An entry that fits a text. */
export type Match = {
  entry: Prepared['entry']
  /** Whether the text contains the literal message, not only words of it. */
  isLiteral: boolean
  score: number
}

/** How much more a literal message counts than its words. */
const LITERAL = 4

/** What a literal message has to weigh: a status or one frequent word says nothing. */
const LEAST_LITERAL = 2.5

/** How much of a problem's words a text has to have without the literal message, and how much they have to weigh. */
const [LEAST_SHARE, LEAST_WEIGHT] = [0.55, 9]

/** What words count of the title and the cause, and words of packages and classes. */
const [CONTEXT, WEAK] = [0.2, 0.25]

/** How much of the best score another answer has to have, and how many answers one message gets. */
const [ENOUGH, OF_ONE_MESSAGE, MOST] = [0.4, 2, 5]

/** Names of packages and classes in the first frames: they tell a mail server from a directory. */
function weakWords(text: string): Set<string> {
  const names = text.slice(0, 20_000).match(/\b[a-z]\w{0,40}(?:\.[\w$]{1,60}){2,12}/g) ?? []
  return new Set(names.slice(0, 60).flatMap((name) => name.toLowerCase().split('.')))
}

/** How many words of a text are compared: those of a log of several hundred KB, without its times, IDs, and frames. */
export const MOST_WORDS = 10_000

const sum = (words: Iterable<string>, weight: (word: string) => number): number =>
  [...words].reduce((total, word) => total + weight(word), 0)

/** The entries that fit a text, the best first, five at most. */
export function matchesOf(text: string, {entries, weight}: Lookup): Match[] {
  const words = wordsIn(text).slice(0, MOST_WORDS)
  const own = new Set(words)
  const weak = weakWords(text)
  const whole = padded(words)
  const shared = (all: ReadonlySet<string>): number =>
    sum(
      [...all].filter((word) => own.has(word)),
      weight,
    ) +
    WEAK *
      sum(
        [...all].filter((word) => !own.has(word) && weak.has(word)),
        weight,
      )

  function scoreOf({entry, literals, problem, context}: Prepared): Match | undefined {
    const found = literals.filter((pieces) => findPieces(whole, pieces) !== undefined)
    const literal = sum(new Set(found.flatMap((pieces) => pieces.join(' ').split(' ').filter(Boolean))), weight)
    const inProblem = shared(problem)
    const isLiteral = literal >= LEAST_LITERAL
    const isAlike = inProblem >= LEAST_WEIGHT && inProblem >= LEAST_SHARE * sum(problem, weight)
    if (!isLiteral && !isAlike) return undefined
    // An error code alone says less than the code with its description.
    const part = (found.length / Math.max(literals.length, 1)) ** 2
    return {entry, isLiteral, score: LITERAL * literal * part + inProblem + CONTEXT * shared(context)}
  }

  const all = entries.flatMap((entry) => scoreOf(entry) ?? []).toSorted((one, other) => other.score - one.score)
  const counts = new Map<string, number>()
  const best = all[0]?.score ?? 0
  return all
    .filter(({entry, score}) => {
      const count = (counts.get(entry.problem) ?? 0) + 1
      counts.set(entry.problem, count)
      return count <= OF_ONE_MESSAGE && score >= ENOUGH * best
    })
    .slice(0, MOST)
}
