import type {Page} from '@playwright/test'

/**
 * Answers as a server does that has the build below another path than it was built for: nothing is where the page looks.
 * @param ownPath where the home page is.
 */
export async function serveElsewhere(page: Page, ownPath: string): Promise<void> {
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url())
    const isPage = url.pathname === ownPath
    const source = isPage ? '/' : '/no-such-page/'
    return route.continue({url: new URL(source, url).href})
  })
}
