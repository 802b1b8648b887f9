import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {fuzzRuns} from '../fuzz'
import {InputError} from '../run'
import {checkRealms, type CheckResult} from './check'
import {examples, realmWith} from './fixtures/examples'
import {manyClients} from './fixtures/largeExport'
import {linesOf} from './lines'
import {write} from './output'
import {screenReport} from './output/screen'
import {readRealms} from './read'
import {cpuMsOf} from '../../../tests/lib/cpuTime'

const check = async (text: string): Promise<CheckResult> =>
  checkRealms(readRealms(text), {target: '27', threshold: 'low', baseline: [], pause: () => Promise.resolve()})

/** Follows a path such as `clients[0].attributes["a.b"]`. @returns whether it leads somewhere. */
function exists(root: unknown, path: string): boolean {
  const steps = path === '$' ? [] : [...path.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([A-Za-z_][\w-]*)/g)]
  let value = root
  for (const [, index, quoted, name] of steps) {
    const key: unknown = index ?? (quoted === undefined ? name : JSON.parse(quoted))
    if (typeof value !== 'object' || value === null || typeof key !== 'string' || !Object.hasOwn(value, key))
      return false
    value = Object.entries<unknown>({...value}).find(([one]) => one === key)?.[1]
  }
  return value !== undefined
}

/** Checks a value and writes every report. @throws anything that isn’t an InputError. */
async function survives(value: unknown): Promise<void> {
  const text = JSON.stringify(value)
  try {
    const result = await check(text)
    screenReport(result)
    // SARIF adds the texts of all rules, which takes longer than all the rest.
    for (const format of ['text', 'markdown', 'json'] as const) write(result, format, {name: 'realm.json', text})
    linesOf(text, new Set(result.violations.flatMap(({evidence}) => evidence.map(({path}) => path))))
    const root: unknown = JSON.parse(text)
    for (const {evidence} of result.violations)
      for (const {path} of evidence) expect(exists(root, path), path).toBe(true)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
  }
}

/** Names that the rules read, so that generated values reach them. */
const NAMES = [
  ...new Set(
    Object.values(examples)
      .flatMap(({bad}) => [...JSON.stringify(bad).matchAll(/"([^"\\]{1,80})":/g)].map(([, name]) => name ?? ''))
      .concat('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'),
  ),
]

const anyValue = fc.letrec<{value: unknown}>((tie) => ({
  value: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    fc.constantFrom(
      null,
      true,
      false,
      0,
      -1,
      1e308,
      '',
      'true',
      '*',
      'http://',
      '+',
      '[masked]',
      '$(id)',
      '`',
      '\u0000',
    ),
    fc.string({unit: 'binary', maxLength: 20}),
    fc.array(tie('value'), {maxLength: 4}),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), {maxKeys: 8}),
  ),
})).value

describe('a hostile export', () => {
  it('with any JSON value is checked or refused, and each place exists', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...NAMES), anyValue, {maxKeys: 20}), async (members) => {
        await survives({...members, realm: 'acme'})
        await survives(members)
        await survives([members])
      }),
      {numRuns: fuzzRuns()},
    )
  })

  it('with one wrong value in a real place is checked, and each place exists', async () => {
    const all = Object.values(examples)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...all), fc.constantFrom(...NAMES), anyValue, async ({bad}, name, value) => {
        const damaged: unknown = JSON.parse(JSON.stringify(realmWith(bad)), (key, one: unknown) =>
          key === name ? value : one,
        )
        await survives(damaged)
      }),
      {numRuns: fuzzRuns()},
    )
  })

  it.each([
    ['nothing', '', 'empty'],
    ['no JSON', '{"realm": "acme", secret-word', "isn't valid JSON"],
    ['a text', '"acme"', 'a string'],
    ['an empty list', '[]', 'an empty list'],
    ['a list of clients', '[{"clientId": "spa"}]', 'a list of clients'],
    ['a file of users', '{"users": []}', 'a file of users'],
    ['deep nesting', `{"realm": "acme", "x": ${'['.repeat(5000)}${']'.repeat(5000)}}`, 'nested more than 200 levels'],
  ])('that is %s is refused with a reason', async (_, text, reason) => {
    await expect(check(text)).rejects.toThrow(reason)
    await expect(check(text)).rejects.toThrow(InputError)
    await expect(check(text)).rejects.toSatisfy((error) => !String(error).includes('secret-word'))
  })

  it('with __proto__ members changes no prototype', async () => {
    await check('{"realm": "acme", "__proto__": {"secret": "0123456789abcdef"}, "attributes": {"__proto__": {"x": 1}}}')
    expect(Object.hasOwn(Object.prototype, 'secret')).toBe(false)
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })

  it.each(['a', '*', '/', '[', ' and ', '##', 'http://a', '?code=1&', 'ldap://x ', '`', "'"])(
    'with a text of 1 MB of "%s" is checked in a moment',
    async (piece) => {
      const long = piece.repeat(Math.ceil(1_000_000 / piece.length))
      for (const part of longParts(long)) {
        const text = JSON.stringify(realmWith(part))
        const cpuMs = await cpuMsOf(async () => {
          const report = write(await check(text), 'sarif', {name: 'realm.json', text})
          expect(report.length).toBeLessThan(400_000)
        })
        expect(cpuMs).toBeLessThan(2000)
      }
    },
  )
})

/** A text in each place whose value a rule takes apart. */
const longParts = (long: string) => [
  {passwordPolicy: long},
  {displayName: long, realm: long},
  {smtpServer: {host: long, from: `${long}@${long}`}},
  {browserSecurityHeaders: {contentSecurityPolicy: long, strictTransportSecurity: long, referrerPolicy: long}},
  {clients: [{clientId: long, redirectUris: [long]}]},
  {clients: [{clientId: 'spa', webOrigins: [long], attributes: {'post.logout.redirect.uris': long}}]},
  {identityProviders: [{alias: long, providerId: 'oidc', config: {tokenUrl: long, issuer: long}}]},
  {components: {'org.keycloak.storage.UserStorageProvider': [{providerId: 'ldap', config: {connectionUrl: [long]}}]}},
  {users: [{username: long, [long]: long}]},
]

it('an export of 20 MB with 50,000 clients is checked, with pauses for the page', async () => {
  const text = JSON.stringify(realmWith({clients: manyClients(50_000)}))
  expect(text.length).toBeGreaterThan(20_000_000)
  let pauses = 0
  const before = process.cpuUsage()
  const result = await checkRealms(readRealms(text), {
    target: '27',
    threshold: 'low',
    baseline: [],
    pause: () => {
      pauses += 1
      return Promise.resolve()
    },
  })
  const report = screenReport(result)
  const {user, system} = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(10_000)
  expect(pauses).toBeGreaterThan(5)
  expect(JSON.stringify(report)).toContain('49,995 more places')
  expect(JSON.stringify(report).length).toBeLessThan(100_000)
  expect(JSON.parse(write(result, 'sarif', {name: 'realm.json', text}))).toMatchObject({version: '2.1.0'})
})
