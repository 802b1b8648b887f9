/** A realm on a server. `baseUrl` is as `checkBaseUrl` gives it. */
export type Place = {baseUrl: string; realm: string}

/** What the server's revocation endpoint is told. */
export type Ending = {endpoint: string; clientId: string; token: string}

/** A token in use. It is kept in this module, and handed to the next page of the reference (`handover.ts`). */
export type Session = {
  token: string
  /** The realm that it is for; undefined until a pasted one is used for the first time. */
  place?: Place
  /** How to end the session that it belongs to, at the server. Default: it was pasted, and the session is somebody else's. */
  ending?: Ending
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

const isSame = (one: Place, other: Place): boolean => one.baseUrl === other.baseUrl && one.realm === other.realm

/** The token for a realm. One that was used for another realm is not told to this one. */
export function tokenFor({baseUrl, realm}: Place): string | undefined {
  forgetElsewhere({baseUrl, realm})
  if (session && !session.place) sessionStore.set({...session, place: {baseUrl, realm}})
  return session?.token
}

/** Forgets a token that is for another realm than this one. */
export function forgetElsewhere(place: Place): void {
  if (session?.place && !isSame(session.place, place)) sessionStore.set(undefined)
}
