/** A SAML message as a parameter of an address or of a form. */
export type Parameter = {
  name: 'SAMLRequest' | 'SAMLResponse'
  /** The value without percent-encoding. */
  value: string
  /** Where the parameter stood: in a query or in a form. */
  binding: 'redirect' | 'post'
  relayState?: string
  /** Where the browser sent it, without the query. */
  address?: string
  /** The signature of the redirect binding: over the octets, as they stand in the query. */
  signed?: {octets: string; algorithm: string; signature: string}
}

/** What ends a query or a body within a command, a log line, or a page. */
const OUTSIDE = /[\s"'<>`\\#]/

/** How many occurrences count. A copied request can also contain the address of the page before it. */
const MOST_OCCURRENCES = 8

/** The message in an address, a body, a copied command, or a page; undefined if there is none. */
export function findParameter(pasted: string): Parameter | undefined {
  // A command that was copied for the Windows shell has a caret before each special character.
  const text = /^\s*curl\b/i.test(pasted) ? pasted.replaceAll('^', '') : pasted
  const found = occurrences(text)
  const score = (one: Parameter) => (one.name === 'SAMLResponse' ? 2 : 0) + (one.binding === 'post' ? 1 : 0)
  return found.sort((a, b) => score(b) - score(a))[0] ?? fromPage(text)
}

function occurrences(text: string): Parameter[] {
  const found: Parameter[] = []
  for (const {index} of text.matchAll(/SAML(?:Request|Response)=/g)) {
    if (found.length === MOST_OCCURRENCES) break
    const run = runAround(text, index)
    const parameter = fromRun(run, text)
    if (parameter) found.push(parameter)
  }
  return found
}

/** The characters around a place up to what can't belong to an address. */
function runAround(text: string, index: number): string {
  let start = index
  while (start > 0 && index - start < 4096 && !OUTSIDE.test(text.charAt(start - 1))) start--
  const rest = text.slice(index)
  const end = rest.search(OUTSIDE)
  return text.slice(start, index) + (end === -1 ? rest : rest.slice(0, end))
}

function fromRun(run: string, text: string): Parameter | undefined {
  const mark = run.indexOf('?')
  const pairs = new Map<string, string>()
  for (const pair of run.slice(mark + 1).split('&', 40)) {
    const equals = pair.indexOf('=')
    if (equals > 0 && !pairs.has(pair.slice(0, equals))) pairs.set(pair.slice(0, equals), pair.slice(equals + 1))
  }
  const name = pairs.has('SAMLResponse') ? 'SAMLResponse' : 'SAMLRequest'
  const raw = pairs.get(name)
  if (raw === undefined) return undefined
  const relayState = pairs.get('RelayState')
  const parameter: Parameter = {
    name,
    value: decoded(raw),
    binding: mark === -1 ? 'post' : 'redirect',
    relayState: relayState === undefined ? undefined : decoded(relayState.replaceAll('+', ' ')),
    address: mark === -1 ? addressOfCommand(text) : run.slice(0, mark),
  }
  const [algorithm, signature] = [pairs.get('SigAlg'), pairs.get('Signature')]
  if (algorithm === undefined || signature === undefined) return parameter
  const octets = [
    `${name}=${raw}`,
    ...(relayState === undefined ? [] : [`RelayState=${relayState}`]),
    `SigAlg=${algorithm}`,
  ]
  return {
    ...parameter,
    signed: {octets: octets.join('&'), algorithm: decoded(algorithm), signature: decoded(signature)},
  }
}

const addressOfCommand = (text: string): string | undefined =>
  /^\s*curl\b[^\n]{0,80}?["'\s](https?:\/\/[^\s"'?#]{1,2000})/i.exec(text)?.[1]

/** The value of a form field in the source of a page, in a list of form data, or in a recording of requests (HAR). */
function fromPage(text: string): Parameter | undefined {
  const after =
    /SAML(Request|Response)["']?[^<>]{0,80}?(?:value["']?\s{0,8}[=:]|[:\t\n])\s{0,8}["']?([\w+/=%&#;.-]{16,})/i
  const before = /value=["']([\w+/=%&#;.-]{16,})["'][^<>]{0,80}?name=["']SAML(Request|Response)["']/i
  const first = after.exec(text)
  const second = first ? undefined : before.exec(text)
  const kind = first?.[1] ?? second?.[2]
  const value = first?.[2] ?? second?.[1]
  if (kind === undefined || value === undefined) return undefined
  return {
    name: /request/i.test(kind) ? 'SAMLRequest' : 'SAMLResponse',
    value: decoded(withoutReferences(value)),
    binding: 'post',
  }
}

/** Percent-decoded, with escapes that aren't ones left as they are. */
export const decoded = (text: string): string =>
  text.replaceAll(/(?:%[0-9A-Fa-f]{2})+/g, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })

const withoutReferences = (text: string): string =>
  text
    .replaceAll(/&#(?:x([0-9A-Fa-f]{1,4})|(\d{1,5}));/g, (_, hex?: string, decimal?: string) =>
      String.fromCharCode(hex === undefined ? Number(decimal) : parseInt(hex, 16)),
    )
    .replaceAll('&amp;', '&')
