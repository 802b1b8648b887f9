import {expect, it} from 'vitest'
import {compatibility} from '../../src/data/compatibility'
import {takesReleasesAfter} from '../../src/data/offer/advisories'
import {dashboardRoles} from '../../src/data/offer/dashboard'
import {streams} from '../../src/data/offer/observability'
import {planFeatures} from '../../src/data/offer/planFeatures'
import {serviceLevels} from '../../src/data/offer/serviceLevels'
import {escalation, supportOrders, type SupportOrder} from '../../src/data/offer/support'
import {service, upgradeCalendar, upstream} from '../../src/data/offer/versions'
import {releases} from '../../src/data/releases'
import {minorOf} from '../../src/lib/versionTexts'

const isDate = (text: string): boolean => new Date(text).toISOString().startsWith(text)

it('the service runs nothing that is known to fail', () => {
  const failing = compatibility.filter(
    ({server, extension, version, verdict}) =>
      verdict === 'fails' && server === service.server && service.extensions[extension] === version,
  )
  expect(failing).toEqual([])
})

it('an announced upgrade is one, and dates are dates', () => {
  const {next, server} = service
  if (next) {
    expect(next.server.localeCompare(server, 'en', {numeric: true})).toBeGreaterThan(0)
    expect(isDate(next.from)).toBe(true)
  }
  expect(isDate(upstream.read)).toBe(true)
  expect(upstream.supported).toMatch(/^\d+\.\d+$/)
})

it('the service runs every patch release that its calendar promises', () => {
  const {patches = {}} = releases.find(({minor}) => minor === minorOf(service.server)) ?? {}
  const due = new Date(upstream.read)
  due.setUTCDate(due.getUTCDate() - upgradeCalendar.patch.allWithin)
  const promised = Object.entries(patches).filter(([, date]) => new Date(date) <= due)
  const newest = Math.max(...promised.map(([patch]) => Number(patch)))
  expect(Number(service.server.split('.')[2])).toBeGreaterThanOrEqual(newest)
})

it('the upgrade calendar agrees with the advisories and the service levels', () => {
  const {patch, minor} = upgradeCalendar
  expect(patch.testWithin).toBeLessThan(patch.allWithin)
  expect(takesReleasesAfter).toBeGreaterThanOrEqual(patch.testWithin)
  expect(takesReleasesAfter).toBeLessThanOrEqual(patch.allWithin)
  expect(patch.allWithin).toBeLessThanOrEqual(serviceLevels.fixes.other)
  expect(minor.rollout).toBeGreaterThan(0)
})

it('the end of every freeze is a day', () => {
  for (const {from, to} of upgradeCalendar.freezes) {
    expect(isDate(`2028-${from}`)).toBe(true)
    expect(isDate(`2028-${to}`)).toBe(true)
  }
})

it('orders to support are confirmed by roles that exist, and have unique IDs', () => {
  const orders: readonly SupportOrder[] = supportOrders
  const roles: readonly string[] = dashboardRoles.map(({id}) => id)
  expect(new Set(orders.map(({id}) => id)).size).toBe(orders.length)
  for (const {id, within, confirmedBy = []} of orders) {
    expect(within, id).toBeGreaterThan(0)
    for (const role of confirmedBy) expect(roles, id).toContain(role)
  }
})

it('an export is ready before the data is deleted', () => {
  const within = supportOrders.find(({id}) => id === 'export')?.within ?? Infinity
  // Five working days are seven days.
  expect((within / 5) * 7).toBeLessThan(serviceLevels.exportWithin)
})

it('the first step of the escalation begins with the report, and each later one after it', () => {
  const times = escalation.map(({after}) => after)
  expect(times[0]).toBe(0)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

it('a shared deployment streams only what belongs to one realm', () => {
  expect(streams.filter(({plans}) => plans.shared).map(({id}) => id)).toEqual(['events'])
})

it('the rate limits of the plans are numbers', () => {
  const {values} = planFeatures.servers.find(({label}) => label === 'Rate limits') ?? {values: undefined}
  expect(values?.shared).toMatch(/^[\d,]+ requests per second$/)
  expect(values?.dedicated).toMatch(/^[\d,]+ requests per second, or more$/)
})
