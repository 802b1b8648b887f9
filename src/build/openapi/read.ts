import {descriptionSchema, isRef, type Description} from './description'

/** A bundled OpenAPI document, as it is published. */
export type OpenApiDocument = Record<string, unknown>

/** The parts of a bundled document that the site reads, with every reference but those to schemas resolved. */
export function readDescription(document: OpenApiDocument): Description {
  return descriptionSchema.parse(resolve(document, document))
}

function resolve(value: unknown, document: OpenApiDocument): unknown {
  if (isRef(value) && !value.$ref.startsWith('#/components/schemas/')) {
    return resolve(atPointer(document, value.$ref.slice(2)), document)
  }
  if (Array.isArray(value)) return value.map((item: unknown) => resolve(item, document))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, resolve(item, document)]),
  )
}

function atPointer(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @throws TypeError for what is not an object. */
export function asDocument(value: unknown): OpenApiDocument {
  if (!isObject(value)) throw new TypeError('A bundled description is an object.')
  return value
}
