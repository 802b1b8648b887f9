import * as z from 'zod'
import {parseJson} from './json'
import {idFrom} from './location'

/** An answer of the server. */
export type Answer = {
  status: number
  headers: Headers
  text: string
  /** The parsed body; undefined where it is empty or no JSON. */
  json: unknown
}

/** What is sent. At most one of `json`, `form` and `body`. */
export type RequestOptions = {
  json?: unknown
  form?: Readonly<Record<string, string>>
  /** Sent as it is; its type is a header. */
  body?: string | FormData
  headers?: HeadersInit
  /** Default: redirects are answers. */
  redirect?: RequestRedirect
}

/** How a token is got. */
export type Grant = {
  realm: string
  clientId: string
  clientSecret?: string
  /** Left out: the service account of the client. */
  username?: string
  password?: string
  scope?: string
}

const tokenAnswer = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
})

/** What a token endpoint answers. */
export type Tokens = z.infer<typeof tokenAnswer>

/** Requests of one caller. Paths begin with a slash and stand for those of the server. */
export type Caller = {
  request: (method: string, path: string, options?: RequestOptions) => Promise<Answer>
  get: (path: string) => Promise<Answer>
  post: (path: string, json?: unknown) => Promise<Answer>
  put: (path: string, json?: unknown) => Promise<Answer>
  patch: (path: string, json?: unknown) => Promise<Answer>
  delete: (path: string) => Promise<Answer>
  /** GET, with an answer of 200 of this shape. @throws Error that shows the answer otherwise. */
  read: <T>(path: string, schema: z.ZodType<T>) => Promise<T>
  /** POST, with an answer of 201. @returns the last segment of its Location: the new id. */
  create: (path: string, json: unknown) => Promise<string>
  /** A request that has to succeed. @throws Error that shows the answer otherwise. */
  must: (method: string, path: string, options?: RequestOptions) => Promise<Answer>
}

/** How a caller reaches the server. */
export type HttpOptions = {
  url: string
  /** Called when the server can't be reached: throws the better explanation where there is one. */
  onUnreachable?: () => void
}

/** A caller. @param grant left out: one without a token. */
export function createCaller(options: HttpOptions, grant?: Grant): Caller {
  let cached: {token: string; until: number} | undefined
  const token = async (): Promise<string | undefined> => {
    if (!grant) return undefined
    if (cached && cached.until > Date.now()) return cached.token
    const {access_token, expires_in} = await requestTokens(options, grant)
    // Renewed early: a token must not run out under way.
    cached = {token: access_token, until: Date.now() + (expires_in - 15) * 1000}
    return access_token
  }
  const request: Caller['request'] = async (method, path, init = {}) => {
    const headers = new Headers(init.headers)
    const bearer = await token()
    if (bearer !== undefined && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${bearer}`)
    return send(options, method, path, {...init, headers})
  }
  const must: Caller['must'] = async (method, path, init) => {
    const answer = await request(method, path, init)
    if (answer.status < 300) return answer
    throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
  }
  return {
    request,
    must,
    get: (path) => request('GET', path),
    post: (path, json) => request('POST', path, {json}),
    put: (path, json) => request('PUT', path, {json}),
    patch: (path, json) => request('PATCH', path, {json}),
    delete: (path) => request('DELETE', path),
    read: async (path, schema) => parseAnswer(`GET ${path}`, schema, (await must('GET', path)).json),
    create: async (path, json) => createdId(await must('POST', path, {json})),
  }
}

/** The id of what a request created. @throws Error that shows an answer without one. */
function createdId({status, headers, text}: Answer): string {
  if (status === 201) return idFrom(headers.get('location'))
  throw new Error(`The answer has no id of something new: status ${status}. ${text}`)
}

/** Asks the token endpoint of a realm. @throws Error that shows the answer when there is no token. */
export async function requestTokens(options: HttpOptions, grant: Grant): Promise<Tokens> {
  const {realm, clientId, clientSecret, username, password, scope} = grant
  const path = `/realms/${realm}/protocol/openid-connect/token`
  const answer = await send(options, 'POST', path, {
    form: {
      client_id: clientId,
      ...(clientSecret ? {client_secret: clientSecret} : {}),
      ...(scope ? {scope} : {}),
      ...(username ? {grant_type: 'password', username, password: password ?? ''} : {grant_type: 'client_credentials'}),
    },
  })
  if (answer.status !== 200) throw new Error(`POST ${path} answered ${answer.status}: ${answer.text}`)
  return parseAnswer(`POST ${path}`, tokenAnswer, answer.json)
}

async function send(
  {url, onUnreachable}: HttpOptions,
  method: string,
  path: string,
  {json, form, body, headers: given, redirect = 'manual'}: RequestOptions,
): Promise<Answer> {
  const headers = new Headers(given)
  if (json !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  const content = form ? new URLSearchParams(form) : json === undefined ? body : JSON.stringify(json)
  try {
    const response = await fetch(`${url}${path}`, {method, body: content, redirect, headers})
    const text = await response.text()
    return {status: response.status, headers: response.headers, text, json: parseJson(text)}
  } catch (error) {
    onUnreachable?.()
    throw error
  }
}

function parseAnswer<T>(what: string, schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json)
  if (result.success) return result.data
  throw new Error(`${what} answered something else than expected.\n${z.prettifyError(result.error)}`)
}
