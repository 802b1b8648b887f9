import {Validator} from '../../openapi/validator'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {operationsOf, type Operation} from '../../src/reference/description/description.build'
import {readDescription} from '../../src/reference/description/read.build'
import type {Request} from '../../src/markdown/proof/http'
import type {Caller} from '../consumers/http'
import {jsonOrText} from '../consumers/json'

/** An answer as it was seen. */
export type Seen = {status: number; headers: Headers; body: string}

/** Says what of an exchange the API description does not allow. */
export type Describes = (realm: string, request: Request, seen: Seen) => readonly string[]

let loading: Promise<Describes> | undefined

/** The description is read when it is first asked for. */
export function description(): Promise<Describes> {
  return (loading ??= load())
}

async function load(): Promise<Describes> {
  const read = readDescription(await bundleDescription(ROOT, brand))
  const validator = new Validator(read)
  // The more literal path first: `/orgs/me` is no id.
  const operations = operationsOf(read)
    .map((operation) => ({operation, template: templateOf(operation), parameters: operation.path.split('{').length}))
    .sort((a, b) => a.parameters - b.parameters)
  return (realm, request, {status, headers, body}) => {
    const address = new URL(request.path, 'http://server')
    const base = `/realms/${realm}`
    if (!address.pathname.startsWith(`${base}/`)) return []
    const path = address.pathname.slice(base.length)
    for (const {operation, template} of operations) {
      if (operation.method.toUpperCase() !== request.method) continue
      const match = template.exec(path)
      if (!match) continue
      const check = (breaks: boolean) =>
        validator.check({
          operationId: operation.operationId,
          title: `${request.method} ${request.path}`,
          request: {
            // A path without parameters has no groups.
            path: Object.fromEntries(
              Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
            ),
            query: Object.fromEntries(address.searchParams),
            body: request.body === undefined ? {kind: 'none'} : {kind: 'json', value: jsonOrText(request.body)},
            breaks,
          },
          response: {
            status,
            contentType: headers.get('content-type'),
            location: headers.get('location'),
            body: jsonOrText(body),
          },
        })
      const problems = check(false)
      // A request that the page shows to be refused may break the description.
      const asBroken = status >= 400 ? check(true) : problems
      return asBroken.length < problems.length ? asBroken : problems
    }
    return []
  }
}

function templateOf({path}: Operation): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`)
}

/** Headers that belong to the connection. */
const OWN = /^(host|content-length)$/i

/** Sends a request as it stands on a page. */
export async function send(caller: Caller, {method, path, headers, body}: Request): Promise<Seen> {
  const sent = headers.flatMap(([name, value]) => (OWN.test(name) ? [] : [[name, value] satisfies [string, string]]))
  const {status, headers: answered, text} = await caller.request(method, path, {body, headers: new Headers(sent)})
  return {status, headers: answered, body: text}
}

/** The output of `curl -i`, or of a request, as an answer. */
export function seenOf(output: string): Seen | undefined {
  const text = output.replaceAll('\r\n', '\n')
  const start = text.search(/^HTTP\/[\d.]+ \d{3}/m)
  if (start === -1) return undefined
  const [head = '', ...rest] = text.slice(start).split('\n\n')
  const [first = '', ...lines] = head.split('\n')
  const headers = new Headers()
  for (const line of lines) {
    const end = line.indexOf(':')
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim())
  }
  return {status: Number(/ (\d{3})/.exec(first)?.[1]), headers, body: rest.join('\n\n')}
}
