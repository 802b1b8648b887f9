import {serviceLevels, type Response} from '../data/offer/serviceLevels'
import {answerHours} from '../data/offer/support'
import {capitalized} from './capitalized'
import {duration} from './duration'

/** What support promises for a severity. @throws Error where the data has no such one. */
export function responseTo(id: Response['id']): Response {
  const responses: readonly Response[] = serviceLevels.responses
  const found = responses.find((response) => response.id === id)
  if (found === undefined) throw new Error(`src/data/offer/serviceLevels.ts has no response "${id}". Fix: Add it.`)
  return found
}

/** What a table of response times tells, in the order of `responseRow`. */
export const responseColumns = ['Severity', 'What it means', 'First answer', 'Reports', 'Hours'] as const

/** A severity as a row of such a table. */
export const responseRow = (response: Response): readonly string[] => [
  response.severity,
  response.meaning,
  `Within ${duration(response.firstAnswer)}`,
  capitalized(reports(response)),
  capitalized(answerHours[response.hours]),
]

/** "every 30 minutes", "when there is news". */
export const reports = ({update}: Response): string =>
  update === undefined ? 'when there is news' : `every ${duration(update)}`
