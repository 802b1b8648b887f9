import {translate} from '@docusaurus/Translate'
import type {JsonSchema} from '../description/description.build'
import {or} from './texts.build'
import {choicesOf, isNullable, merged, propertiesOf, refName, schemaOf} from './composition.build'

/** What a reference means need not be known for the type and the limits beside it. */
export const NONE = {}

/** Keywords that decide what a value is. */
const TYPED = ['$ref', 'type', 'oneOf', 'anyOf', 'items', 'additionalProperties', 'properties']

/** Names of schemas stay as they are: `list of Member`. */
function plural(type: string): string {
  if (type.includes(or())) return `(${type})`
  return type.replace(/^(list|map|string|integer|number|boolean|object|any value)(?= of |$)/, (word) =>
    translate({id: 'site.api.type.several', message: '{word}s'}, {word}),
  )
}

/** The schema of the entries of a list, or of the values of a map that has no fields of its own. */
export function entriesOf(schema: JsonSchema): JsonSchema | undefined {
  return (
    schemaOf(schema.items) ?? (propertiesOf(schema).length === 0 ? schemaOf(schema.additionalProperties) : undefined)
  )
}

/** The schema of the entries of a list, of lists and of maps; of anything else itself. */
export function inner(schema: JsonSchema): JsonSchema {
  const entries = entriesOf(schema)
  return entries === undefined || Object.keys(entries).length === 0 ? schema : inner(entries)
}

/** What a schema is, in words: `string`, `list of Member`, `map of strings`, `string or null`. */
export function typeText(schema: JsonSchema): string {
  const type = bareType(schema)
  return isNullable(schema) && type !== 'null' && !type.endsWith(`${or()}null`) ? `${type}${or()}null` : type
}

function bareType(given: JsonSchema): string {
  // What a reference in `allOf` means need not be known for its name, nor that it is an object.
  const schema = merged(given, NONE)
  if (schema !== given && Object.keys(schema).every((key) => !TYPED.includes(key))) return 'object'
  const name = refName(schema)
  if (name !== undefined) return name
  const choices = choicesOf(schema)
  if (choices.length > 0) return [...new Set(choices.map(choiceText))].join(or())
  const items = schemaOf(schema.items)
  if (items) return translate({id: 'site.api.type.list', message: 'list of {type}'}, {type: plural(typeText(items))})
  const values = entriesOf(schema)
  if (values && Object.keys(values).length > 0)
    return translate({id: 'site.api.type.map', message: 'map of {type}'}, {type: plural(typeText(values))})
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).map(String)
  const named = types.filter((type) => type !== 'null' && type !== 'undefined')
  if (named.length > 0)
    return named
      .map((type) => (type === 'array' ? translate({id: 'site.api.type.anyList', message: 'list'}) : type))
      .join(or())
  if (types.includes('null')) return 'null'
  return propertiesOf(schema).length > 0 ? 'object' : translate({id: 'site.api.type.any', message: 'any value'})
}

/** What one of several schemas is called. */
function choiceText(schema: JsonSchema): string {
  const isNamed = propertiesOf(schema).length > 0 && typeof schema.title === 'string'
  return isNamed ? String(schema.title) : typeText(schema)
}
