import type {JsonSchema} from '../description/description.build'

/** A text of a description, or none. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The examples of a schema, from either keyword. */
export function schemaExamples({example, examples}: JsonSchema): unknown[] {
  return [...(example === undefined ? [] : [example]), ...(Array.isArray(examples) ? examples.map(asUnknown) : [])]
}

export const asUnknown = (value: unknown): unknown => value
