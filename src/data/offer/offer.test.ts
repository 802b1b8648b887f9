import {readFileSync} from 'node:fs'
import {globSync} from 'tinyglobby'
import {expect, it} from 'vitest'
import {dashboardRoles, dashboardSettings, permissions, rolesWith, setting} from './dashboard'
import {burstFactor, limit, limits, tooManyRequests, type Limit} from './limits'
import {outgoingAddresses, outgoingConnections, privateConnection} from './network'
import {scopes} from './plan'
import {billing, hostingPlans} from './pricing'
import {hasStandby, region, regions, secondRegion, standbyPairs} from './regions'
import {firstEventSettings, kept, retention, type Retention} from './retention'
import {restrictions, serverFile, serverOptions} from './serverOptions'
import {serviceLevels} from './serviceLevels'
import {subprocessors} from './subprocessors'
import {supportOrder} from './support'
import {testedParts} from './testing'

const isUnique = (ids: readonly string[]): void => expect(ids).toEqual([...new Set(ids)])

it('a new deployment keeps events for the time that the contract promises, within the maximum', () => {
  for (const id of ['login-events', 'admin-events'] as const) {
    const {days, maximum} = kept(id)
    expect(days).toBe(serviceLevels.eventsKeptFor)
    for (const scope of scopes) expect(maximum[scope]).toBeGreaterThanOrEqual(days)
  }
  for (const scope of scopes) {
    expect(firstEventSettings[scope]).toMatchObject({eventsEnabled: true, adminEventsEnabled: true})
  }
})

it('examples of an outage are at the time that the hours of support name', () => {
  const pages = globSync('src/pages/{hosting,pricing}/support/_content.ts')
  const typed = /\b\d?\d:\d\d\b|\d [ap]\.m\.|\bnight\b/
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter((page) => typed.test(readFileSync(page, 'utf8')))).toEqual([])
})

it('prices are in a currency of ISO 4217', () => {
  expect(Intl.supportedValuesOf('currency')).toContain(billing.currency)
})

it('deliveries can be sent again only while the events are stored', () => {
  expect(kept('webhook-deliveries').days).toBeLessThanOrEqual(kept('login-events').days)
})

it('backups and the time after a contract last as long as the contract says', () => {
  expect(kept('backups').days).toBe(serviceLevels.backups.keptFor)
  expect(kept('after-contract').days).toBe(serviceLevels.exportWithin)
  expect(supportOrder('export').within).toBeLessThan(serviceLevels.exportWithin)
  expect(supportOrder('deletion').within).toBeLessThan(serviceLevels.exportWithin)
})

it('each kind of data has either a number of days or another end', () => {
  isUnique(retention.map(({id}) => id))
  for (const each of retention) {
    const {days, until}: Retention = each
    if (days !== null) expect(days).toBeGreaterThan(0)
    if (until !== undefined) expect(days).toBeNull()
  }
})

it('a standby exists, is in another region, and has the first region as its standby', () => {
  isUnique(regions.map(({id}) => id))
  for (const {id, standby} of regions.filter((each) => each.standby !== undefined)) {
    expect(standby).not.toBe(id)
    expect(region(standby ?? '').standby).toBe(id)
  }
  expect(standbyPairs).toHaveLength(regions.filter(({standby}) => standby !== undefined).length)
})

it('a second region loses less data and is back sooner than a restore from a backup', () => {
  expect(secondRegion.recoveryPoint).toBeLessThan(serviceLevels.backups.recoveryPoint)
  expect(secondRegion.switchAfter + secondRegion.recoveryTime).toBeLessThan(serviceLevels.backups.recoveryTime)
})

it('a cluster with a second region is sold and described with the same number of regions', () => {
  expect(hostingPlans.dedicated.limits.regions).toBe(secondRegion.most)
  expect(hostingPlans.shared.limits.regions).toBe(1)
  if (hasStandby) expect(setting('Cluster', 'Standby region').default).toBe('None')
})

