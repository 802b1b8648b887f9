import {isObject, member} from './object'

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
  const listed: unknown = member(schema, 'examples')
  const allowed: unknown = member(schema, 'enum')
  const candidates: unknown[] = [
    member(schema, 'example'),
    ...(Array.isArray(listed) ? listed.slice(0, 1) : []),
    member(schema, 'default'),
    member(schema, 'const'),
    ...(Array.isArray(allowed) ? allowed.slice(0, 1) : []),
  ]
  return candidates.find((value) => value !== undefined)
}
