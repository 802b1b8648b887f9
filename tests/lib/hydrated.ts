import {expect, type FrameLocator, type Page} from '@playwright/test'
import {HYDRATE_EVENT} from '../../src/plugins/intent-hydration/browser/events'

/** Asks for React as the plugin intent-hydration documents it. Does nothing on a page that loads React by itself. */
export async function askForReact(page: Page | FrameLocator): Promise<void> {
  await page.locator('html').evaluate((_, kind) => document.dispatchEvent(new Event(kind)), HYDRATE_EVENT)
}

/** Waits until React has adopted the page: on a busy machine that takes longer than the wait for a click's effect. */
export async function adopted(page: Page | FrameLocator): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 30_000})
}

/** Loads React as an intent of the reader's does, and waits until it has adopted the page. */
export async function hydrated(page: Page | FrameLocator): Promise<void> {
  await askForReact(page)
  await adopted(page)
}
