import type {Values} from '../form'
import {InputError, MOST_INPUT, type ToolModule} from '../run'
import {readAddress, type Address} from './address'
import {answer, type Verify} from './answer'
import type {Expected} from './context'
import {fetchKeys} from './fetchKeys'
import {readTokens} from './input'
import {readKeys, type Key} from './keys'
import {readTime, readTolerance} from './times'
import {signatureFindings, withoutKeys} from './verify'

export const run: ToolModule['run'] = async (values, action, signal) => {
  const tokens = readTokens(limited(values, 'token', 'token'))
  if (tokens.length === 0) {
    if (action === undefined) return []
    throw new InputError('Paste a token. It starts with `eyJ`, and is in the header `Authorization` of the request.')
  }
  const address = readAddress(values.text('issuer'))
  const pasted = limited(values, 'keys', 'key set').trim()
  const keys = pasted === '' ? undefined : readKeys(pasted)
  const [second] = readTokens(limited(values, 'second', 'second token'))
  return answer(tokens, second, expectedOf(values, address), verifier({action, keys, address, signal}))
}

function limited(values: Values, name: string, what: string): string {
  const text = values.text(name)
  if (text.length <= MOST_INPUT) return text
  throw new InputError(`The ${what} is longer than 2 MiB. Paste the ${what} alone.`)
}

function expectedOf(values: Values, address: Address | undefined): Expected {
  const optional = (name: string): string | undefined => values.text(name).trim() || undefined
  return {
    now: readTime(values.text('time'), Date.now() / 1000),
    tolerance: readTolerance(values.text('tolerance')),
    issuer: address?.issuer,
    audience: optional('audience'),
    client: optional('client'),
  }
}

type Source = {
  action: string | undefined
  keys: readonly Key[] | undefined
  address: Address | undefined
  signal: AbortSignal
}

/** Pasted keys verify while the reader types. Only a pressed button gets keys from a server. */
function verifier({action, keys, address, signal}: Source): Verify | undefined {
  if (keys !== undefined) return (jws, kind) => signatureFindings(jws, kind, keys, 'the key set that you pasted')
  if (action === undefined) return undefined
  return async (jws, kind) => {
    if (kind.signedBy === 'server') return signatureFindings(jws, kind, [], 'the key set')
    if (address === undefined) return [withoutKeys(jws)]
    const fetched = await fetchKeys(address, signal, (url, init) => fetch(url, init))
    return 'problem' in fetched ? [fetched.problem] : signatureFindings(jws, kind, fetched.keys, fetched.origin)
  }
}
