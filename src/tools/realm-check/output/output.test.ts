import {describe, expect, it} from 'vitest'
import * as z from 'zod'
import {baselineText, readBaseline} from '../baseline'
import {checkRealms, type CheckOptions, type CheckResult} from '../check'
import {examples, realmWith} from '../fixtures/examples'
import {spa} from '../fixtures/parts'
import {readRealms} from '../read'
import {rules} from '../rules'
import {newBaseline} from './json'
import {screenReport} from './screen'
import {write} from '.'

const check = (text: string, options: Partial<CheckOptions> = {}): Promise<CheckResult> =>
  checkRealms(readRealms(text), {
    target: '27',
    threshold: 'low',
    baseline: [],
    pause: () => Promise.resolve(),
    ...options,
  })

const risky = JSON.stringify(
  realmWith({
    ...spa({redirectUris: ['*', 'https://app.acme.example/*'], directAccessGrantsEnabled: true}),
    sslRequired: 'none',
    eventsExpiration: 0,
    loginTheme: 'keycloak.v2',
  }),
  null,
  2,
)

/** What SARIF 2.1.0 requires of the objects that the report has (sections 3.13 to 3.52 of the standard). */
const message = z.strictObject({text: z.string().min(1), markdown: z.string().optional()})
const level = z.enum(['none', 'note', 'warning', 'error'])
const sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z
    .array(
      z.strictObject({
        tool: z.strictObject({
          driver: z.strictObject({
            name: z.string().min(1),
            informationUri: z.url(),
            rules: z.array(
              z.strictObject({
                id: z.string().min(1),
                name: z.string().min(1),
                shortDescription: message,
                fullDescription: message,
                help: message,
                helpUri: z.url(),
                defaultConfiguration: z.strictObject({level}),
                properties: z.strictObject({
                  tags: z.array(z.string()),
                  'security-severity': z
                    .string()
                    .regex(/^\d\.\d$/)
                    .optional(),
                }),
              }),
            ),
          }),
        }),
        columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
        results: z.array(
          z.strictObject({
            ruleId: z.string().min(1),
            ruleIndex: z.int().nonnegative(),
            level,
            message,
            locations: z
              .array(
                z.strictObject({
                  physicalLocation: z.strictObject({
                    artifactLocation: z.strictObject({uri: z.string().min(1)}),
                    region: z.strictObject({startLine: z.int().positive()}),
                  }),
                  logicalLocations: z.array(
                    z.strictObject({name: z.string(), fullyQualifiedName: z.string(), kind: z.literal('member')}),
                  ),
                }),
              )
              .min(1),
            partialFingerprints: z.record(z.string(), z.string().regex(/^[0-9a-f]{16}$/)),
          }),
        ),
      }),
    )
    .min(1),
})

describe('SARIF', () => {
  it('has the required members, and each result refers to its rule', async () => {
    const log = sarif.parse(
      JSON.parse(write(await check(risky), 'sarif', {name: './exports/acme realm.json', text: risky})),
    )
    const [run] = log.runs
    expect(run?.tool.driver.rules).toHaveLength(rules.length)
    expect(run?.results.length).toBeGreaterThan(4)
    for (const {ruleId, ruleIndex, locations} of run?.results ?? []) {
      expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
      expect(locations[0]?.physicalLocation.artifactLocation.uri).toBe('exports/acme%20realm.json')
    }
  })

  it('names the line of each place', async () => {
    const log = sarif.parse(JSON.parse(write(await check(risky), 'sarif', {name: 'acme.json', text: risky})))
    const lines = risky.split('\n')
    const lineOf = (id: string): string | undefined => {
      const result = log.runs[0]?.results.find(({ruleId}) => ruleId === id)
      return lines[(result?.locations[0]?.physicalLocation.region.startLine ?? 0) - 1]?.trim()
    }
    expect(lineOf('client-any-redirect')).toBe('"*",')
    expect(lineOf('client-wildcard-redirect')).toBe('"https://app.acme.example/*"')
    expect(lineOf('realm-ssl-none')).toBe('"sslRequired": "none",')
    expect(lineOf('client-password-grant-public')).toBe('"directAccessGrantsEnabled": true,')
  })

  it('grades critical and high as errors, medium as warnings, and low as notes', async () => {
    const log = sarif.parse(JSON.parse(write(await check(risky), 'sarif', {name: 'acme.json', text: risky})))
    const levelOf = (id: string) => log.runs[0]?.results.find(({ruleId}) => ruleId === id)?.level
    expect(levelOf('client-any-redirect')).toBe('error')
    expect(levelOf('client-wildcard-redirect')).toBe('warning')
    expect(levelOf('theme-v2-login')).toBe('note')
  })
})

