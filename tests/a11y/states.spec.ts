import type {Page} from '@playwright/test'
import {expectNothingFound, expectNothingFoundIn} from '../lib/axe'
import {expect, test} from '../lib/fixtureSite'
import {hydrated} from '../lib/hydrated'
import {refuse} from '../lib/refuse'
import {serveElsewhere} from '../lib/serveElsewhere'
import {answered, mayLog, needsSample, test as siteTest} from '../lib/test'

const widths = [390, 1280] as const

async function press(page: Page, pathname: string, name: string): Promise<void> {
  await page.goto(pathname)
  await hydrated(page)
  await page.getByRole('button', {name}).click()
}

const crashed = async (page: Page, pathname: string) => {
  mayLog(page, /^Error: (The page can not be drawn|No NavbarItem component found|A theme navbar item failed to render)/)
  await press(page, pathname, 'Crash')
  await expect(page).toHaveTitle('Page Error')
}

/** States that the fixture site can be brought into, by name. */
const fixtureStates = {
  'a page whose content crashed': (page: Page) => crashed(page, '/crash/in-content/'),
  'a page that crashed as a whole': (page: Page) => crashed(page, '/crash/whole-page/'),
  'a page whose layout crashed': (page: Page) => crashed(page, '/crash/layout/'),
  'a page that loads': async (page: Page) => {
    await press(page, '/lazy/', 'Load')
    await expect(page.getByRole('status')).toHaveText('Loading')
  },
  'a page that takes too long': async (page: Page) => {
    await press(page, '/lazy/?timeout=300', 'Load')
    await expect(page.getByRole('status')).toContainText('Still loading')
  },
  'a page that did not load': async (page: Page) => {
    await press(page, '/lazy/', 'Load')
    await page.evaluate(() => globalThis.fixtureFailed?.(new Error('The server is on holiday')))
    await expect(page.getByRole('alert')).toBeVisible()
  },
} as const

/** States that the site itself can be brought into. */
const siteStates = {
  'a console that did not load': async (page: Page) => {
    await refuse(page, '**/assets/inline/console.*')
    await page.goto('/api/delete-organization/')
    await page.getByRole('button', {name: 'Try it'}).click()
    await expect(page.getByRole('alert')).toContainText("This didn't load.")
  },
  'a page with the progress bar': async (page: Page) => {
    await page.goto('/docs/introduction/documentation/')
    // The browser does not go: nothing can be asked of a page that it is about to leave.
    await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()))
    await page.locator('a[href$="/docs/introduction/keycloak/"]:visible').first().click()
    await expect(page.locator('#nprogress')).toBeAttached()
  },
  'a page with the form for the values of the examples': async (page: Page) => {
    await page.goto('/docs/getting-started/email/')
    await page.getByRole('main').getByText('Use your own').click()
    await page.getByLabel('Client ID').fill('my app')
    await page.getByRole('button', {name: 'Use these values'}).click()
    await expect(page.getByLabel('Client ID')).toHaveAttribute('aria-invalid', 'true')
  },
  'a page that shows the definition of a term': async (page: Page) => {
    needsSample()
    await page.goto('/docs/introduction/')
    await page.getByRole('main').getByRole('link', {name: 'OpenID Connect', exact: true}).focus()
    await expect(page.getByRole('main').locator(':popover-open')).toBeVisible()
  },
  'an enlarged picture': async (page: Page) => {
    await page.goto('/docs/organizations/portal/')
    await page.locator('main a[data-press=zoom]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'an answered question about the page': async (page: Page) => {
    await page.goto('/docs/introduction/')
    await page.getByRole('region', {name: 'Was this page helpful?'}).getByRole('button').click()
    await expect(page.getByText('Thank you.')).toBeVisible()
  },
  'a not-found page with the likeliest pages': async (page: Page) => {
    mayLog(page, answered(404, /\/keyclok\/$/))
    await page.goto('/docs/introduction/keyclok/')
    await expect(page.locator('likely-pages').getByRole('link')).toHaveCount(5)
  },
} as const

for (const width of widths) {
  test.describe(`at ${width} px in both modes axe finds nothing on`, () => {
    test.use({viewport: {width, height: 900}, variant: 'stock'})
    for (const [state, enter] of Object.entries(fixtureStates)) {
      test(state, async ({page}) => {
        await enter(page)
        await expectNothingFound(page)
      })
    }
  })

  siteTest.describe(`at ${width} px in both modes axe finds nothing on`, () => {
    siteTest.use({viewport: {width, height: 900}})
    for (const [state, enter] of Object.entries(siteStates)) {
      siteTest(state, async ({page}) => {
        await enter(page)
        await expectNothingFound(page)
      })
    }
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  siteTest.describe(`where the reader prefers ${colorScheme}`, () => {
    siteTest.use({colorScheme})

    siteTest('axe finds nothing on the banner of a site that did not load', async ({page, baseURL}) => {
      await serveElsewhere(page, '/elsewhere/')
      // axe asks for the stylesheet itself, and puts what it gets into the page.
      mayLog(page, answered(404, /\/assets\/css\/[^/]+\.css$/))
      mayLog(page, "Applying inline style violates the following Content Security Policy directive 'style-src 'self''.")
      await page.goto(new URL('/elsewhere/', baseURL).href)
      await expect(page.locator('#base-url-banner')).toBeVisible()
      await expectNothingFoundIn(page, '#base-url-banner')
    })
  })
}
