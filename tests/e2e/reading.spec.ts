import type {Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {glossary} from '../../src/data/glossary'
import {visitAfter} from '../lib/consent'
import {addressOf, OWN_ADDRESS} from '../lib/ownAddress'
import {refuse} from '../lib/refuse'
import {expect, mayLog, needsSample, test} from '../lib/test'

test.use({storageState: visitAfter('rejecting')})

const WITH_TERMS = '/docs/introduction/'
const WITH_PICTURE = '/docs/organizations/portal/'
const WITH_FIGURE = '/docs/getting-started/sample/'

const term = (page: Page) => page.getByRole('main').getByRole('link', {name: 'OpenID Connect', exact: true})
const definition = (page: Page) => page.getByText(glossary.oidc.definition)

test.describe('a term of the glossary', () => {
  test('shows its definition under the pointer, which may go there, and Escape hides it', async ({page}) => {
    needsSample()
    await page.goto(WITH_TERMS)
    await expect(definition(page)).toBeHidden()
    await term(page).hover()
    await expect(definition(page)).toBeVisible()
    await definition(page).hover()
    await page.waitForFunction(() => document.querySelector(':popover-open:hover'))
    await expect(definition(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(definition(page)).toBeHidden()
  })

  test('shows it to the keyboard, is described by it, and leads to the glossary', async ({page}) => {
    needsSample()
    await page.goto(WITH_TERMS)
    await term(page).focus()
    await expect(definition(page)).toBeVisible()
    await expect(term(page)).toHaveAccessibleDescription(glossary.oidc.definition)
    const box = await definition(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/introduction\/glossary\/#oidc$/)
    await expect(page.locator('#oidc')).toBeInViewport()
  })

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true})

    test('shows it by a tap, within the screen', async ({page}) => {
      needsSample()
      await page.goto(WITH_TERMS)
      await term(page).tap()
      await expect(definition(page)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${WITH_TERMS}$`))
      const box = await definition(page).boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    })
  })

  test('is on the glossary with all others, each at its own address', async ({page}) => {
    await page.goto('/docs/introduction/glossary/')
    await expect(page.getByRole('main').locator('dt')).toHaveText(Object.values(glossary).map((one) => one.term))
    for (const id of Object.keys(glossary)) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
  })
})

for (const [what, pathname, opener] of [
  ['a screenshot', WITH_PICTURE, 'main a[data-press=zoom]'],
  ['a wide figure', WITH_FIGURE, 'main button[data-press=zoom]'],
] as const) {
  test(`${what} is enlarged by keyboard, has a name, closes by Escape, and the focus returns`, async ({page}) => {
    await page.goto(pathname)
    const shown = page.locator(opener).first()
    await shown.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAccessibleName(/\w{3}/)
    const picture = dialog.getByRole('img').first()
    await expect(picture).toHaveAccessibleName(/\w{3}/)
    const small = await shown.locator('xpath=ancestor::figure').getByRole('img').first().boundingBox()
    await expect
      .poll(async () => (await picture.boundingBox())?.width ?? 0)
      .toBeGreaterThan(small?.width ?? Number.POSITIVE_INFINITY)
    await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(shown).toBeFocused()

    await shown.click()
    await dialog.getByRole('button', {name: 'Close'}).click()
    await expect(dialog).toHaveCount(0)
  })
}

test('a press that begins in an enlarged figure and ends beside it leaves it open; one beside it closes it', async ({
  page,
}) => {
  await page.goto(WITH_FIGURE)
  await page.locator('main button[data-press=zoom]').first().press('Enter')
  const dialog = page.getByRole('dialog')
  const {x = 0, y = 0, width = 0, height = 0} = (await dialog.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(1, 1, {steps: 3})
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(1, 1)
  await expect(dialog).toHaveCount(0)
})

test('a screenshot leads to its file where the script does not come', async ({page}) => {
  await refuse(page, '**/assets/inline/reading.*')
  mayLog(page, 'Failed to load resource')
  // Chromium's own document around a picture sets styles, which the site's policy refuses there too.
  mayLog(page, 'Applying inline style violates')
  await page.goto(WITH_PICTURE)
  await page.locator('main a[data-press=zoom]').first().click()
  await expect(page).toHaveURL(/\/img\/lab\/.*\.webp$/)
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('terms and screenshots are links, and no is an issue', async ({page}) => {
    needsSample()
    await page.goto(WITH_TERMS)
    await expect(term(page)).toHaveAttribute('href', addressOf('/docs/introduction/glossary/#oidc'))
    await expect(page.getByRole('button', {name: 'Yes', exact: true})).toBeHidden()
    await expect(page.getByRole('link', {name: 'No, open an issue'})).toHaveAttribute(
      'href',
      /\/issues\/new\?(?:title|issue%5Btitle%5D|issue\[title\])=/,
    )
    await page.goto(WITH_PICTURE)
    await expect(page.locator('main a[data-press=zoom]').first()).toHaveAttribute('href', /\/img\/lab\/.*\.webp$/)
  })
})

test.describe('was this page helpful', () => {
  test('yes is thanked for, to readers of screens too', async ({page}) => {
    await page.goto(WITH_TERMS)
    const feedback = page.getByRole('region', {name: 'Was this page helpful?'})
    await feedback.getByRole('button', {name: 'Yes'}).press('Enter')
    await expect(feedback.getByRole('status')).toHaveText('Thank you.')
  })

  test('no opens an issue that names the page', async ({page, context}) => {
    await context.route(`${brand.links.sourceCode}**`, (route) => route.fulfill({body: 'issue'}))
    await page.goto(WITH_TERMS)
    const opening = context.waitForEvent('page')
    await page.getByRole('link', {name: 'No, open an issue'}).click()
    const issue = new URL((await opening).url())
    expect(issue.href.startsWith(brand.links.sourceCode)).toBe(true)
    // Hosts have names of their own for the fields.
    const [title, body] = [...issue.searchParams.values()]
    expect(title).toContain(await page.getByRole('heading', {level: 1}).innerText())
    expect(body).toContain(`${OWN_ADDRESS}${WITH_TERMS}`)
  })
})

test.describe('an endpoint for answers', () => {
  // The policy of this build names no endpoint. `src/config/headers.test.ts` asks whether it names one that is configured.
  test.use({bypassCSP: true})
  const ENDPOINT = 'https://votes.example.com/docs'

  for (const status of [204, 500]) {
    test(`gets the page and the answer, and the reader hears of ${status}`, async ({page, context}) => {
      mayLog(page, /status of 500/)
      const bodies: unknown[] = []
      await context.route(ENDPOINT, async (route) => {
        bodies.push(route.request().postDataJSON())
        await route.fulfill({status, headers: {'Access-Control-Allow-Origin': '*'}})
      })
      await page.goto(WITH_TERMS)
      const feedback = page.getByRole('region', {name: 'Was this page helpful?'})
      await feedback.evaluate((element, endpoint) => {
        element.setAttribute('data-feedback', endpoint)
      }, ENDPOINT)
      await feedback.getByRole('button', {name: 'Yes'}).click()
      await expect(feedback.getByRole('status')).toHaveText(status === 204 ? 'Thank you.' : /didn’t arrive/)
      // The reader is thanked before the endpoint has answered.
      await expect.poll(() => bodies).toEqual([{page: addressOf(WITH_TERMS), isHelpful: true}])
    })
  }
})

test('a page says when it was changed and where to propose a change, and what comes before and after', async ({
  page,
}) => {
  await page.goto('/docs/introduction/keycloak/')
  await expect(page.getByText(/^Last updated on/)).toBeVisible()
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `${brand.links.sourceCode}edit/main/docs/introduction/keycloak.mdx`,
  )
  await expect(page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link')).toHaveCount(2)
})
