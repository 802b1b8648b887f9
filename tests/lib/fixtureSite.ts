import type {Variant} from '../../scripts/lib/fixtureSite'
import {addressVariable} from '../../scripts/lib/fixtureAddress'
import {serveSite, type ServedSite} from './serveSite'
import {test as base} from './test'
import {fixtureContexts} from './worker'

/** A build takes about 15 s, and another process may have to build first. */
const BUILD_TIMEOUT = 600_000

type Fixtures = {
  /** The configuration of the fixture site, `tests/fixtures/site/<variant>.config.ts`. Default: system. */
  variant: Variant
  /** Where that site is served, without a closing slash. */
  fixtureUrl: string
}

/** A site that a worker serves by itself, because the run was started without `npm test`. */
function served(sites: Map<Variant, Promise<ServedSite>>, variant: Variant): Promise<ServedSite> {
  const site = sites.get(variant) ?? serveSite(['fixture-site', variant])
  sites.set(variant, site)
  return site
}

/**
 * The `test` of `./test` on the fixture site in place of the real one:
 * `test.use({variant: 'noswitch'})` and then `page.goto('/docs/')`.
 */
export const test = base.extend<Fixtures>({
  variant: ['system', {option: true}],
  fixtureUrl: [
    async ({fixtureSites, variant}, use) => {
      await use(process.env[addressVariable(variant)] ?? (await served(fixtureSites, variant)).url)
    },
    {timeout: BUILD_TIMEOUT},
  ],
  baseURL: async ({fixtureUrl}, use) => {
    await use(fixtureUrl)
  },
  context: async ({context}, use) => {
    fixtureContexts.add(context)
    await use(context)
  },
})

export {expect} from './test'
