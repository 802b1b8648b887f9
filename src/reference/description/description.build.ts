import * as z from 'zod'

/** Path of the description's entry file, relative to the site's root. */
export const ENTRY = 'openapi/openapi.yaml'

/** A JSON Schema, 2020-12. Its shape is the validator's business. */
export type JsonSchema = Record<string, unknown>

const jsonSchema: z.ZodType<JsonSchema> = z.record(z.string(), z.unknown())
const examples = z.record(z.string(), z.looseObject({summary: z.string().optional(), value: z.unknown()}))
const mediaType = z.looseObject({
  schema: jsonSchema.optional(),
  example: z.unknown().optional(),
  examples: examples.optional(),
})
const content = z.record(z.string(), mediaType)
const ref = z.looseObject({$ref: z.string()})

const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().default(false),
  deprecated: z.boolean().default(false),
  description: z.string(),
  schema: jsonSchema,
})

const header = z.looseObject({
  description: z.string(),
  schema: jsonSchema,
  required: z.boolean().default(false),
  deprecated: z.boolean().default(false),
  example: z.unknown().optional(),
})

/** What a call has to be secured with: one of these. An empty one stands for nothing. */
const security = z.array(z.record(z.string(), z.array(z.string())))

const response = z.looseObject({
  description: z.string(),
  headers: z.record(z.string(), header).optional(),
  content: content.optional(),
})

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  deprecated: z.boolean().default(false),
  security: security.optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z
    .looseObject({required: z.boolean().default(false), description: z.string().optional(), content})
    .optional(),
  responses: z.record(z.string(), response),
  externalDocs: z.looseObject({url: z.string(), description: z.string().optional()}),
  'x-permission': z.string(),
  'x-side-effects': z.string(),
  'x-idempotency': z.string(),
  /** What the console asks before it sends; false or absent where a call deletes and replaces nothing. */
  'x-confirm': z.union([z.string(), z.literal(false)]).optional(),
  'x-paging': z.string().optional(),
  'x-since': z.object({extension: z.string(), version: z.string()}),
  'x-proven': z.enum(['registry', 'full', 'source']),
  'x-listed': z.literal(false).optional(),
  'x-own-values': z.array(z.string()).default([]),
})

/** The methods that the description may use, in the order of the reference. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const pathItem = z.looseObject({
  parameters: z.array(parameter).default([]),
  get: operation.optional(),
  post: operation.optional(),
  put: operation.optional(),
  patch: operation.optional(),
  delete: operation.optional(),
})

/** The bundled description, as far as the site and its tests read it. */
export const descriptionSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({title: z.string(), version: z.string(), description: z.string().default('')}),
  servers: z.array(z.looseObject({url: z.string(), description: z.string().optional()})),
  security: security.default([]),
  tags: z.array(z.looseObject({name: z.string(), description: z.string()})),
  paths: z.record(z.string(), pathItem),
  components: z.looseObject({schemas: z.record(z.string(), jsonSchema).default({})}).default({schemas: {}}),
})

export type Description = z.infer<typeof descriptionSchema>

/** One way to call the server. */
export type Operation = z.infer<typeof operation> & {
  /** In lower case. */
  method: (typeof METHODS)[number]
  /** Template below the realm's address, for example `/orgs/{orgId}`. */
  path: string
}

/** Whether a value only points to another place of the document. */
export function isRef(value: unknown): value is z.infer<typeof ref> {
  return ref.safeParse(value).success
}

/** Every operation in the order of the document, with the parameters of its path and what it is secured with. */
export function operationsOf(description: Description): Operation[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const found = item[method]
      if (!found) return []
      const own = found.parameters
      const shared = item.parameters.filter(
        (one) => !own.some((other) => other.name === one.name && other.in === one.in),
      )
      return [
        {
          ...found,
          parameters: [...shared, ...own],
          security: found.security ?? description.security,
          method,
          path,
        },
      ]
    }),
  )
}

/** What a call of an operation is secured with. */
export function tokenOf({security = []}: Pick<Operation, 'security'>): {
  isSent: boolean
  isOptional: boolean
  scopes: string[]
} {
  const named = security.filter((each) => Object.keys(each).length > 0)
  return {
    isSent: named.length > 0,
    isOptional: named.length > 0 && named.length < security.length,
    scopes: named.flatMap((each) => Object.values(each).flat()),
  }
}

/**
 * The last part of the address of an operation's or a tag's page: `getMe` gives `get-me`, `Active organization`
 * `active-organization`, `user.create` `user-create`.
 */
export function pageName(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The address of an operation's page. */
export function operationHref(operationId: string): string {
  return `/api/${pageName(operationId)}/`
}
