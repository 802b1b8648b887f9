import {expect, type FrameLocator, type Page} from '@playwright/test'

/** Whether the site is built for the framework's own client, which says and does some things its own way. */
export const isReactSite = process.env.SITE_HYDRATION === 'always'

/**
 * Waits until the framework's client has adopted the page, where the page loads it (`SITE_HYDRATION=always`): on a busy
 * machine that takes longer than the wait for a click's effect. Other pages are what they are from the start.
 */
export async function hydrated(page: Page | FrameLocator): Promise<void> {
  const isReact = (await page.locator('script[src*="/assets/js/main."]').count()) > 0
  if (isReact) await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

/** Opens a page as a reader would, and waits for it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
