import type {BrowserContext} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {basePathOf, siteAddress} from '../../src/lib/siteAddress'

/** The address of the site for its readers, without a slash at the end. */
export const OWN_ADDRESS = siteAddress(brand)

/** The path of the site on its host, without the slash at the end. */
const base = basePathOf(brand).slice(0, -1)

/**
 * The address on the host of a path of the site: `/docs/`, or `/site/docs/` if the site is below `/site/`. An address that
 * begins with a scheme is returned as it is.
 */
export const addressOf = (address: string): string => (address.startsWith('/') ? base + address : address)

/** The path on the site of an address on its host. @throws Error if the address is of another site on the host. */
export function pathOf(address: string): string {
  if (!address.startsWith(`${base}/`)) throw new Error(`${address} does not begin with ${base}/, the path of the site.`)
  return address.slice(base.length)
}

/** Serves the site at another address, too. @param address without a slash at the end. @param localUrl where it is served. */
export async function serveAt(context: BrowserContext, address: string, localUrl: string): Promise<void> {
  await context.route(`${address}/**`, async (route) => {
    const {pathname, search} = new URL(route.request().url())
    // A test may end, or the reader leave, while a file is on its way: nobody waits for it then.
    const response = await route.fetch({url: new URL(pathname + search, localUrl).href}).catch(() => undefined)
    if (response) await route.fulfill({response}).catch(() => undefined)
  })
}
