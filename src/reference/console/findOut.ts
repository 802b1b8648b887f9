import type {Call} from './call'
import {limited} from './limited'
import {readLimited} from './readLimited'

/** How long each look at the server may take, the reading of its answer included, in milliseconds. */
const PATIENCE = 5000

/** What the looks found. */
export type Findings = {
  /** What the realm calls itself, if its discovery document can be read. It can from every origin. */
  issuer: string | undefined
  /** Another base URL below which the realm answers. */
  otherBaseUrl: string | undefined
  /** Whether anything answers at the address at all. */
  isReachable: boolean
  /** Whether it leads elsewhere. */
  isRedirecting?: boolean
  isOnline: boolean
}

async function look(url: string, mode: 'cors' | 'no-cors', signal: AbortSignal): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      mode,
      // A request without CORS has to follow. It carries nothing, and nothing is read.
      redirect: mode === 'cors' ? 'manual' : 'follow',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: limited(signal, PATIENCE),
    })
  } catch {
    return undefined
  }
}

const discoveryOf = (baseUrl: string, realm: string): string =>
  `${baseUrl}/realms/${encodeURIComponent(realm)}/.well-known/openid-configuration`

async function issuerAt(baseUrl: string, realm: string, signal: AbortSignal): Promise<string | undefined> {
  return issuerOf(await look(discoveryOf(baseUrl, realm), 'cors', signal))
}

async function issuerOf(response: Response | undefined): Promise<string | undefined> {
  if (!response?.ok) return undefined
  try {
    const {text} = await readLimited(response)
    const document: unknown = JSON.parse(text)
    if (typeof document !== 'object' || document === null || !('issuer' in document)) return undefined
    return typeof document.issuer === 'string' ? document.issuer : undefined
  } catch {
    return undefined
  }
}

/** Looks at the server of a call that the browser told nothing of. Sends no token. */
export async function findOut(
  {baseUrl, realm}: Pick<Call, 'baseUrl' | 'realm'>,
  signal: AbortSignal,
): Promise<Findings> {
  const isOnline = navigator.onLine
  const response = await look(discoveryOf(baseUrl, realm), 'cors', signal)
  const isRedirecting = response?.type === 'opaqueredirect'
  const issuer = await issuerOf(response)
  if (issuer !== undefined || isRedirecting)
    return {issuer, otherBaseUrl: undefined, isReachable: true, isRedirecting, isOnline}
  const other = baseUrl.endsWith('/auth') ? baseUrl.slice(0, -'/auth'.length) : `${baseUrl}/auth`
  const hasOther = (await issuerAt(other, realm, signal)) !== undefined
  const isReachable = hasOther || (await look(discoveryOf(baseUrl, realm), 'no-cors', signal)) !== undefined
  return {issuer, otherBaseUrl: hasOther ? other : undefined, isReachable, isRedirecting, isOnline}
}
