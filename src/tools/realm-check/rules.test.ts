import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import {examples, realmWith} from './fixtures/examples'
import {readBaseline, type BaselineEntry} from './baseline'
import {checkRealms, type CheckResult} from './check'
import {write} from './output'
import {readRealms} from './read'
import type {Release} from './releases'
import {rules} from './rules'
import {ruleRows} from './ruleRows'
import {shellWord} from './commands'

const checkAll = (
  text: string,
  baseline: readonly BaselineEntry[] = [],
  target: Release = '27',
): Promise<CheckResult> =>
  checkRealms(readRealms(text), {target, threshold: 'low', baseline, pause: () => Promise.resolve()})

const check = (realm: unknown, target?: Release): Promise<CheckResult> => checkAll(JSON.stringify(realm), [], target)

const placesOf = ({violations}: CheckResult, id: string): string[] =>
  violations.filter(({rule}) => rule.id === id).flatMap(({evidence}) => evidence.map((one) => one.path))

it('each rule has an example, and each example a rule', () => {
  expect(Object.keys(examples).sort()).toEqual(rules.map(({id}) => id).sort())
})

it('the sound realm has no findings', async () => {
  expect((await check(realmWith())).violations.map(({rule}) => rule.id)).toEqual([])
})

it.each(Object.entries(examples))('%s is found, at its place', async (id, {bad, path: place}) => {
  expect(placesOf(await check(realmWith(bad)), id)).toContain(place)
})

it.each(Object.entries(examples))('%s is not found in a realm that satisfies it', async (id, {good}) => {
  expect(placesOf(await check(realmWith(good)), id)).toEqual([])
})

it.each(rules.map((rule) => [rule.id, rule] as const))('%s has texts, a command, and a page that exists', (_, rule) => {
  expect(rule.title).not.toMatch(/\.$/)
  expect(rule.reason).toMatch(/\.$/)
  expect(rule.console).toMatch(/\.$/)
  const command = rule.command({realm: 'acme', subject: {kind: 'client', name: 'spa', id: ''}})
  expect(command).toMatch(/^kcadm\.sh .*\bacme\b/)
  const [page = ''] = rule.page.path.split('#')
  const file = path.join(import.meta.dirname, '../../..', page)
  expect([`${file.replace(/\/$/, '')}.mdx`, path.join(file, 'index.mdx')].some((one) => existsSync(one))).toBe(true)
})

it('rules of a later release run only if the target reaches it', async () => {
  const realm = realmWith({loginTheme: 'keycloak.v2'})
  expect(placesOf(await check(realm, '26.8'), 'theme-v2-login')).toEqual([])
  expect(placesOf(await check(realm, '27'), 'theme-v2-login')).toEqual(['loginTheme'])
})

it.each([
  [100, []],
  [101, ['roles.realm[0].composites']],
])('a role with %i others, half of them of a client, is found if it has more than 100', async (count, places) => {
  const names = Array.from({length: count}, (_, index) => `role-${index}`)
  const composites = {realm: names.slice(50), client: {web: names.slice(0, 50)}}
  const realm = realmWith({roles: {realm: [{name: 'everything', composites}]}})
  expect(placesOf(await check(realm), 'role-many-composites')).toEqual(places)
})

it('the table of the page has a row for each rule, worst first within a group', () => {
  expect(ruleRows).toHaveLength(rules.length)
  expect(ruleRows[0]).toMatchObject({group: 'security', severity: 'Critical'})
})

it('a name from the export can’t leave its word of a command', () => {
  expect(shellWord(`x'; rm -rf / #`)).toBe(String.raw`'x'\''; rm -rf / #'`)
  expect(shellWord('a\nb')).toBe(`'a b'`)
  expect(shellWord('$(id)')).toBe(`'$(id)'`)
})

it('a realm that follows the launch checklist has two findings of severity low, and none with a baseline for them', async () => {
  // Exported by Keycloak 26.7.3, without mappers, roles of clients, and required actions.
  const text = readFileSync(path.join(import.meta.dirname, 'fixtures/launchChecklist.json'), 'utf8')
  const {violations, unchecked} = await check(JSON.parse(text))
  expect(unchecked.flatMap(({parts}) => parts)).toEqual(['clientAuthentication'])
  expect(violations.map(({rule: {id, severity}}) => `${severity} ${id}`)).toEqual([
    'low client-offline-optional',
    'low client-shared-secret',
  ])
  const baseline = readBaseline(write(await checkAll(text), 'baseline', {name: 'acme.json', text}))
  expect((await checkAll(text, baseline)).violations).toEqual([])
})
