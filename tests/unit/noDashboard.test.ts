import {afterAll, beforeAll, expect, it, vi} from 'vitest'

const OFFER = '../../src/data/offer/offered'

// Other files in this process have loaded pages, and will.
beforeAll(() => {
  vi.resetModules()
  vi.doMock(import('../../src/data/offer/offered'), async (load) => {
    const {offered} = await load()
    return {offered: {...offered, dashboard: false}}
  })
})

afterAll(() => {
  vi.doUnmock(OFFER)
  vi.resetModules()
})

it.each([
  ['backups', () => import('../../src/pages/hosting/backups/_content')],
  ['deployments', () => import('../../src/pages/hosting/deployments/_content')],
  ['hosting prices', () => import('../../src/pages/pricing/hosting/_content')],
])('sentences of a provider without a dashboard send no reader there: %s', async (_, load) => {
  expect(JSON.stringify(await load())).not.toMatch(/(?:in|and) the dashboard/)
})
