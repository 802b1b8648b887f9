import {SiteError} from '../../lib/problem'
import {descriptionSchema, ENTRY, METHODS, type Description} from './description.build'
import {isObject} from '../../lib/isObject'
import {atPointer} from './object.build'

/** A bundled OpenAPI document, as it is published. */
export type OpenApiDocument = Record<string, unknown>

/**
 * The parts of a bundled document that the site reads, with every reference but those to schemas resolved.
 * @throws SiteError for a part that has another form than the site can read, which no rule has found.
 */
export function readDescription(document: OpenApiDocument): Description {
  const read = descriptionSchema.safeParse({
    ...document,
    paths: mapped(document.paths, (item) => pathItem(item, document)),
  })
  if (read.success) return read.data
  throw new SiteError(
    read.error.issues.map(({path, message}) => ({
      file: ENTRY,
      what: `The site can't read the part ${path.map(String).join(' > ')} of the bundled description: ${message}.`,
      fix: 'Correct this part of the description so that it follows the OpenAPI specification.',
    })),
  )
}

type Resolver = (value: unknown, document: OpenApiDocument) => unknown

// References are looked for where OpenAPI has them: a `$ref` in an example is a part of the example.

const pathItem: Resolver = (value, document) =>
  withMembers(value, document, {
    parameters: listOf(parameter),
    ...Object.fromEntries(METHODS.map((method) => [method, operation])),
  })

const operation: Resolver = (value, document) =>
  withMembers(value, document, {parameters: listOf(parameter), requestBody: body, responses: mapOf(response)})

const parameter: Resolver = (value, document) => withMembers(value, document, {examples: mapOf(example)})

const body: Resolver = (value, document) => withMembers(value, document, {content: mapOf(mediaType)})

const response: Resolver = (value, document) =>
  withMembers(value, document, {headers: mapOf(parameter), content: mapOf(mediaType)})

const mediaType: Resolver = (value, document) => withMembers(value, document, {examples: mapOf(example)})

const example: Resolver = (value, document) => withMembers(value, document, {})

const mapOf =
  (one: Resolver): Resolver =>
  (value, document) =>
    mapped(value, (item) => one(item, document))

const listOf =
  (one: Resolver): Resolver =>
  (value, document) =>
    Array.isArray(value) ? value.map((item: unknown) => one(item, document)) : value

function mapped(value: unknown, one: (item: unknown) => unknown): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, one(item)]))
}

/** The object that is there or that is referred to, with its members resolved. */
function withMembers(value: unknown, document: OpenApiDocument, members: Record<string, Resolver>): unknown {
  const found = target(value, document)
  if (!isObject(found)) return found
  const resolved = Object.entries(members).flatMap(([name, one]) =>
    found[name] === undefined ? [] : [[name, one(found[name], document)] as const],
  )
  return {...found, ...Object.fromEntries(resolved)}
}

/** Follows references, as many as there are in a row. One that leads back to itself ends where it is. */
function target(value: unknown, document: OpenApiDocument): unknown {
  const seen = new Set<unknown>()
  let found = value
  while (isObject(found) && typeof found.$ref === 'string' && !seen.has(found)) {
    seen.add(found)
    found = atPointer(document, found.$ref.replace(/^#\/?/, ''))
  }
  return found
}

/** @throws TypeError for what is not an object. */
export function asDocument(value: unknown): OpenApiDocument {
  if (!isObject(value)) throw new TypeError('The bundled description must be an object.')
  return value
}
