import {readFileSync} from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {fuzzRuns} from '../../fuzz'
import {checkRealms, type CheckResult} from '../check'
import {apiOf} from '../fixtures/apiOf'
import {examples, realmWith} from '../fixtures/examples'
import {readRealms} from '../read'
import {rules} from '../rules'
import {readRealm} from './readRealm'
import type {Get, NeededRole} from './reading'

const check = (realm: unknown): Promise<CheckResult> =>
  checkRealms(readRealms(JSON.stringify(realm)), {
    target: '27',
    threshold: 'low',
    baseline: [],
    pause: () => Promise.resolve(),
  })

const aboutFile: ReadonlySet<string> = new Set(rules.flatMap(({id, isAboutFile}) => (isAboutFile ? id : [])))

const found = ({violations}: CheckResult): string[] =>
  violations
    .filter(({rule}) => !rule.isAboutFile)
    .flatMap(({rule, evidence}) => evidence.map(({subject: {kind, name}}) => `${rule.id}: ${kind} ${name}`))
    .sort()

const unchecked = ({unchecked: list}: CheckResult): string[] =>
  list.flatMap(({rules: left}) => left.map(({id}) => id)).sort()

/** Rules that need what only an export has: all users, and organizations of a realm that has them turned off. */
const NEED_EXPORT: ReadonlySet<string> = new Set(['user-tutorial-account', 'organizations-off'])

/** Reads the realm of an export from a server. */
const read = (realm: Record<string, unknown>, instead?: Parameters<typeof apiOf>[1]) =>
  readRealm(String(realm.realm), apiOf(structuredClone(realm), instead))

/** An account that lacks all roles but `view-realm`. */
const onlySettings = (below: string) =>
  Object.values(PATHS).some((paths) => paths.test(below)) ? ({kind: 'denied'} as const) : undefined

/** The paths that each role can read. */
const PATHS: Readonly<Record<Exclude<NeededRole, 'view-realm'>, RegExp>> = {
  'view-clients': /^\/(clients|client-scopes)(\/(?!.*authz)|$)/,
  'view-users': /^\/(users\/|clients\/.*\/(users|groups)$)/,
  'view-identity-providers': /^\/identity-provider/,
  'view-authorization': /\/authz\//,
  'view-organizations': /^\/organizations/,
}

describe('a realm that is read from a server', () => {
  it.each(Object.entries(examples))('has the findings of an export that violates %s, or says so', async (id, {bad}) => {
    const realm = realmWith({organizationsEnabled: true, ...bad})
    const result = await check(await read(realm))
    if (NEED_EXPORT.has(id)) expect(unchecked(result)).toContain(id)
    else expect(found(result)).toEqual(found(await check(realm)))
  })

  it.each(Object.entries(examples).filter(([id]) => !aboutFile.has(id)))(
    'with view-realm alone, finds %s or lists it as unchecked',
    async (id, {bad}) => {
      const result = await check(await read(realmWith({organizationsEnabled: true, ...bad}), onlySettings))
      const all = [...unchecked(result), ...result.violations.map(({rule}) => rule.id)]
      expect(all).toContain(id)
    },
  )

  it('has the findings of a complete export', async () => {
    const file = path.join(import.meta.dirname, '../fixtures/launchChecklist.json')
    const realm: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const [view] = readRealms(JSON.stringify(realm))
    if (!view) throw new Error('The export has no realm.')
    const {value} = view.root
    const result = await check(await read(value))
    expect(found(result)).toEqual(found(await check(realm)))
    expect(result.realms[0]?.version).toBe('26.7.3')
  })

  it('has no secret, and still says that one is short', async () => {
    const {bad = {}} = examples['client-short-secret'] ?? {}
    const realm = realmWith(bad)
    const result = await read(realm)
    expect(JSON.stringify(result)).toContain('"secret":"[masked: short]"')
    const ids = (await check(result)).violations.map(({rule}) => rule.id)
    expect(ids).toContain('client-short-secret')
    expect(ids).not.toContain('export-client-secrets')
  })

  it('isn’t read without view-realm, which shows only the names of the realm', async () => {
    const named = {kind: 'json', value: {realm: 'acme', displayName: 'Acme'}} as const
    expect(
      await readRealm(
        'acme',
        apiOf(realmWith(), (below) => (below === '' ? named : undefined)),
      ),
    ).toBeUndefined()
    expect(await readRealm('acme', () => Promise.resolve({kind: 'denied'}))).toBeUndefined()
  })

  it.each(Object.entries(PATHS))('lists the rules that need %s if the account lacks it', async (role, paths) => {
    const realm = realmWith({organizationsEnabled: true, ...everything})
    const reasons = async (instead?: Parameters<typeof apiOf>[1]) =>
      (await check(await read(realm, instead))).unchecked.map(({reason}) => reason).join()
    expect(await reasons()).not.toContain('lacks the role')
    expect(await reasons((below) => (paths.test(below) ? {kind: 'denied'} : undefined))).toContain(`\`${role}\``)
  })

  it('takes an empty list of clients for a missing role, as query-clients gets one', async () => {
    const empty = (below: string) =>
      /^\/(clients|client-scopes)$/.test(below) ? ({kind: 'json', value: []} as const) : undefined
    const {bad = {}} = examples['client-any-redirect'] ?? {}
    const result = await check(await read(realmWith(bad), empty))
    expect(unchecked(result)).toContain('client-any-redirect')
    expect(result.unchecked.map(({reason}) => reason)).toContain('your account lacks the role `view-clients`')
  })

  it('ends with the error of a request', async () => {
    const ended = new Error('The connection ended.')
    let count = 0
    const api = apiOf(realmWith())
    const stops: Get = (below) => {
      count += 1
      return count > 5 ? Promise.reject(ended) : api(below)
    }
    await expect(readRealm('acme', stops)).rejects.toBe(ended)
  })
})

const everything = {
  users: [{username: 'ops', clientRoles: {'realm-management': ['realm-admin']}, credentials: [{type: 'password'}]}],
  clients: [{clientId: 'web', authorizationSettings: {policies: [{name: 'all', type: 'js'}]}}],
  identityProviders: [{alias: 'partner', providerId: 'oidc'}],
}

it('any answers of a server make a realm that can be checked', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue(), {minLength: 1, maxLength: 12}), async (values) => {
      let count = 0
      const answers = (below: string) => {
        const value = values[(count += 1) % values.length]
        return below === '' ? undefined : ({kind: 'json', value} as const)
      }
      const realm = await read(realmWith({organizationsEnabled: true}), answers)
      expect((await check(realm)).realms).toMatchObject([{name: 'acme'}])
    }),
    {numRuns: fuzzRuns()},
  ))

describe('long lists', () => {
  const many = (count: number) => Array.from({length: count}, (_, index) => ({clientId: `c${index}`}))
  const countOf = async (count: number): Promise<{requests: number; result: CheckResult}> => {
    let requests = 0
    const api = apiOf(realmWith({clients: many(count)}))
    const realm = await readRealm('acme', (below) => {
      if (below.includes('/clients?')) requests += 1
      return api(below)
    })
    return {requests, result: await check(realm)}
  }

  it('are read page by page', async () => {
    const {requests, result} = await countOf(250)
    expect(requests).toBe(3)
    expect(unchecked(result)).not.toContain('client-any-redirect')
  })

  it('end at a limit, which the report names', async () => {
    const {requests, result} = await countOf(5200)
    expect(requests).toBe(50)
    expect(unchecked(result)).toContain('client-any-redirect')
    expect(result.unchecked.map(({reason}) => reason)).toContain('it reads at most 5,000 of a list')
  })
})
