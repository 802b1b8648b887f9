import {expect, type BrowserContextOptions, type Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {CONSENT_COOKIE, consentRevision} from '../../src/consent/consent'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Nothing stored: a reader's first visit. */
export const firstVisit = {cookies: [], origins: []} satisfies StorageState

/** What the consent library keeps of a choice. */
function cookieValue(categories: readonly string[], revision: number): string {
  const date = new Date().toISOString()
  return encodeURIComponent(
    JSON.stringify({
      categories,
      revision,
      data: null,
      consentTimestamp: date,
      consentId: '00000000-0000-4000-8000-000000000000',
      services: {},
      languageCode: 'en',
      lastConsentTimestamp: date,
    }),
  )
}

/** A visit after a choice was made: for tests of what the banner would lie upon. */
export function visitAfter(
  choice: 'rejecting' | 'accepting',
  revision = consentRevision(brand.analytics),
  domain = 'localhost',
) {
  const categories = choice === 'accepting' ? ['necessary', 'tracking'] : ['necessary']
  return {
    cookies: [
      {
        name: CONSENT_COOKIE,
        value: cookieValue(categories, revision),
        domain,
        path: '/',
        expires: Math.floor(Date.now() / 1000) + 24 * 60 * 60,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [],
  } satisfies StorageState
}

/** The first layer: the region at the bottom of the window. */
export const banner = (page: Page) => page.getByRole('region', {name: 'Cookie consent'})

/** The preferences centre. */
export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Cookie preferences'})

/**
 * Waits until the dialog is open and has the focus for good: its library moves the focus there 100 ms after opening it,
 * and once more at the end of its transition, away from what was focused before.
 */
export async function opened(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await dialog(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({finished}) => finished))
  })
}

/** The button at the foot of every page. */
export const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Cookie preferences'})

/** The categories that the reader has allowed, as stored; null where no choice is stored. */
export async function storedCategories(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies()
  const value = cookies.find(({name}) => name === CONSENT_COOKIE)?.value
  if (value === undefined) return null
  const stored: unknown = JSON.parse(decodeURIComponent(value))
  return stored !== null && typeof stored === 'object' && 'categories' in stored ? stored.categories : undefined
}
