import type {Answer, Caller, RequestOptions} from '../consumers/http'

/** A request and its answer, as they are committed: ids are kept, tokens and secrets are masked. */
export type EvidenceExchange = {
  /** What the exchange shows. */
  name: string
  /** Whose token went with it. */
  caller: string
  request: {method: string; path: string; json?: unknown; form?: Readonly<Record<string, string>>}
  answer: {status: number; headers: Readonly<Record<string, string>>; body: unknown}
}

/** What a browser or a mailbox showed, as it is committed. */
export type Observation = {name: string; saw: Readonly<Record<string, unknown>>}

/** A file of `lab/evidence/`. */
export type Evidence = {
  about: string
  /** `YYYY-MM-DD`. */
  date: string
  versions: readonly string[]
  exchanges: readonly EvidenceExchange[]
  observations: readonly Observation[]
}

/** Collects the evidence of one subject while it happens. */
export type Recorder = {
  /** Sends a request and keeps it with its answer, masked. @returns the answer as it came. */
  exchange: (name: string, as: NamedCaller, method: string, path: string, options?: RequestOptions) => Promise<Answer>
  observe: (name: string, saw: Observation['saw']) => void
  evidence: () => Evidence
}

/** A caller, and how evidence calls it. */
export type NamedCaller = {name: string; caller: Pick<Caller, 'request'>}

/** Headers that a reader of an API description has a use for. */
const HEADERS = ['content-type', 'location', 'www-authenticate', 'access-control-allow-origin'] as const

/** The part of the lab that evidence is made of. */
export type Source = {url: string; application: {url: string}; versions: readonly string[]}

/** Addresses of a run, and what stands for each: the real ones have other ports every time. */
export type Addresses = Readonly<Record<string, string>>

const MASKS: readonly (readonly [pattern: RegExp, mask: string])[] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<token>'],
  [/\b(code|session_state|session_code|tab_id|client_data|execution)=[^&"'#\s<]+/g, '$1=<masked>'],
]

/** Members whose whole value is a secret. */
const SECRET_MEMBERS = /^((client_?)?secret|password|(access|refresh|id)_token)$/i

/** A text without tokens, codes and the addresses of this run. */
export function maskText(text: string, addresses: Addresses): string {
  const masked = MASKS.reduce((result, [pattern, mask]) => result.replace(pattern, mask), text)
  return Object.entries(addresses).reduce(
    (result, [real, shown]) =>
      result.replaceAll(real, shown).replaceAll(encodeURIComponent(real), encodeURIComponent(shown)),
    masked,
  )
}

/** Any JSON value, masked at every depth. */
export function mask(value: unknown, addresses: Addresses): unknown {
  if (typeof value === 'string') return maskText(value, addresses)
  if (Array.isArray(value)) return value.map((one: unknown) => mask(one, addresses))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      SECRET_MEMBERS.test(key) && typeof one === 'string' && one !== '' ? '<masked>' : mask(one, addresses),
    ]),
  )
}

/** Begins the evidence of a subject. */
export function createRecorder(about: string, {url, application, versions}: Source): Recorder {
  const addresses = {[url]: 'https://id.example', [application.url]: 'https://app.acme.example'}
  const exchanges: EvidenceExchange[] = []
  const observations: Observation[] = []
  return {
    exchange: async (name, {name: who, caller}, method, path, options = {}) => {
      const answer = await caller.request(method, path, options)
      const {json, form} = options
      exchanges.push({
        name,
        caller: who,
        request: {
          method,
          path: maskText(path, addresses),
          ...(json === undefined ? {} : {json: mask(json, addresses)}),
          ...(form === undefined ? {} : {form: maskForm(form, addresses)}),
        },
        answer: {status: answer.status, headers: headersOf(answer, addresses), body: bodyOf(answer, addresses)},
      })
      return answer
    },
    observe: (name, saw) => {
      observations.push({
        name,
        saw: Object.fromEntries(Object.entries(saw).map(([key, value]) => [key, mask(value, addresses)])),
      })
    },
    evidence: () => ({about, date: new Date().toISOString().slice(0, 10), versions, exchanges, observations}),
  }
}

function maskForm(form: Readonly<Record<string, string>>, addresses: Addresses): Record<string, string> {
  return Object.fromEntries(Object.entries(form).map(([key, value]) => [key, maskText(value, addresses)]))
}

function headersOf({headers}: Answer, addresses: Addresses): Record<string, string> {
  return Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, maskText(value, addresses)]]
    }),
  )
}

/** Error pages are evidence by their status; their markup is the theme's. */
function bodyOf({json, text, headers}: Answer, addresses: Addresses): unknown {
  if (json !== undefined) return mask(json, addresses)
  if (text === '') return null
  if (headers.get('content-type')?.startsWith('text/html')) return `<HTML page, ${text.length} characters>`
  return maskText(text, addresses)
}
