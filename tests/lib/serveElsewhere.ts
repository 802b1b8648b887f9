import type {Page} from '@playwright/test'
import {answered, mayLog} from './test'

/**
 * Answers as a server does that has the build below another path than it was built for: nothing is where the page looks.
 * @param ownPath where the home page is.
 */
export async function serveElsewhere(page: Page, ownPath: string): Promise<void> {
  mayLog(page, answered(404, /\/(assets\/fonts|img)\/[^/]+$/))
  mayLog(page, /^Refused to apply style from '\S+\.css' because its MIME type \('text\/html'\) is not a supported /)
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url())
    const isPage = url.pathname === ownPath
    const source = isPage ? '/' : '/no-such-page/'
    return route.continue({url: new URL(source, url).href})
  })
}
