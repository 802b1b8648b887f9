import {expect} from 'vitest'
import {isObject} from '../../src/lib/isObject'
import type {Members, ProcedureLab} from './procedureRealms'

/** A value whose lists and members are sorted. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([name, each]): [string, unknown] => [name, sorted(each)])
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value

/** A realm's export without switches and attributes that Keycloak adds with their default whenever a realm is saved. */
function withoutDefaults(exported: unknown): unknown {
  if (!isObject(exported)) return exported
  const members = Object.entries(exported).map(([name, value]): [string, unknown] => [
    name,
    name === 'attributes' && isObject(value) ? withoutOff(value) : value,
  ])
  return withoutOff(Object.fromEntries(members))
}

const withoutOff = (members: Members): Members =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== false && value !== '0' && value !== 'false'),
  )

/** The settings, clients, groups, and roles of a realm, in an order that doesn't depend on the database. */
export async function readSettings({http}: ProcedureLab, realm: string): Promise<Members> {
  const query = 'exportClients=true&exportGroupsAndRoles=true'
  const exported = await http.admin.must('POST', `/admin/realms/${realm}/partial-export?${query}`)
  const settings = sorted(withoutDefaults(exported.json))
  if (isObject(settings)) return settings
  throw new Error(`The export of the realm ${realm} is no object.`)
}

/** Everything that the procedures change. */
export async function snapshot(lab: ProcedureLab, realm: string): Promise<Members> {
  const others = [`/admin/realms/${realm}/organizations`, `/realms/${realm}/orgs`, `/realms/${realm}/webhooks`]
  const answers = await Promise.all(others.map(async (address) => lab.http.admin.get(address)))
  const bodies = answers.map(({status, json}) => (status === 200 ? json : []))
  return {...(await readSettings(lab, realm)), others: sorted(bodies)}
}

/** Expects two states to be the same. @throws Error with the members that differ: as expected, and as they are. */
export function expectSame(actual: Members, expected: Members, what: string): void {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
  const texts = names.map((name) => [name, JSON.stringify(expected[name]), JSON.stringify(actual[name])] as const)
  const differing = texts.filter(([, before, after]) => before !== after)
  expect(differing.length, `${what}: ${differing.map((each) => each.join('\n')).join('\n')}`).toBe(0)
}
