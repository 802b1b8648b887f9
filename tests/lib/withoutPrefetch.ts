import type {Page} from '@playwright/test'

/** Pages that are fetched ahead come at once, whatever a test does to requests: here they are not. Before `page.goto`. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}})
  })
}
