import type {JsonSchema} from '../description/description.build'

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
