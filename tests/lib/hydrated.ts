import {expect, type Page} from '@playwright/test'

/** Waits until the framework's client has taken over a page of the fixture site `stock`. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}
