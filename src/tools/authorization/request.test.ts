import {execFileSync} from 'node:child_process'
import fc from 'fast-check'
import {expect, it} from 'vitest'
import {fuzzRuns} from '../fuzz'
import {authorizationUrl, readAuthorizationUrl, type AuthorizationRequest, type Trip} from './request'
import {tokenCommands} from './tokenCommand'
import {newTrip} from './trip'

const word = fc.string({unit: 'binary', minLength: 1, maxLength: 30}).map((text) => text.trim().replaceAll(/[#*]/g, ''))
const field = fc.oneof(fc.constant(''), word)
const anyRequest: fc.Arbitrary<AuthorizationRequest> = fc.record({
  issuer: fc.constantFrom('https://auth.example.com/realms/acme', 'http://localhost:8080/realms/a%20b'),
  clientId: field,
  redirectUri: field,
  responseType: field,
  responseMode: field,
  scope: field,
  prompt: field,
  loginHint: field,
  acrValues: field,
  maxAge: fc.nat().map(String),
  idpHint: field,
  action: field,
  uiLocales: field,
  resource: field,
  pkce: fc.constantFrom('S256', ''),
})
const anyTrip: fc.Arbitrary<Trip> = fc.record({state: word, nonce: word, verifier: word, challenge: word})

it('reads what it builds, for any request', () => {
  fc.assert(
    fc.property(anyRequest, anyTrip, (request, trip) => {
      const read = readAuthorizationUrl(authorizationUrl(request, trip))
      const challenge = request.pkce === '' ? '' : trip.challenge
      expect(read).toEqual({request, trip: {state: trip.state, nonce: trip.nonce, challenge}})
    }),
    {numRuns: fuzzRuns()},
  )
})

it('writes commands whose values bash reads back', async () => {
  const trip = await newTrip()
  const odd = {clientId: 'it\'s $(id) `x` "y"', redirectUri: 'https://app.acme.example/?a=1&b=$2'}
  for (const sample of fc.sample(anyRequest, 20)) {
    const request = {...sample, ...odd, pkce: 'S256'}
    const commands = tokenCommands(request, trip, "a'b&c d")
    const script = `CLIENT_SECRET='s$1'; curl() { printf '%s\\0' "$@"; }; ${commands.confidentialClient}`
    const words = execFileSync('bash', ['-c', script], {encoding: 'utf8'}).split('\0')
    expect(words).toContain("code=a'b&c d")
    expect(words).toContain(`client_id=${odd.clientId}`)
    expect(words).toContain(`redirect_uri=${odd.redirectUri}`)
    expect(words).toContain(`code_verifier=${trip.verifier}`)
    expect(words).toContain('client_secret=s$1')
  }
})
