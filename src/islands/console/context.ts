/** What the console remembers from operation to operation and from visit to visit. No tokens. */
export type StoredContext = {
  baseUrl: string
  realm: string
  clientId: string
  /** Values of path parameters, by name: `orgId` is the same organization in every operation. */
  ids: Readonly<Record<string, string>>
}

/** For a reader who has not used the console yet. */
export const emptyContext: StoredContext = {baseUrl: '', realm: '', clientId: '', ids: {}}

/** Longer texts are nothing that was entered for one of these fields. */
const MOST = 2000

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' && value.length <= MOST ? value : ''
}

/** Reads what was stored, by this version or by whoever else; what makes no sense is left out. */
export function parseContext(stored: string | null): StoredContext {
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
