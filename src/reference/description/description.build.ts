import * as z from 'zod'
import {METHODS} from './names'
import type {CallFields, Description, OperationFields, Server} from './schema.build'

export {METHODS, operationHref, pageName} from './names'
export {descriptionSchema, type Description, type JsonSchema, type SecurityScheme, type Server} from './schema.build'

/** Path of the description's entry file, relative to the site's root. */
export const ENTRY = 'openapi/openapi.yaml'

/** One way to call the server, or a call that the server makes. */
export type Operation = OperationFields & {
  /** In lower case. */
  method: (typeof METHODS)[number]
  /** Template below the server's address, for example `/orgs/{orgId}`. Of a webhook the name. */
  path: string
  /** Where it can be called. */
  servers: Server[]
  /** What its schemas and `security` refer to, by name. */
  components: Pick<Description['components'], 'schemas' | 'securitySchemes'>
  /** Whether the server makes the call, to an address that its client gives. */
  isWebhook: boolean
}

const ref = z.looseObject({$ref: z.string()})

/** Whether a value only points to another place of the document. */
export function isRef(value: unknown): value is z.infer<typeof ref> {
  return ref.safeParse(value).success
}

/** Every operation in the order of the document, with what its path and the document say of it. */
export function operationsOf(description: Description): Operation[] {
  return [...within(description.paths, description, false), ...within(description.webhooks, description, true)]
}

function within(items: Description['paths'], description: Description, isWebhook: boolean): Operation[] {
  return Object.entries(items).flatMap(([path, item]) =>
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
          description: [item.description, found.description].filter((text) => text !== '').join('\n\n'),
          parameters: [...shared, ...own],
          security: found.security ?? description.security,
          servers: found.servers ?? item.servers ?? description.servers,
          components: description.components,
          method,
          path,
          isWebhook,
        },
      ]
    }),
  )
}

/** Every operation of a callback, by the expression of its address. */
export function calledBack({callbacks}: Pick<OperationFields, 'callbacks'>): {
  name: string
  url: string
  method: (typeof METHODS)[number]
  operation: CallFields
}[] {
  return Object.entries(callbacks).flatMap(([name, urls]) =>
    Object.entries(urls).flatMap(([url, item]) =>
      METHODS.flatMap((method) => (item[method] ? [{name, url, method, operation: item[method]}] : [])),
    ),
  )
}
