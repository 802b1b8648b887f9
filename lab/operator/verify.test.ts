import {describe, expect, it} from 'vitest'
import type {PageCheck} from '../../src/markdown/proof/checks'
import type {Answer} from '../consumers/http'
import {verifyChecks, type VerifiedRealm} from './verify'

const check: PageCheck = {
  line: 1,
  step: '2. Register',
  anchor: '2-register',
  path: '/admin/realms/acme/clients?clientId=acme-web',
  expected: {
    status: 200,
    headers: [],
    body: '',
    json: [
      {clientId: 'acme-web', publicClient: true, redirectUris: ['https://auth.example.com/realms/acme'], '…': '…'},
    ],
  },
}

const client = {clientId: 'shop', publicClient: true, redirectUris: ['http://localhost:9/realms/demo'], enabled: true}

/** A realm that answers every request in the same way. */
function realm(answer: Partial<Answer>, others: Partial<VerifiedRealm> = {}) {
  const asked: string[] = []
  const get = (path: string): Promise<Answer> => {
    asked.push(path)
    return Promise.resolve({status: 200, headers: new Headers(), text: '', json: undefined, ...answer})
  }
  const verified: VerifiedRealm = {
    caller: {get},
    url: 'http://localhost:9',
    realm: 'demo',
    renamed: new Map([['acme-web', 'shop']]),
    server: undefined,
    ...others,
  }
  return {asked, verified}
}

describe('verifyChecks', () => {
  it("asks for and compares the realm's names in place of the page's", async () => {
    const {asked, verified} = realm({json: [client]})
    expect(await verifyChecks(verified, [check])).toEqual([{check, passed: true}])
    expect(asked).toEqual(['/admin/realms/demo/clients?clientId=shop'])
  })

  it('says where the realm differs, and what it answers instead of an expected status', async () => {
    const wrong = realm({json: [{...client, publicClient: false}]})
    expect(await verifyChecks(wrong.verified, [check])).toEqual([
      {check, difference: '[0].publicClient: expected true, seen false'},
    ])
    const refused = realm({status: 403, text: '{"error":"HTTP 403 Forbidden"}'})
    expect(await verifyChecks(refused.verified, [check])).toEqual([
      {check, difference: 'the server answers 403: {"error":"HTTP 403 Forbidden"}'},
    ])
  })

  it('skips checks for other servers, and for certain servers where the server is unknown', async () => {
    const forNew = {...check, only: '>=26.7'}
    const old = realm({}, {server: {keycloak: '26.5.6', provided: ['keycloak']}})
    expect(await verifyChecks(old.verified, [forNew])).toEqual([{check: forNew, skipped: "it's for >=26.7"}])
    expect(old.asked).toEqual([])
    expect(await verifyChecks(realm({}).verified, [forNew])).toEqual([
      {check: forNew, skipped: 'the version of the server is unknown, and it needs >=26.7'},
    ])
  })
})
