import {answerable, unanswerable} from '../../../src/search/askQuestions'
import {openBuiltIndex} from '../../../src/search/builtIndex.build'
import {publicQuestions} from '../../../src/search/publicQuestions'
import {queriesByKind} from '../../../src/search/queries'
import {scoreAsk, scoreSearches} from '../../../src/search/scores.build'
import {publicMessages} from '../../../src/tools/errors/publicMessages'
import {BUILD_DIR} from '../root'
import {rounded, type Figures} from './figures'

const MISSPELLED = 'misspelled and unfinished'
const ERRORS = 'error messages'

/** How well the search of the build leads to the right section. */
export async function measureSearch(): Promise<Figures> {
  const index = await openBuiltIndex(BUILD_DIR)
  const ofKind = (isWanted: (kind: string) => boolean) =>
    Object.entries(queriesByKind).flatMap(([kind, queries]) => (isWanted(kind) ? queries : []))
  const sets = {
    queries: [...ofKind((kind) => kind !== MISSPELLED && kind !== ERRORS), ...publicQuestions],
    misspellings: ofKind((kind) => kind === MISSPELLED),
    errors: [...ofKind((kind) => kind === ERRORS), ...publicMessages.map(({text, to}) => ({query: text, to}))],
  }
  const figures: Record<string, number> = {}
  for (const [name, queries] of Object.entries(sets)) {
    const scores = await scoreSearches(index, queries)
    for (const [figure, value] of Object.entries(scores)) figures[`${name}.${figure}`] = rounded(value)
  }
  return {by: 'the search of this site', figures}
}

/** How well Ask answers with passages of the build. */
export async function measureAsk(): Promise<Figures> {
  const {misses, ...scores} = await scoreAsk(await openBuiltIndex(BUILD_DIR), answerable, unanswerable)
  if (misses.length > 0) console.log(`Ask is wrong about:\n${misses.map((question) => `  ${question}`).join('\n')}`)
  const figures = Object.fromEntries(Object.entries(scores).map(([name, value]) => [name, rounded(value)]))
  return {by: 'the search of this site', figures}
}
