/** A body as it goes over the wire: none, JSON, a form, a form with a file, or raw text that claims to be JSON. */
export type RequestBody =
  | {kind: 'none'}
  | {kind: 'json'; value: unknown}
  | {kind: 'form'; fields: Record<string, string>}
  | {kind: 'multipart'; fields: Record<string, string>; file?: {name: string; text: string}}
  | {kind: 'raw'; text: string}

/** One call of an operation and what the server answered, as it is validated and, for the full bundle, committed. */
export type Exchange = {
  operationId: string
  /** What the call is to show, in a few words. */
  title: string
  request: {
    path: Record<string, string>
    query: Record<string, string>
    body: RequestBody
    /** Whether the request breaks the description on purpose. */
    breaks: boolean
  }
  response: {
    status: number
    contentType: string | null
    location: string | null
    /** Parsed if it is JSON, text otherwise, empty where there is none. */
    body: unknown
  }
}

/** A request as it stands on the wire. */
export type SentRequest = {
  method: string
  /** Path and query as they are sent: `fetch` would take `..` out of them. */
  target: string
  headers: Record<string, string>
  body: RequestBody
}
