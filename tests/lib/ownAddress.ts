import type {BrowserContext} from '@playwright/test'
import {brand} from '../../src/data/brand'

/** Scheme and host of the site for its readers. */
export const OWN_ORIGIN = `https://${brand.domain}`

/** Serves the site at another address, too. @param localUrl where it is served. */
export async function serveAt(context: BrowserContext, origin: string, localUrl: string): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const {pathname, search} = new URL(route.request().url())
    // A test may end, or the reader leave, while a file is on its way: nobody waits for it then.
    const response = await route.fetch({url: new URL(pathname + search, localUrl).href}).catch(() => undefined)
    if (response) await route.fulfill({response}).catch(() => undefined)
  })
}
