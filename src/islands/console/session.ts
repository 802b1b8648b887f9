/** A token in use. It is kept in this module, and handed to the next page of the reference (`handover.ts`). */
export type Session = {
  token: string
  /** The server that it is for; undefined until a pasted one is used for the first time. */
  baseUrl?: string
  source: 'sign-in' | 'pasted'
}

let session: Session | undefined
const listeners = new Set<() => void>()

/** The token in use, for `useSyncExternalStore`. */
export const sessionStore = {
  get: (): Session | undefined => session,
  set: (next: Session | undefined): void => {
    session = next
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The token for a server. One that was used for another server is not told to this one. */
export function tokenFor(baseUrl: string): string | undefined {
  if (session === undefined) return undefined
  if (session.baseUrl === undefined) sessionStore.set({...session, baseUrl})
  return session.baseUrl === baseUrl ? session.token : undefined
}
