import type {BuiltIndex} from './builtIndex.build'
import type {Answerable} from './askQuestions'
import type {Query} from './queries'

/** How well a set of searches leads to where it has to. Shares are from 0 to 1. */
export type SearchScores = {
  /** How many searches there are. */
  count: number
  /** The share whose first result is right. */
  first: number
  /** The share with a right result among the first three. */
  early: number
  /** The mean of 1 by the place of the first right result among ten; 0 for none. */
  meanReciprocalRank: number
}

const DEPTH = 10

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

export async function scoreSearches(
  index: BuiltIndex,
  queries: readonly Pick<Query, 'query' | 'to'>[],
): Promise<SearchScores> {
  const ranks: number[] = []
  for (const {query, to} of queries) {
    const results = await index.found(query, DEPTH)
    const at = results.findIndex(({page, section}) =>
      to.some((wanted) => wanted === section || (!wanted.includes('#') && wanted === page)),
    )
    ranks.push(at === -1 ? Infinity : at + 1)
  }
  const share = (top: number): number => mean(ranks.map((rank) => (rank <= top ? 1 : 0)))
  return {
    count: ranks.length,
    first: share(1),
    early: share(3),
    meanReciprocalRank: mean(ranks.map((rank) => 1 / rank)),
  }
}

/** How well Ask answers. */
export type AskScores = {
  /** How many questions have an answer on the site. */
  answerable: number
  /** Of those, the share to which Ask gives an answer, instead of links. */
  answered: number
  /** Of the answers given, the share whose quotes contain what answers the question. */
  right: number
  /** How many questions have no answer on the site. */
  unanswerable: number
  /** Of those, the share that Ask declines to answer. */
  declined: number
  /** Questions that Ask answers wrongly, or answers although no page does. */
  misses: readonly string[]
}

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

export async function scoreAsk(
  index: BuiltIndex,
  answerable: readonly Answerable[],
  unanswerable: readonly string[],
): Promise<AskScores> {
  const given: {question: string; isRight: boolean}[] = []
  for (const {question, says} of answerable) {
    const {quotes} = await index.ask(question)
    if (quotes.length === 0) continue
    const text = folded(quotes.map(({quote}) => quote).join('\n'))
    given.push({question, isRight: says.some((answer) => text.includes(folded(answer)))})
  }
  const invented: string[] = []
  for (const question of unanswerable) if ((await index.ask(question)).quotes.length > 0) invented.push(question)
  return {
    answerable: answerable.length,
    answered: given.length / answerable.length,
    right: mean(given.map(({isRight}) => (isRight ? 1 : 0))),
    unanswerable: unanswerable.length,
    declined: 1 - invented.length / unanswerable.length,
    misses: [...given.filter(({isRight}) => !isRight).map(({question}) => question), ...invented],
  }
}