it('every region has outgoing networks of both kinds, and no two regions share one', () => {
  expect(outgoingAddresses.map(({region: id}) => id)).toEqual(regions.map(({id}) => id))
  isUnique(outgoingAddresses.flatMap(({ipv4, ipv6}) => [...ipv4, ...ipv6]))
  for (const {ipv4, ipv6} of outgoingAddresses) {
    expect(ipv4).not.toEqual([])
    for (const network of ipv4) expect(network).toMatch(/^(?:\d{1,3}\.){3}\d{1,3}\/\d{1,2}$/)
    expect(ipv6).not.toEqual([])
    for (const network of ipv6) expect(network).toMatch(/^[\da-f:]+\/\d{1,3}$/)
  }
})

it('LDAP without TLS is restricted where no private connection exists', () => {
  const ldap = restrictions.find(({id}) => id === 'ldap-and-kerberos')
  expect(outgoingConnections.find(({id}) => id === 'ldap')?.ports).not.toContain(389)
  for (const scope of scopes) expect(ldap?.plans[scope]).toBe(!privateConnection.plans[scope])
})

it('limits agree with prices, and a dedicated cluster has at least as much as a shared deployment', () => {
  isUnique(limits.map(({id}) => id))
  for (const scope of scopes) {
    for (const id of ['users', 'organizations', 'connections'] as const) {
      expect(limit(id).values[scope]).toBe(hostingPlans[scope].limits[id])
      expect(hostingPlans[scope].included[id]).toBeLessThanOrEqual(
        id === 'organizations' ? Infinity : hostingPlans[scope].limits[id],
      )
    }
  }
  for (const each of limits) {
    const {id, values, canRaise}: Limit = each
    expect(values.dedicated, id).toBeGreaterThanOrEqual(values.shared ?? 0)
    if (values.dedicated === Infinity) expect(canRaise.dedicated, id).toBe(false)
  }
})

it('no limit of one kind of request is above the limit of all requests', () => {
  for (const scope of scopes) {
    const all = limit('requests-per-deployment').values[scope]
    for (const id of ['requests-per-address', 'logins', 'token-requests', 'admin-requests'] as const) {
      expect(limit(id).values[scope]).toBeLessThanOrEqual(all ?? 0)
    }
    expect(limit('requests-per-address').values[scope]).toBeLessThanOrEqual((all ?? 0) / burstFactor)
  }
  expect(limit('logins').above).toContain(String(tooManyRequests.status))
})

it('only parts that no customer shares can be tested on a dedicated cluster alone', () => {
  expect(testedParts.find(({id}) => id === 'platform')?.scopes).toEqual(['dedicated'])
  for (const {responsible, scopes: allowed} of testedParts) if (responsible === 'you') expect(allowed).toEqual(scopes)
})

it('every permission belongs to roles that exist, and owners have all of them', () => {
  isUnique(permissions.map(({id}) => id))
  const names = dashboardRoles.map(({name}) => name)
  for (const {id, roles} of permissions) {
    expect(roles, id).toContain('owner')
    expect(names).toEqual(expect.arrayContaining(rolesWith(id)))
  }
  isUnique(dashboardSettings.map(({page, label}) => `${page}: ${label}`))
})

it('each server option is named once, and each file that a plan lacks is restricted there', () => {
  isUnique(serverOptions.map(({option}) => option))
  expect(restrictions.find(({id}) => id === 'jars')?.plans).toEqual({
    shared: !serverFile('extension').plans.shared,
    dedicated: !serverFile('extension').plans.dedicated,
  })
})

it('what a subprocessor keeps has a period, and only data that leaves the region is kept elsewhere', () => {
  isUnique(subprocessors.map(({id}) => id))
  for (const {id, keeps, leavesRegion} of subprocessors) {
    if (keeps !== undefined) {
      expect(kept(keeps).days, id).not.toBeNull()
      expect(leavesRegion, id).toBe(true)
    }
  }
})
