import {describe, expect, it} from 'vitest'
import {hostingPlans, type HostingPlan} from '../../data/offer/pricing'
import {hasStandby} from '../../data/offer/regions'
import {beyond, cheapest, estimate, type Need} from './estimate'

const need = (wanted: Partial<Need> = {}): Need => ({
  users: 1000,
  organizations: 10,
  connections: 2,
  regions: 1,
  support: 'on-call',
  ...wanted,
})

/** Of round numbers, so that the examples stay right when prices change. */
const plan: HostingPlan = {
  ...hostingPlans.shared,
  price: {monthly: 100, yearly: 1000, currency: 'USD'},
  included: {users: 5000, organizations: Infinity, connections: 10, regions: 1},
  limits: {users: 50_000, organizations: 1000, connections: 100, regions: 3},
  extra: {users: 10, connections: 5, regions: 40},
}

describe('what a plan costs', () => {
  it('is its price where everything is included', () => {
    expect(estimate(plan, need({users: 5000, connections: 10}))).toMatchObject({monthly: 100, yearly: 1000})
  })

  it('grows with each started thousand of users', () => {
    expect(estimate(plan, need({users: 5001})).monthly).toBe(110)
    expect(estimate(plan, need({users: 6000})).monthly).toBe(110)
    expect(estimate(plan, need({users: 6001})).lines.users).toEqual({quantity: 2, each: 10, amount: 20})
  })

  it('grows with connections and regions beyond those included, and not with organizations', () => {
    expect(estimate(plan, need({connections: 14, regions: 3})).monthly).toBe(100 + 4 * 5 + 2 * 40)
    expect(estimate(plan, need({organizations: 900})).monthly).toBe(100)
  })

  it('takes the yearly price for what is fixed, and twelve months of what is counted', () => {
    expect(estimate(plan, need({users: 7000, regions: 2})).yearly).toBe((100 + 40) * 10 + 20 * 12)
  })

  it('has support by engineers as a line of its own', () => {
    const {lines, monthly} = estimate(plan, need({support: 'engineering'}))
    expect(lines.support.amount).toBeGreaterThan(0)
    expect(monthly).toBe(100 + lines.support.amount)
  })
})

describe('which plan', () => {
  it('names what a plan can not have', () => {
    expect(beyond(plan, need({users: 50_001, regions: 4}))).toEqual(['users', 'regions'])
    expect(beyond(plan, need({users: 50_000, organizations: 1000, connections: 100}))).toEqual([])
  })

  it('is the shared deployment for a start, and the dedicated cluster where that is too small', () => {
    expect(cheapest(need())?.plan.id).toBe('shared')
    expect(cheapest(need({organizations: hostingPlans.shared.limits.organizations + 1}))?.plan.id).toBe('dedicated')
  })

  it.skipIf(!hasStandby)('is the dedicated cluster for a second region', () => {
    expect(cheapest(need({regions: 2}))?.plan.id).toBe('dedicated')
  })

  it('is never one that costs more than another that would do', () => {
    for (const users of [100, 5000, 20_000, 49_999, 50_000, 50_001, 900_000])
      for (const connections of [0, 50, 100]) {
        const found = cheapest(need({users, connections}))
        const fitting = Object.values(hostingPlans).filter(
          (one) => beyond(one, need({users, connections})).length === 0,
        )
        const prices = fitting.map((one) => estimate(one, need({users, connections})).monthly)
        expect(found?.monthly).toBe(Math.min(...prices))
      }
  })

  it('is none where even the largest is too small', () => {
    expect(cheapest(need({users: hostingPlans.dedicated.limits.users + 1}))).toBeUndefined()
  })
})
