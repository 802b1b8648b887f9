import {exampleContext} from '../../../data/exampleContext'
import type {ContextKind} from '../../../parts/reader-context/readerContext'

/** An example value in a text. */
export type FoundValue = {start: number; end: number; kind: ContextKind}

const {baseUrl, realm, clientId, orgId, webhookUrl} = exampleContext
const escaped = (text: string): string => text.replaceAll(/[.\-/]/g, String.raw`\$&`)
const host = escaped(new URL(baseUrl).host)

/** Not a part of a longer name. */
const END = String.raw`(?![\w-]|\.\w)`
const START = String.raw`(?<![\w./@-])`
/** The word stands for many things (`acme.example`, `theme acme`): it is the realm where the code says so. */
const BEFORE_REALM = String.raw`(?:\brealms\/|\s-r |--(?:target-)?realm[ =]|[Rr](?:ealm|EALM)["']?\s*[:=]?\s*["']?|\/admin\/(?=\w+\/console))`
/** In the first lines of a request the path is that of the host, so that a path of the base URL stands before it. */
const REQUEST = new RegExp(String.raw`^Host: ${host}${END}`, 'm')

const patterns: readonly (readonly [ContextKind, RegExp])[] = [
  // The path of old servers, and whatever port the example has, are parts of the reader's address too.
  ['baseUrl', new RegExp(String.raw`${escaped(baseUrl)}(?::\d+)?(?:\/auth(?![\w-]))?${END}`, 'g')],
  ['hostPort', new RegExp(String.raw`${START}${host}:\d+\b`, 'g')],
  ['host', new RegExp(String.raw`(?<=\bHost: )${host}${END}`, 'g')],
  ['hostname', new RegExp(String.raw`${START}(?<!\bHost: )${host}(?!:\d)${END}`, 'g')],
  ['realm', new RegExp(`(?<=${BEFORE_REALM})${realm}${END}`, 'g')],
  ['realm', new RegExp(`^${realm}$`, 'g')],
  ['clientId', new RegExp(String.raw`${START}${escaped(clientId)}${END}`, 'g')],
  ['orgId', new RegExp(`${orgId}|<org-id>`, 'g')],
  ['webhookUrl', new RegExp(String.raw`https:\/\/${escaped(new URL(webhookUrl).host)}(?:\/[\w/-]*)?${END}`, 'g')],
]
const basePath = /(?<=^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) )(?=\/(?:realms|admin|resources)\/)/gm

/** The example values of `src/data/exampleContext.ts` in a piece of code, in order. A base path has no length there. */
export function findValues(code: string): FoundValue[] {
  const all = REQUEST.test(code) ? [...patterns, ['basePath', basePath] as const] : patterns
  return all
    .flatMap(([kind, pattern]) =>
      [...code.matchAll(pattern)].map(({index, 0: {length}}) => ({start: index, end: index + length, kind})),
    )
    .toSorted((one, other) => one.start - other.start)
}

/** Word of a fence whose code has ids that have to stay those of the example, because the call changes what they name. */
export const KEEPS_IDS = 'keepsIds'

/** A part of a piece of code: an example value of a kind, or what stands between two. */
export type CodePart = {text: string; kind?: ContextKind}

/** A piece of code, in order, as its example values and what stands between them. */
export function splitValues(code: string): CodePart[] {
  const parts: CodePart[] = []
  let done = 0
  for (const {start, end, kind} of findValues(code)) {
    parts.push({text: code.slice(done, start)}, {text: code.slice(start, end), kind})
    done = end
  }
  parts.push({text: code.slice(done)})
  return parts
}
