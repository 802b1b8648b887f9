import {translate} from '@docusaurus/Translate'
import type {JsonSchema} from '../description/description.build'
import {merged, propertiesOf, refName, schemaOf} from './composition.build'
import {isShort, rareKeywords} from './rareKeywords.build'
import {exampleLimit, forExample, says, valueText as value} from './texts.build'
import {entriesOf, NONE, typeText} from './types.build'
import {schemaExamples} from './values.build'

const moreThan = (least: string): string =>
  translate({id: 'site.api.limit.above', message: 'more than {least}'}, {least})

const lessThan = (most: string): string => translate({id: 'site.api.limit.below', message: 'less than {most}'}, {most})

/** The words for a keyword that a schema has. */
function limitOf(schema: JsonSchema, key: string, words: (value: string) => string): string[] {
  return schema[key] === undefined ? [] : [words(value(schema[key]))]
}

/** What a value may be besides its type. */
export function limitsOf(schema: JsonSchema): string[] {
  const of = (key: string, words: (value: string) => string): string[] => limitOf(schema, key, words)
  // In OpenAPI 3.0 they say of the bound beside them that it does not belong to the range.
  const isBelow = schema.exclusiveMaximum === true
  const isAbove = schema.exclusiveMinimum === true
  return [
    ...of('format', (format) => format),
    ...of('contentMediaType', (type) => type),
    ...of('contentEncoding', (encoding) => encoding),
    ...(Array.isArray(schema.enum)
      ? [
          translate(
            {id: 'site.api.limit.enum', message: 'one of {values}'},
            {values: schema.enum.map(value).join(', ')},
          ),
        ]
      : []),
    ...of('const', (constant) => translate({id: 'site.api.limit.const', message: 'always {constant}'}, {constant})),
    ...of('minimum', (least) =>
      isAbove ? moreThan(least) : translate({id: 'site.api.limit.minimum', message: 'at least {least}'}, {least}),
    ),
    ...of('maximum', (most) =>
      isBelow ? lessThan(most) : translate({id: 'site.api.limit.maximum', message: 'at most {most}'}, {most}),
    ),
    ...(typeof schema.exclusiveMinimum === 'number' ? [moreThan(String(schema.exclusiveMinimum))] : []),
    ...(typeof schema.exclusiveMaximum === 'number' ? [lessThan(String(schema.exclusiveMaximum))] : []),
    ...of('multipleOf', (step) => translate({id: 'site.api.limit.multipleOf', message: 'multiple of {step}'}, {step})),
    ...countLimits(schema),
    ...of('pattern', (pattern) => translate({id: 'site.api.limit.pattern', message: 'matches {pattern}'}, {pattern})),
    ...of('default', (fallback) =>
      translate({id: 'site.api.limit.default', message: 'default {fallback}'}, {fallback}),
    ),
    ...(schema.readOnly === true ? [translate({id: 'site.api.limit.readOnly', message: 'read-only'})] : []),
    ...(schema.writeOnly === true ? [translate({id: 'site.api.limit.writeOnly', message: 'write-only'})] : []),
    ...(schema.deprecated === true ? [translate({id: 'site.api.limit.deprecated', message: 'deprecated'})] : []),
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

/** How long a value may be, or how many entries or fields it may have. */
function countLimits(schema: JsonSchema): string[] {
  const of = (key: string, words: (value: string) => string): string[] => limitOf(schema, key, words)
  return [
    ...of('minLength', (least) =>
      translate({id: 'site.api.limit.minLength', message: 'at least {least} characters'}, {least}),
    ),
    ...of('maxLength', (most) =>
      translate({id: 'site.api.limit.maxLength', message: 'at most {most} characters'}, {most}),
    ),
    ...of('minItems', (least) =>
      translate({id: 'site.api.limit.minItems', message: 'at least {least} entries'}, {least}),
    ),
    ...of('maxItems', (most) => translate({id: 'site.api.limit.maxItems', message: 'at most {most} entries'}, {most})),
    ...(schema.uniqueItems === true ? [translate({id: 'site.api.limit.unique', message: 'unique entries'})] : []),
    ...of('minProperties', (least) =>
      translate({id: 'site.api.limit.minProperties', message: 'at least {least} fields'}, {least}),
    ),
    ...of('maxProperties', (most) =>
      translate({id: 'site.api.limit.maxProperties', message: 'at most {most} fields'}, {most}),
    ),
  ]
}

/** Whether a schema says more than its type. */
export function isCommented(schema: JsonSchema): boolean {
  return says(schema) !== '' || limitsOf(schema).length > 0
}

/** Whether a value is too long for a line: an object or a list. */
export function isLong(example: unknown): boolean {
  return typeof example === 'object' && example !== null
}

const each = (limit: string): string => translate({id: 'site.api.limit.each', message: 'each {limit}'}, {limit})

const eachName = (limit: string): string =>
  translate({id: 'site.api.limit.eachName', message: 'each name {limit}'}, {limit})

/** Whether a limit says of what it holds. */
const isOfEach = (limit: string): boolean =>
  [each(''), eachName(''), forExample('')].some((words) => limit.startsWith(words))

/** What the names of an object's fields may be. */
function nameLimits({propertyNames}: JsonSchema): string[] {
  const names = schemaOf(propertyNames)
  if (names !== undefined && refName(names) !== undefined) return [eachName(typeText(names))]
  return names === undefined ? [] : limitsOf(merged(names, NONE)).map(eachName)
}

/** What the entries of a list, or the values of a map, may be. A named schema says it in its own place. */
function entryLimits(schema: JsonSchema): string[] {
  const entries = entriesOf(schema)
  return entries === undefined
    ? []
    : limitsOf(merged(entries, NONE)).map((limit) => (isOfEach(limit) ? limit : each(limit)))
}

/** What an object with fields takes besides them. */
function otherFields(schema: JsonSchema): string[] {
  const hasFields = propertiesOf(schema).length > 0
  if (schema.additionalProperties === false)
    return [
      hasFields
        ? translate({id: 'site.api.limit.noOthers', message: 'no other fields'})
        : translate({id: 'site.api.limit.noFields', message: 'no fields'}),
    ]
  const others = schemaOf(schema.additionalProperties)
  if (others === undefined || Object.keys(others).length === 0 || !hasFields) return []
  const fields = [typeText(others), ...limitsOf(merged(others, NONE))].join(', ')
  return [translate({id: 'site.api.limit.others', message: 'other fields: {fields}'}, {fields})]
}
