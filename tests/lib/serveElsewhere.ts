import type {Page} from '@playwright/test'
import {addressOf} from './ownAddress'
import {answered, mayLog} from './test'

/**
 * Answers as a server does that has the build below another path than it was built for: nothing is where the page looks.
 * @param ownPath where the page is on the host. @param source the page, by its path in the build. Default: the home page.
 */
export async function serveElsewhere(page: Page, ownPath: string, source = '/'): Promise<void> {
  mayLog(page, answered(404, /\/(assets|img)\/\S+$/))
  mayLog(page, /^Refused to apply style from '\S+\.css' because its MIME type \('text\/html'\) is not a supported /)
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url())
    const isPage = url.pathname === ownPath
    return route.continue({url: new URL(addressOf(isPage ? source : '/no-such-page/'), url).href})
  })
}