describe('the report on screen', () => {
  it('begins with the verdict, and then with the group that has the worst finding', async () => {
    const report = screenReport(await check(risky))
    expect(report[0]).toMatchObject({kind: 'finding', severity: 'error', title: '2 critical, 1 high, 2 medium, 1 low.'})
    const headings = report.flatMap((part) => (part.kind === 'heading' ? part.text : []))
    expect(headings).toEqual(['Security (4 rules)', 'Performance (1 rule)', 'Upgrade (1 rule)'])
    const code = report.find((part) => part.kind === 'code')
    expect(code).toMatchObject({language: 'bash'})
    expect(code?.code).toContain('kcadm.sh update realms/acme -s sslRequired=all')
  })

  it('of a sound realm says so', async () => {
    const [first] = screenReport(await check(JSON.stringify(realmWith())))
    expect(first).toMatchObject({severity: 'ok', title: 'No findings.'})
  })

  it('says what the file lacks', async () => {
    const text = JSON.stringify(screenReport(await check(JSON.stringify(realmWith()))))
    expect(text).toContain(
      'The file contains no clients, identity providers, login flows, components (keys, LDAP providers), roles, users, and version',
    )
  })

  it('names the realm if the file has several', async () => {
    const text = JSON.stringify([realmWith(), realmWith({realm: 'other', sslRequired: 'none'})])
    const report = screenReport(await check(text))
    expect(JSON.stringify(report)).toContain('in the realm `other`')
    expect(JSON.stringify(report)).toContain('[1].sslRequired')
  })
})

it('text from the export can’t end a code span or fence of Markdown', async () => {
  const text = JSON.stringify(realmWith({...spa({clientId: '`x` ```\n# Heading', redirectUris: ['*']})}))
  const report = write(await check(text), 'markdown', {name: 'acme.json', text})
  expect(report).not.toMatch(/^# Heading/m)
  expect(report).toContain('ˋxˋ')
})

it('text from the export can’t control a terminal', async () => {
  const text = JSON.stringify(realmWith({...spa({clientId: '\u001B[2Jx', redirectUris: ['*']})}))
  expect(write(await check(text), 'text', {name: 'acme.json', text})).not.toContain('\u001B')
})

describe('a baseline', () => {
  it('accepts its findings, and another order of clients changes nothing', async () => {
    const baseline = readBaseline(newBaseline(await check(risky)))
    expect((await check(risky, {baseline})).violations).toEqual([])
    const moved = risky.replace(
      '"clients": [',
      '"clients": [{"clientId": "first", "bearerOnly": true, "fullScopeAllowed": false},',
    )
    expect((await check(moved, {baseline})).violations).toEqual([])
  })

  it('reports entries whose findings are gone', async () => {
    const baseline = readBaseline(newBaseline(await check(risky)))
    const {stale, accepted} = await check(JSON.stringify(realmWith({sslRequired: 'none'})), {baseline})
    expect(accepted).toBe(1)
    expect(stale).toHaveLength(baseline.length - 1)
  })

  it('doesn’t accept a finding whose value changed', async () => {
    const long = (accessTokenLifespan: number) => JSON.stringify(realmWith({accessTokenLifespan}))
    const baseline = readBaseline(newBaseline(await check(long(1200))))
    expect((await check(long(1800), {baseline})).violations.map(({rule}) => rule.id)).toEqual(['access-token-long'])
  })

  it.each([
    ['{', "isn't valid JSON"],
    ['{"version": 2, "accepted": []}', "isn't a baseline"],
    ['{"version": 1, "accepted": [{"fingerprint": "x", "reason": "y"}]}', 'no valid fingerprint in accepted[0]'],
    ['{"version": 1, "accepted": [{"fingerprint": "0123456789abcdef", "reason": " "}]}', 'no reason in accepted[0]'],
  ])('%s is refused with a reason', (text, reason) => {
    expect(() => readBaseline(text)).toThrow(reason)
  })

  it('is written as it is read', () => {
    const entries = [{fingerprint: '0123456789abcdef', rule: 'events-off', reason: 'A test realm'}]
    expect(readBaseline(baselineText(entries))).toEqual(entries)
  })
})

it('a threshold leaves out what is below', async () => {
  const {violations} = await check(risky, {threshold: 'high'})
  expect(violations.map(({rule}) => rule.severity)).toEqual(['critical', 'critical', 'high'])
})

it('JSON has the counts, the places, and the commands', async () => {
  const report: unknown = JSON.parse(write(await check(risky), 'json', {name: 'acme.json', text: risky}))
  expect(report).toMatchObject({
    version: 1,
    target: '27',
    counts: {critical: 2, high: 1, medium: 2, low: 1},
    findings: [
      {
        rule: 'client-any-redirect',
        places: [{path: 'clients[0].redirectUris[0]', object: {kind: 'client', name: 'spa'}}],
      },
      {rule: 'realm-ssl-none', command: 'kcadm.sh update realms/acme -s sslRequired=all'},
      {},
      {},
      {},
      {},
    ],
  })
})

it('every example can be written in each format', async () => {
  for (const {bad} of Object.values(examples)) {
    const text = JSON.stringify(realmWith(bad))
    const result = await check(text)
    for (const format of ['text', 'markdown', 'json', 'sarif'] as const)
      expect(write(result, format, {name: 'acme.json', text})).not.toMatch(/undefined|\[object/)
  }
})
