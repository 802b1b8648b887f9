import {serviceLevels, type Response} from '../data/serviceLevels'
import {duration} from './duration'

/** What support promises for a severity. @throws Error where the data has no such one. */
export function responseTo(id: Response['id']): Response {
  const responses: readonly Response[] = serviceLevels.responses
  const found = responses.find((response) => response.id === id)
  if (found === undefined) throw new Error(`src/data/serviceLevels.ts has no response "${id}". Fix: Add it.`)
  return found
}

/** "every 30 minutes", "when there is news". */
export const reports = ({update}: Response): string =>
  update === undefined ? 'when there is news' : `every ${duration(update)}`
