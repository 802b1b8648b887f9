import {existsSync} from 'node:fs'
import path from 'node:path'
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

const QUERIES = Object.values(queriesByKind).flat()

/** Says that the queries are about other content, if the site lacks pages that more than a tenth of them expect. */
export function otherContent(
  queries: readonly {to: readonly string[]}[],
  hasPage: (to: string) => boolean,
): string | undefined {
  const without = queries.filter(({to}) => !to.some(hasPage))
  const [example] = without.flatMap(({to}) => to)
  if (without.length <= queries.length / 10 || example === undefined) return undefined
  return `This site has no page for ${without.length} of the ${queries.length} queries in src/search/queries.ts, such as ${example}. Replace them with queries of your readers, and the questions in askQuestions.ts and publicQuestions.ts too.`
}

/** Whether the queries are about the pages of the build. If not, says what to do. */
function areOfThisSite(): boolean {
  const problem = otherContent(QUERIES, (to) =>
    existsSync(path.join(BUILD_DIR, to.replace(/[?#].*$/, ''), 'index.html')),
  )
  if (problem !== undefined) console.log(problem)
  return problem === undefined
}

/** How well the search of the build leads to the right section. Undefined if the queries are about other content. */
export async function measureSearch(): Promise<Figures | undefined> {
  if (!areOfThisSite()) return undefined
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

/** How well Ask answers with passages of the build. Undefined if the questions are about other content. */
export async function measureAsk(): Promise<Figures | undefined> {
  if (!areOfThisSite()) return undefined
  const {misses, ...scores} = await scoreAsk(await openBuiltIndex(BUILD_DIR), answerable, unanswerable)
  if (misses.length > 0) console.log(`Ask is wrong about:\n${misses.map((question) => `  ${question}`).join('\n')}`)
  const figures = Object.fromEntries(Object.entries(scores).map(([name, value]) => [name, rounded(value)]))
  return {by: 'the search of this site', figures}
}
