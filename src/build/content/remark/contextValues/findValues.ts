import {exampleContext} from '../../../../data/exampleContext'
import type {ContextKind} from '../../../../lib/readerContext'

/** An example value in a text. */
export type FoundValue = {start: number; end: number; kind: ContextKind}

const {baseUrl, realm, clientId, orgId} = exampleContext
const escaped = (text: string): string => text.replaceAll(/[.\-/]/g, String.raw`\$&`)

/** Not a part of a longer name. */
const END = String.raw`(?![\w-]|\.\w)`
/** The word stands for many things (`acme.example`, `theme acme`): it is the realm where the code says so. */
const BEFORE_REALM = String.raw`(?:\brealms\/|\s-r |--(?:target-)?realm[ =]|[Rr](?:ealm|EALM)["']?\s*[:=]?\s*["']?|\/admin\/(?=\w+\/console))`

const patterns: readonly (readonly [ContextKind, RegExp])[] = [
  ['baseUrl', new RegExp(`${escaped(baseUrl)}${END}`, 'g')],
  ['host', new RegExp(String.raw`(?<![\w./@-])${escaped(new URL(baseUrl).host)}(?!:)${END}`, 'g')],
  ['realm', new RegExp(`(?<=${BEFORE_REALM})${realm}${END}`, 'g')],
  ['realm', new RegExp(`^${realm}$`, 'g')],
  ['clientId', new RegExp(String.raw`(?<![\w./@-])${escaped(clientId)}${END}`, 'g')],
  ['orgId', new RegExp(`${orgId}|<org-id>`, 'g')],
]

/** The example values of `src/data/exampleContext.ts` in a piece of code, in order. */
export function findValues(code: string): FoundValue[] {
  return patterns
    .flatMap(([kind, pattern]) =>
      [...code.matchAll(pattern)].map(({index, 0: {length}}) => ({start: index, end: index + length, kind})),
    )
    .toSorted((one, other) => one.start - other.start)
}
