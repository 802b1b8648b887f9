import {afterAll, beforeAll, expect, it, vi} from 'vitest'

const OFFER = '../../src/data/offer/regions'

// Other files in this process have loaded pages, and will.
beforeAll(() => {
  vi.resetModules()
  vi.doMock(import('../../src/data/offer/regions'), async (load) => {
    const {regions, secondRegion, ...offer} = await load()
    const only = regions.slice(0, 1).map((region) => ({...region, standby: undefined}))
    return {
      ...offer,
      regions: only,
      hasStandby: false,
      standbyPairs: [],
      secondRegion: {...secondRegion, most: 1 as const},
    }
  })
})

afterAll(() => {
  vi.doUnmock(OFFER)
  vi.resetModules()
})

it.each([
  ['about', () => import('../../src/pages/company/about/_content')],
  ['service level agreement', () => import('../../src/pages/company/sla/_content')],
  ['subprocessors', () => import('../../src/pages/company/subprocessors/_content')],
  ['backups', () => import('../../src/pages/hosting/backups/_content')],
  ['deployments', () => import('../../src/pages/hosting/deployments/_content')],
  ['plans', () => import('../../src/pages/pricing/_plans')],
  ['bills', () => import('../../src/pages/pricing/hosting/_bills')],
  ['hosting prices', () => import('../../src/pages/pricing/hosting/_content')],
  ['fields of the dashboard', () => import('../../src/data/offer/dashboard')],
])('the texts of a provider with one region mention no second region and no choice: %s', async (_, load) => {
  const text = JSON.stringify(await load())
  expect(text.match(/[^"]*(?:second region|\bstandby|region that you choose|\b1 regions)[^"]*/gi) ?? []).toEqual([])
})
