/** What the components of the API reference show. The generated pages are written against these types. */

/** An HTTP method of the reference, in lower case. */
export type ApiMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type EndpointProps = {
  method: ApiMethod
  /** Template below the realm's address, for example `/orgs/{orgId}`. */
  path: string
}

export type FactProps = {
  /** What the fact is about, for example `Side effects`. */
  title: string
}

export type FieldProps = {
  /** Anchor of the field, unique in the page. */
  id: string
  name: string
  /** For people: `string`, `list of Member`. */
  type: string
  /** Anchor of the schema that the type names. Default: the type is none that has one. */
  schema?: string
  /** Default: it may be left out. */
  required?: boolean
  /** Formats, ranges and defaults: `at most 36 characters`. */
  limits?: readonly string[]
}

export type SchemaProps = {
  /** Anchor of the schema, unique in the page. */
  id: string
  /** Its name in the description. */
  name: string
  /** Whether it is shown when the reader asks for it. Default: it is shown. */
  folded?: boolean
}

export type OperationLinkProps = EndpointProps & {
  /** Address of the operation's page. */
  href: string
  title: string
}

/** A parameter as the console asks for it. */
export type ConsoleParameter = {
  name: string
  in: 'path' | 'query' | 'header'
  type: 'string' | 'integer' | 'number' | 'boolean'
  /** Default: it may be left out. */
  required?: boolean
  /** The only values that it takes. Default: any of its type. */
  options?: readonly string[]
  /** What the server takes where it is left out. */
  default?: string
  /** Default: any number. */
  minimum?: number
  /** Characters at most. Default: any number. */
  maxLength?: number
  /** What it is, in one sentence. */
  hint: string
}

/** A body as the console asks for it. */
export type ConsoleBody = {
  type: 'application/json' | 'application/x-www-form-urlencoded'
  required: boolean
  /** The first example: JSON, or a line `name=value` for each field of a form. */
  example: string
}

/** What the console knows of an operation. */
export type ConsoleOperation = EndpointProps & {
  /** Its heading, for example `Create an organization`. */
  title: string
  parameters: readonly ConsoleParameter[]
  /** Default: it takes none. */
  body?: ConsoleBody
  /** Who may call it, in sentences. */
  permission: string
  /** Whether the call carries an access token. */
  needsToken: boolean
  /** What a call destroys, replaces or sends, in sentences: it is asked for first. Default: nothing. */
  warning?: string
}

export type TryItProps = {operation: ConsoleOperation}

/** Anchor of the console on an operation's page. An address that ends with it opens the console. */
export const TRY_IT_ANCHOR = 'try-it'

/** Key of the browser's storage under which the console keeps what the reader entered, but for tokens. */
export const CONSOLE_STORAGE_KEY = 'api-console'
