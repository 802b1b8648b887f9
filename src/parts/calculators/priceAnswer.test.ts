import {expect, it} from 'vitest'
import {hostingPlans} from '../../data/offer/pricing'
import {hasStandby} from '../../data/offer/regions'
import {cheapest, type Need} from './estimate'
import {formatAmount} from '../../lib/formatPrice'
import {priceTexts} from './priceAnswer'

const {shared, dedicated} = hostingPlans

function texts(wanted: Partial<Need>) {
  const need: Need = {users: 1000, organizations: 10, connections: 2, regions: 1, support: 'on-call', ...wanted}
  const found = cheapest(need)
  if (found === undefined) throw new Error('The example is beyond every plan.')
  return priceTexts(found, need)
}

it('says plan and price in one line, and shows how each part is computed', () => {
  const users = shared.included.users + 2001
  const amount = formatAmount(shared.price.monthly + 3 * shared.extra.users, shared.price.currency)
  expect(texts({users})).toMatchObject({
    summary: `${shared.name}, ${amount} a month`,
    usersSum: `3 × ${formatAmount(shared.extra.users, shared.price.currency)}`,
    connectionsSum: '',
    connectionsAmount: formatAmount(0, shared.price.currency),
  })
})

it.skipIf(!hasStandby)('names the limit that makes a plan too small', () => {
  const {users} = shared.limits
  expect(texts({users: users + 1, regions: 2}).why).toBe(
    `The plan “${shared.name}” is limited to ${users.toLocaleString('en')} users and 1 region.`,
  )
})

it('names the price of the other plan where both would do', () => {
  expect(texts({}).why).toBe(
    `The plan “${dedicated.name}” would cost ${formatAmount(dedicated.price.monthly, shared.price.currency)} a month.`,
  )
})
