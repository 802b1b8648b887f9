import type {JsonSchema} from '../description/description.build'
import {exampleLimit, says, schemaExamples, valueText as value} from './texts.build'
import {choicesOf, isNullable, merged, propertiesOf, refName, schemaOf} from './composition.build'

/** What a reference means need not be known for the type and the limits beside it. */
const NONE = {}

/** Keywords that decide what a value is. */
const TYPED = ['$ref', 'type', 'oneOf', 'anyOf', 'items', 'additionalProperties', 'properties']

/** Names of schemas stay as they are: `list of Member`. */
function plural(type: string): string {
  if (type.includes(' or ')) return `(${type})`
  return type.replace(/^(list|map|string|integer|number|boolean|object|any value)(?= of |$)/, '$1s')
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
  return isNullable(schema) && type !== 'null' && !type.endsWith(' or null') ? `${type} or null` : type
}

function bareType(given: JsonSchema): string {
  // What a reference in `allOf` means need not be known for its name, nor that it is an object.
  const schema = merged(given, NONE)
  if (schema !== given && Object.keys(schema).every((key) => !TYPED.includes(key))) return 'object'
  const name = refName(schema)
  if (name !== undefined) return name
  const choices = choicesOf(schema)
  if (choices.length > 0) return [...new Set(choices.map(choiceText))].join(' or ')
  const items = schemaOf(schema.items)
  if (items) return `list of ${plural(typeText(items))}`
  const values = entriesOf(schema)
  if (values && Object.keys(values).length > 0) return `map of ${plural(typeText(values))}`
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).map(String)
  const named = types.filter((type) => type !== 'null' && type !== 'undefined')
  if (named.length > 0) return named.map((type) => (type === 'array' ? 'list' : type)).join(' or ')
  if (types.includes('null')) return 'null'
  return propertiesOf(schema).length > 0 ? 'object' : 'any value'
}

/** What one of several schemas is called. */
function choiceText(schema: JsonSchema): string {
  const isNamed = propertiesOf(schema).length > 0 && typeof schema.title === 'string'
  return isNamed ? String(schema.title) : typeText(schema)
}

/** What a value may be besides its type. */
export function limitsOf(schema: JsonSchema): string[] {
  const of = (key: string, words: (value: string) => string): string[] =>
    schema[key] === undefined ? [] : [words(value(schema[key]))]
  // In OpenAPI 3.0 they say of the bound beside them that it does not belong to the range.
  const isBelow = schema.exclusiveMaximum === true
  const isAbove = schema.exclusiveMinimum === true
  return [
    ...of('format', (format) => format),
    ...of('contentMediaType', (type) => type),
    ...of('contentEncoding', (encoding) => encoding),
    ...(Array.isArray(schema.enum) ? [`one of ${schema.enum.map(value).join(', ')}`] : []),
    ...of('const', (constant) => `always ${constant}`),
    ...of('minimum', (least) => `${isAbove ? 'more than' : 'at least'} ${least}`),
    ...of('maximum', (most) => `${isBelow ? 'less than' : 'at most'} ${most}`),
    ...(typeof schema.exclusiveMinimum === 'number' ? [`more than ${schema.exclusiveMinimum}`] : []),
    ...(typeof schema.exclusiveMaximum === 'number' ? [`less than ${schema.exclusiveMaximum}`] : []),
    ...of('multipleOf', (step) => `multiple of ${step}`),
    ...of('minLength', (least) => `at least ${least} characters`),
    ...of('maxLength', (most) => `at most ${most} characters`),
    ...of('minItems', (least) => `at least ${least} entries`),
    ...of('maxItems', (most) => `at most ${most} entries`),
    ...(schema.uniqueItems === true ? ['unique entries'] : []),
    ...of('minProperties', (least) => `at least ${least} fields`),
    ...of('maxProperties', (most) => `at most ${most} fields`),
    ...of('pattern', (pattern) => `matches ${pattern}`),
    ...of('default', (fallback) => `default ${fallback}`),
    ...(schema.readOnly === true ? ['read-only'] : []),
    ...(schema.writeOnly === true ? ['write-only'] : []),
    ...(schema.deprecated === true ? ['deprecated'] : []),
    ...nameLimits(schema),
    ...entryLimits(schema),
    ...otherFields(schema),
    ...rareKeywords(schema).flatMap(([keyword, value]) =>
      isShort(value) ? [`${keyword} ${JSON.stringify(value)}`] : [],
    ),
    ...exampleLimit(
      schemaExamples(schema)
        .filter((example) => !isLong(example))
        .map((example) => ({summary: undefined, value: example})),
    ),
  ]
}

/** Keywords that a page has words for, and those that say nothing to readers. */
const WORDED = new Set(
  `$ref type nullable title description properties required additionalProperties propertyNames items allOf anyOf oneOf
  discriminator enum const format contentMediaType contentEncoding pattern default minimum maximum exclusiveMinimum
  exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems minProperties maxProperties readOnly
  writeOnly deprecated example examples externalDocs
  $comment $id $schema $anchor $dynamicAnchor $vocabulary $defs definitions`.split(/\s+/),
)

/** Keywords that a page shows as they are written. */
export function rareKeywords(schema: JsonSchema): [string, unknown][] {
  return Object.entries(schema).filter(
    ([keyword, value]) => !WORDED.has(keyword) && !keyword.startsWith('x-') && value !== undefined,
  )
}

/** Whether a value fits into a line. */
export const isShort = (value: unknown): boolean => JSON.stringify(value).length <= 80

/** Whether a schema says more than its type. */
export function isCommented(schema: JsonSchema): boolean {
  return says(schema) !== '' || limitsOf(schema).length > 0
}

/** Whether a value is too long for a line: an object or a list. */
export function isLong(example: unknown): boolean {
  return typeof example === 'object' && example !== null
}

/** What the names of an object's fields may be. */
function nameLimits({propertyNames}: JsonSchema): string[] {
  const names = schemaOf(propertyNames)
  if (names !== undefined && refName(names) !== undefined) return [`each name ${typeText(names)}`]
  return names === undefined ? [] : limitsOf(merged(names, NONE)).map((limit) => `each name ${limit}`)
}

/** What the entries of a list, or the values of a map, may be. A named schema says it in its own place. */
function entryLimits(schema: JsonSchema): string[] {
  const entries = entriesOf(schema)
  return entries === undefined
    ? []
    : limitsOf(merged(entries, NONE)).map((limit) => (/^(each|for example) /.test(limit) ? limit : `each ${limit}`))
}

/** What an object with fields takes besides them. */
function otherFields(schema: JsonSchema): string[] {
  const hasFields = propertiesOf(schema).length > 0
  if (schema.additionalProperties === false) return [hasFields ? 'no other fields' : 'no fields']
  const others = schemaOf(schema.additionalProperties)
  if (others === undefined || Object.keys(others).length === 0 || !hasFields) return []
  return [`other fields: ${[typeText(others), ...limitsOf(merged(others, NONE))].join(', ')}`]
}
