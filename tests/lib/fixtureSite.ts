import type {Variant} from '../../scripts/lib/fixtureSite'
import {serveSite, type ServedSite} from './serveSite'
import {test as base} from './test'

/** A build takes about 15 s, and another process may have to build first. */
const BUILD_TIMEOUT = 240_000

type Fixtures = {
  /** The configuration of the fixture site, `tests/fixtures/site/<variant>.config.ts`. Default: system. */
  variant: Variant
  /** Where that site is served, without a closing slash. */
  fixtureUrl: string
}

/**
 * The `test` of `./test` on the fixture site in place of the real one:
 * `test.use({variant: 'noswitch'})` and then `page.goto('/docs/')`.
 */
export const test = base.extend<Fixtures, {fixtureSites: Map<Variant, Promise<ServedSite>>}>({
  fixtureSites: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the needed fixtures from a pattern
    async ({}, use) => {
      const sites = new Map<Variant, Promise<ServedSite>>()
      await use(sites)
      for (const site of sites.values()) await site.then(({stop}) => stop()).catch(() => undefined)
    },
    {scope: 'worker'},
  ],
  variant: ['system', {option: true}],
  fixtureUrl: [
    async ({fixtureSites, variant}, use) => {
      const site = fixtureSites.get(variant) ?? serveSite(['fixture-site', variant])
      fixtureSites.set(variant, site)
      await use((await site).url)
    },
    {timeout: BUILD_TIMEOUT},
  ],
  baseURL: async ({fixtureUrl}, use) => {
    await use(fixtureUrl)
  },
})

export {expect} from './test'
