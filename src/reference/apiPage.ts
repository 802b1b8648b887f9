import type {SampleRequest} from './samples/request'

/** What the components of the API reference show. The generated pages are written against these types. */

/** An HTTP method of the reference, in lower case. */
export type ApiMethod = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options' | 'trace'

export type EndpointProps = {
  method: ApiMethod
  /** Template below the server's address, for example `/orgs/{orgId}`. */
  path: string
  /** The path of the server. Default: that of a realm. */
  base?: string
}

export type FactProps = {
  /** What the fact is about, for example `Side effects`. */
  title: string
}

export type ContentsProps = {
  /** The page's second-level headings, in order. `id` is the anchor. */
  headings: readonly {id: string; text: string}[]
}

export type ErrorAnswerProps = {
  /** HTTP status, for example `404`. */
  status: string
  /** What HTTP calls it, for example `Not Found`. */
  reason: string
  examples: readonly {
    /** What leads to it. Default: the cause of the whole row. */
    summary?: string
    /** The body, in one line. */
    body: string
  }[]
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
  /** Media type: a form, or any kind of JSON. */
  type: string
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
  /** The call of the page's samples, which the reader's entries take the place of. */
  sample: SampleRequest
  /** Address of the server, which the reader can change. Default: the reader's realm. */
  server?: string
  /** Permissions, in sentences. */
  permission: string
  /** Whether the call carries an access token. */
  needsToken: boolean
  /** Whether its samples keep the ids of the example, because it changes what they name. Default: they do not. */
  isChanging?: boolean
  /** What a call destroys, replaces or sends, in sentences: it is asked for first. Default: nothing. */
  warning?: string
}

export type TryItProps = {operation: ConsoleOperation}

/** Anchor of the console on an operation's page. An address that ends with it opens the console. */
export const TRY_IT_ANCHOR = 'try-it'

/** The console's own document, below the base URL. */
export const CONSOLE_PATH = 'api-console/console.htm'

/** The document with the checks and procedures of docs pages. It has the same policy. */
export const REALM_PATH = 'api-console/realm.htm'

/** Member of the props of islands that frame the document at `REALM_PATH`. Others frame the console. */
export const FRAMED = 'kind'

/** What a page gives the document that it frames. */
export type ConsoleHost = {
  /** What the island was given, as the page's JSON says it: a `ConsoleOperation`, a `PageCheckTask`, or a procedure. */
  props: unknown
  /** What the console of the page before, or this page's own before it was closed, has left. */
  handover: string | null
  /** Shows the frame, in place of what opened it. */
  open: () => void
  /** Takes the frame away. @param handover what the next console is given. */
  close: (handover: string | null) => void
  /** Writes a call into the page's sample of a language. A sample that stays as it is keeps its colors. */
  showSample: (language: string, text: string) => void
}

/** The group of the tabs that have a sample in each language. */
export const SAMPLE_TABS = 'api-language'

/** Property of the frame's element that holds the `ConsoleHost`. */
export const CONSOLE_HOST = 'consoleHost'
