import * as z from 'zod'

/** A JSON Schema, 2020-12. Its shape is the validator's business. */
export type JsonSchema = Record<string, unknown>

const jsonSchema: z.ZodType<JsonSchema> = z.record(z.string(), z.unknown())
const text = z.string().default('')

const example = z.looseObject({
  summary: z.string().optional(),
  description: z.string().optional(),
  value: z.unknown().optional(),
  externalValue: z.string().optional(),
})

const examples = z.record(z.string(), example)

const header = z.looseObject({
  description: text,
  schema: jsonSchema.default({}),
  required: z.boolean().default(false),
  deprecated: z.boolean().default(false),
  example: z.unknown().optional(),
})

const mediaType = z.looseObject({
  schema: jsonSchema.optional(),
  example: z.unknown().optional(),
  examples: examples.optional(),
  encoding: z
    .record(
      z.string(),
      z.looseObject({
        contentType: z.string().optional(),
        style: z.string().optional(),
        explode: z.boolean().optional(),
        headers: z.record(z.string(), header).optional(),
      }),
    )
    .optional(),
})

const content = z.record(z.string(), mediaType)

const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().default(false),
  deprecated: z.boolean().default(false),
  description: text,
  schema: jsonSchema.default({}),
  style: z.string().optional(),
  explode: z.boolean().optional(),
  /** The media type of a value that is a document in itself, such as JSON. */
  contentType: z.string().optional(),
})

const serverVariable = z.looseObject({
  default: z.string(),
  enum: z.array(z.string()).optional(),
  description: z.string().optional(),
})

const server = z.looseObject({
  url: z.string(),
  description: z.string().optional(),
  variables: z.record(z.string(), serverVariable).optional(),
})

/** An address below which operations are called. */
export type Server = z.infer<typeof server>

/** What a call has to be secured with: one of these. An empty one stands for nothing. */
const security = z.array(z.record(z.string(), z.array(z.string())))

const securityScheme = z.looseObject({
  type: z.string(),
  description: z.string().optional(),
  name: z.string().optional(),
  in: z.string().optional(),
  scheme: z.string().optional(),
})

/** How a call is secured. */
export type SecurityScheme = z.infer<typeof securityScheme>

const link = z.looseObject({
  operationId: z.string().optional(),
  operationRef: z.string().optional(),
  description: text,
  parameters: z.record(z.string(), z.unknown()).default({}),
  requestBody: z.unknown().optional(),
})

const response = z.looseObject({
  description: text,
  headers: z.record(z.string(), header).optional(),
  content: content.optional(),
  links: z.record(z.string(), link).optional(),
})

const requestBody = z.looseObject({
  required: z.boolean().default(false),
  description: z.string().optional(),
  content,
})

/** What an operation of a callback has too. */
const call = z.looseObject({
  summary: text,
  description: text,
  deprecated: z.boolean().default(false),
  security: security.optional(),
  servers: z.array(server).optional(),
  parameters: z.array(parameter).default([]),
  requestBody: requestBody.optional(),
  responses: z.record(z.string(), response).default({}),
})

/** What the description says of a call, of whichever side. */
export type CallFields = z.infer<typeof call>

const methodsOf = <T extends z.ZodType>(one: T) => ({
  get: one.optional(),
  post: one.optional(),
  put: one.optional(),
  patch: one.optional(),
  delete: one.optional(),
  head: one.optional(),
  options: one.optional(),
  trace: one.optional(),
})

const callbacks = z.record(z.string(), z.record(z.string(), z.looseObject(methodsOf(call))))

const operation = call.extend({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  callbacks: callbacks.default({}),
  externalDocs: z.looseObject({url: z.string(), description: z.string().optional()}).optional(),
  // Other tools can have fields with these names and another form.
  'x-permission': z.string().optional().catch(undefined),
  'x-side-effects': z.string().optional().catch(undefined),
  'x-idempotency': z.string().optional().catch(undefined),
  /** What the console asks before it sends; false or absent where a call deletes and replaces nothing. */
  'x-confirm': z
    .union([z.string(), z.literal(false)])
    .optional()
    .catch(undefined),
  'x-paging': z.string().optional().catch(undefined),
  'x-since': z.object({extension: z.string(), version: z.string()}).optional().catch(undefined),
  'x-proven': z.enum(['registry', 'full', 'source']).optional().catch(undefined),
  'x-listed': z.literal(false).optional().catch(undefined),
  'x-own-values': z.array(z.string()).default([]).catch([]),
})

/** What the description says of an operation. */
export type OperationFields = z.infer<typeof operation>

const pathItem = z.looseObject({
  description: text,
  parameters: z.array(parameter).default([]),
  servers: z.array(server).optional(),
  ...methodsOf(operation),
})

/** The bundled description, as far as the site and its tests read it. */
export const descriptionSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({title: z.string(), version: z.string(), description: text}),
  servers: z.array(server).default([]),
  security: security.default([]),
  tags: z.array(z.looseObject({name: z.string(), description: text})),
  paths: z.record(z.string(), pathItem).default({}),
  webhooks: z.record(z.string(), pathItem).default({}),
  components: z
    .looseObject({
      schemas: z.record(z.string(), jsonSchema).default({}),
      securitySchemes: z.record(z.string(), securityScheme).default({}),
    })
    .default({schemas: {}, securitySchemes: {}}),
})

export type Description = z.infer<typeof descriptionSchema>
