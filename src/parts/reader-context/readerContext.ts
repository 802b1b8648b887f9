import {isObject} from '../../lib/isObject'

/** A value that the examples of the site have for every reader's own. */
export type ContextKind =
  | 'baseUrl'
  /** Its path, empty for most. */
  | 'basePath'
  /** Its host, with the port that it names. */
  | 'host'
  /** Its host alone. */
  | 'hostname'
  /** Its host with the port that is called. */
  | 'hostPort'
  | 'realm'
  | 'clientId'
  | 'orgId'
  | 'webhookUrl'

/** What the site remembers of a reader's server, from page to page and from visit to visit. No tokens. */
export type ReaderContext = {
  baseUrl: string
  realm: string
  clientId: string
  webhookUrl: string
  /** Values of path parameters, by name: `orgId` is the same organization in every operation. */
  ids: Readonly<Record<string, string>>
}

/** For a reader who has entered nothing yet. */
export const emptyContext: ReaderContext = {baseUrl: '', realm: '', clientId: '', webhookUrl: '', ids: {}}

/** Longer texts are nothing that was entered for one of these fields. */
const MOST = 2000

function textOf(value: unknown): string {
  return typeof value === 'string' && value.length <= MOST ? value : ''
}

/** Reads what was stored, by this version or by whoever else; what makes no sense is left out. */
export function parseContext(stored: string | null): ReaderContext {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (!isObject(value)) return emptyContext
    const ids = isObject(value.ids) ? Object.entries(value.ids).map(([name, id]) => [name, textOf(id)] as const) : []
    return {
      baseUrl: textOf(value.baseUrl),
      realm: textOf(value.realm),
      clientId: textOf(value.clientId),
      webhookUrl: textOf(value.webhookUrl),
      ids: Object.fromEntries(ids.filter(([, id]) => id !== '')),
    }
  } catch {
    return emptyContext
  }
}

/** Whether a name means itself in a shell, in an address and in every language of the samples: nothing has to be escaped. */
export const isPlainName = (text: string): boolean => /^\w[\w.~-]*$/.test(text)

/** Whether an address can stand in a command as it is. */
export const isPlainAddress = (text: string): boolean => /^https?:\/\/[\w.:[\]/~-]+$/.test(text) && URL.canParse(text)

function partsOf({host, hostname, port, protocol, pathname}: URL): Partial<Record<ContextKind, string>> {
  return {
    host,
    // Programs take an IPv6 address in brackets only where a port may follow it.
    hostname: hostname.replaceAll(/[[\]]/g, ''),
    hostPort: `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`,
    basePath: pathname.replace(/\/+$/, ''),
  }
}

/** What stands in the place of each example. What is not there, or could not be pasted as it is, leaves the example. */
export function replacements({
  baseUrl,
  realm,
  clientId,
  webhookUrl,
  ids,
}: ReaderContext): Partial<Record<ContextKind, string>> {
  const address = baseUrl.trim().replace(/\/+$/, '')
  const receiver = webhookUrl.trim()
  const names = {realm, clientId, orgId: ids.orgId ?? ''}
  return {
    ...(isPlainAddress(address) ? {baseUrl: address, ...partsOf(new URL(address))} : {}),
    ...(isPlainAddress(receiver) ? {webhookUrl: receiver} : {}),
    ...Object.fromEntries(
      Object.entries(names)
        .map(([kind, name]) => [kind, name.trim()] as const)
        .filter(([, name]) => isPlainName(name)),
    ),
  }
}
