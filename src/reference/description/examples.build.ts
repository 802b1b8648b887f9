import {isObject} from '../../lib/isObject'
import {member} from './object.build'

/** The examples of a body or of a parameter, whichever form they have: `examples`, or one `example`. */
export function examplesOf(media: unknown): {summary: string | undefined; value: unknown}[] {
  const many = member(media, 'examples')
  const listed = isObject(many) ? Object.values(many) : []
  const found = listed.filter(isObject).map(({summary, value}) => ({
    summary: typeof summary === 'string' ? summary : undefined,
    value,
  }))
  if (found.length > 0) return found
  const one = member(media, 'example')
  return one === undefined ? [] : [{summary: undefined, value: one}]
}

/** The first value that a parameter or a header gives as an example, itself or in its schema. */
export function exampleOf(parameter: unknown, schema: unknown = member(parameter, 'schema')): unknown {
  const [first] = examplesOf(parameter)
  if (first !== undefined) return first.value
  const firstOf = (list: unknown): unknown[] => (Array.isArray(list) ? [list[0]] : [])
  const candidates: unknown[] = [
    member(schema, 'example'),
    ...firstOf(member(schema, 'examples')),
    member(schema, 'default'),
    member(schema, 'const'),
    ...firstOf(member(schema, 'enum')),
  ]
  return candidates.find((value) => value !== undefined)
}
