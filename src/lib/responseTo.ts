import {serviceLevels, type Response} from '../data/serviceLevels'

/** How soon a person answers. @throws Error where the data has no such severity. */
export function responseTo(id: Response['id']): Response {
  const found = serviceLevels.responses.find((response) => response.id === id)
  if (found === undefined) throw new Error(`src/data/serviceLevels.ts has no response with the id "${id}". Add one.`)
  return found
}
