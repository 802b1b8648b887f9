/** A value that the examples of the site have for every reader's own. */
export type ContextKind = 'baseUrl' | 'host' | 'realm' | 'clientId' | 'orgId'

/** What the site remembers of a reader's server, from page to page and from visit to visit. No tokens. */
export type ReaderContext = {
  baseUrl: string
  realm: string
  clientId: string
  /** Values of path parameters, by name: `orgId` is the same organization in every operation. */
  ids: Readonly<Record<string, string>>
}

/** For a reader who has entered nothing yet. */
export const emptyContext: ReaderContext = {baseUrl: '', realm: '', clientId: '', ids: {}}

/** Longer texts are nothing that was entered for one of these fields. */
const MOST = 2000

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

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
      ids: Object.fromEntries(ids.filter(([, id]) => id !== '')),
    }
  } catch {
    return emptyContext
  }
}

/** Whether a name means itself in a shell, in an address and in every language of the samples: nothing has to be escaped. */
export const isPlainName = (text: string): boolean => /^\w[\w.~-]*$/.test(text)

/** Whether an address can stand in a command as it is. */
const isPlainAddress = (text: string): boolean => /^https?:\/\/[\w.:[\]/~-]+$/.test(text) && URL.canParse(text)

/** What stands in the place of each example. What is not there, or could not be pasted as it is, leaves the example. */
export function replacements({baseUrl, realm, clientId, ids}: ReaderContext): Partial<Record<ContextKind, string>> {
  const address = baseUrl.trim().replace(/\/+$/, '')
  const names = {realm, clientId, orgId: ids.orgId ?? ''}
  return {
    ...(isPlainAddress(address) ? {baseUrl: address, host: new URL(address).host} : {}),
    ...Object.fromEntries(
      Object.entries(names)
        .map(([kind, name]) => [kind, name.trim()] as const)
        .filter(([, name]) => isPlainName(name)),
    ),
  }
}
