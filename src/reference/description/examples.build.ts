import {isObject} from '../../lib/isObject'
import {member} from './object.build'

/** An example, and what is said of it. */
export type Example = {summary: string | undefined; value: unknown}

/** The examples of a body or of a parameter, whichever form they have: `examples`, or one `example`. */
export function examplesOf(media: unknown): Example[] {
  const many = member(media, 'examples')
  const listed = isObject(many) ? Object.values(many) : []
  const found = listed.filter(isObject).flatMap(({summary, description, value}) => {
    if (value === undefined) return []
    const texts = [summary, description].filter((text) => typeof text === 'string' && text !== '')
    return [{summary: texts.length > 0 ? texts.join(': ') : undefined, value}]
  })
  if (found.length > 0) return found
  const one = member(media, 'example')
  return one === undefined ? [] : [{summary: undefined, value: one}]
}

/** The examples that are elsewhere, by their addresses. */
export function linkedExamples(media: unknown): {summary: string; url: string}[] {
  const many = member(media, 'examples')
  return Object.entries(isObject(many) ? many : {}).flatMap(([name, example]) => {
    const url = member(example, 'externalValue')
    const summary = member(example, 'summary')
    return typeof url === 'string' ? [{summary: typeof summary === 'string' ? summary : name, url}] : []
  })
}

/** Whether something that may have examples has one, in either form. */
export function hasExample(media: unknown): boolean {
  return member(media, 'example') !== undefined || examplesOf(media).length > 0
}

/** The first value that a parameter or a header gives as an example, itself or in its schema. */
export function exampleOf(parameter: unknown, schema: unknown = member(parameter, 'schema')): unknown {
  const [first] = examplesOf(parameter)
  return first === undefined ? statedValue(schema) : first.value
}

/** A value that a schema names. */
export function statedValue(schema: unknown): unknown {
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
