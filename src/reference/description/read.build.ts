import {SiteError} from '../../lib/problem'
import {isObject} from '../../lib/isObject'
import {completed} from './complete.build'
import {descriptionSchema, ENTRY, METHODS, type Description} from './description.build'
import {atPointer, member} from './object.build'
import {SchemaReader} from './schemaRefs.build'

/** A bundled OpenAPI document, as it is published. */
export type OpenApiDocument = Record<string, unknown>

/**
 * The parts of a bundled document that the site reads, with every reference but those to schemas resolved.
 * @throws SiteError for a part that has another form than the site can read, which no rule has found.
 */
export function readDescription(document: OpenApiDocument): Description {
  const schemas = new SchemaReader(document)
  const context = {document, schemas}
  const whole = completed(document)
  const read = descriptionSchema.safeParse({
    ...whole,
    paths: mapped(whole.paths, (item) => pathItem(item, context)),
    webhooks: mapped(whole.webhooks, (item) => pathItem(item, context)),
    components: {
      schemas: schemas.components(),
      securitySchemes: mapped(member(document.components, 'securitySchemes'), (item) => plain(item, context)),
    },
  })
  if (read.success) return read.data
  throw new SiteError(
    read.error.issues.map(({path, message}) => ({
      file: ENTRY,
      what: `The site can't read the part ${pointerOf(path)} of the bundled description: ${message}.`,
      fix: 'Correct this part of the description so that it follows the OpenAPI specification.',
    })),
  )
}

/** A JSON Pointer, as OpenAPI writes references. */
const pointerOf = (path: readonly PropertyKey[]): string =>
  `#${path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`

type Context = {document: OpenApiDocument; schemas: SchemaReader}
type Resolver = (value: unknown, context: Context) => unknown

// References are looked for where OpenAPI has them: a `$ref` in an example is a part of the example.

const plain: Resolver = (value, context) => withMembers(value, context, {})

const schema: Resolver = (value, {schemas}) => schemas.read(value)

const mediaType: Resolver = (value, context) =>
  withMembers(value, context, {schema, examples: mapOf(plain), encoding: mapOf(encoding)})

const encoding: Resolver = (value, context) => withMembers(value, context, {headers: mapOf(parameter)})

/** A parameter or a header. One that has a document as its value is described by the schema of the document. */
const parameter: Resolver = (value, context) => {
  const found = withMembers(value, context, {schema, examples: mapOf(plain), content: mapOf(mediaType)})
  const [first] = Object.entries(isObject(found) && isObject(found.content) ? found.content : {})
  if (!isObject(found) || first === undefined) return found
  const [contentType, media] = first
  return {...(isObject(media) ? media : {}), ...found, contentType}
}

const body: Resolver = (value, context) => withMembers(value, context, {content: mapOf(mediaType)})

const response: Resolver = (value, context) =>
  withMembers(value, context, {headers: mapOf(parameter), content: mapOf(mediaType), links: mapOf(plain)})

const operation: Resolver = (value, context) =>
  withMembers(value, context, {
    parameters: listOf(parameter),
    requestBody: body,
    responses: mapOf(response),
    callbacks: mapOf(callback),
  })

const callback: Resolver = (value, context) =>
  mapped(target(value, context), (item, url) => (url.startsWith('x-') ? {} : pathItem(item, context)))

const pathItem: Resolver = (value, context) =>
  withMembers(value, context, {
    parameters: listOf(parameter),
    ...Object.fromEntries(METHODS.map((method) => [method, operation])),
  })

const mapOf =
  (one: Resolver): Resolver =>
  (value, context) =>
    mapped(value, (item) => one(item, context))

const listOf =
  (one: Resolver): Resolver =>
  (value, context) =>
    Array.isArray(value) ? value.map((item: unknown) => one(item, context)) : value

/** The entries of a map, without those that begin with `x-`, which are for tools. */
function mapped(value: unknown, one: (item: unknown, key: string) => unknown): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (isForTools(key, item) ? [] : [[key, one(item, key)]])),
  )
}

/** Names of headers begin like fields for tools, and their values are objects that say what the header is. */
const isForTools = (key: string, item: unknown): boolean => key.startsWith('x-') && !isObject(item)

/** The object that is there or that is referred to, with its members resolved. */
function withMembers(value: unknown, context: Context, members: Record<string, Resolver>): unknown {
  const found = target(value, context)
  if (!isObject(found)) return found
  const resolved = Object.entries(members).flatMap(([name, one]) =>
    found[name] === undefined ? [] : [[name, one(found[name], context)] as const],
  )
  return {...found, ...Object.fromEntries(resolved)}
}

/** Follows references, as many as there are in a row. One that leads back to itself ends where it is. */
function target(value: unknown, {document}: Context): unknown {
  const seen = new Set<unknown>()
  let found = value
  while (isObject(found) && typeof found.$ref === 'string' && !seen.has(found)) {
    seen.add(found)
    const {summary, description} = found
    const referred = atPointer(document, found.$ref.replace(/^#\/?/, ''))
    // In OpenAPI 3.1 these two replace those of the target.
    const texts = {...(summary === undefined ? {} : {summary}), ...(description === undefined ? {} : {description})}
    found = isObject(referred) && Object.keys(texts).length > 0 ? {...referred, ...texts} : referred
  }
  return found
}

/** @throws TypeError for what is not an object. */
export function asDocument(value: unknown): OpenApiDocument {
  if (!isObject(value)) throw new TypeError('The bundled description must be an object.')
  return value
}
