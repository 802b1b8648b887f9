/** The media type without parameters, such as `charset`. */
export const essence = (type: string): string => type.replace(/;.*/, '').trim().toLowerCase()

/** Whether a body is JSON, whatever it is called: `application/scim+json`. */
export function isJsonType(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/.test(essence(type))
}

/** Whether a body is names with values, as browsers send them. */
export const isFormType = (type: string): boolean => essence(type) === 'application/x-www-form-urlencoded'

/** Whether a body has parts that can be files. */
export const isMultipart = (type: string): boolean => essence(type).startsWith('multipart/')

/** Whether a body is text that can be printed. */
export function isTextType(type: string): boolean {
  return (
    isJsonType(type) ||
    /^(text\/.+|application\/(?:[\w.-]+\+)?(?:xml|yaml|x-yaml|ndjson|jsonl|graphql|javascript|json-seq|jwt))$/.test(
      essence(type),
    )
  )
}
