import {brand} from '../../../src/data/brand'
import {validateBrand} from '../../../src/config/validateBrand'
import {consentRevision} from '../../../src/consent/consent'
import answers from '../../fixtures/provider/answers.json' with {type: 'json'}
import {banner, dialog, firstVisit, footerButton, visitAfter} from '../../lib/consent'
import {consoleOf, formOf} from '../../lib/console'
import {answered, expect, mayLog, test} from '../../lib/test'

const BASE = '/site/'
const {analytics} = validateBrand(answers.brand)
const NOT_FOUND = '/no-such-page/'

test.use({storageState: visitAfter('rejecting', consentRevision(analytics))})

/** Every template, as `npm test` chooses them from the build. */
const pages = process.env.SITE_PAGES?.split(' ') ?? ['/', '/docs/introduction/']
const translated = ['/de/', '/de/docs/introduction/', '/de/docs/login/', '/de/api/fjordkey-admin-rest-api/']

for (const pathname of [...pages.filter((page) => page !== NOT_FOUND), ...translated]) {
  test(`${pathname} of the adopted site loads what it needs from below its path`, async ({page}) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const response = await page.goto(BASE + pathname.slice(1))
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('link', {name: brand.name})).toHaveCount(0)
    const own = new URL(BASE, page.url()).href
    expect(requested.filter((url) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([])
  })
}

for (const [language, base, lang] of [
  ['English', BASE, 'en'],
  ['German', `${BASE}de/`, 'de'],
] as const) {
  test(`an address without a page gets the ${language} not-found page`, async ({page}) => {
    mayLog(page, answered(404, /no-such-page\/$/))
    const response = await page.goto(`${base}no-such-page/`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`))
    await expect(page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('link').first()).toHaveAttribute(
      'href',
      base,
    )
  })

  test(`the ${language} search finds a page of its language`, async ({page}) => {
    await page.goto(`${base}docs/introduction/`)
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('realm')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(new RegExp(`^[^?#]*${base}(?!de/)`))
  })
}

test('the next page of the documentation follows', async ({page}) => {
  await page.goto(`${BASE}docs/introduction/`)
  await page.locator('a.pagination-nav__link--next').click()
  await expect(page).toHaveURL(/\/site\/docs\/(?!introduction\/$)/)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('the console of an operation opens', async ({page}) => {
  await page.goto(`${BASE}api/get-status/`)
  await consoleOf(page).getByRole('button', {name: 'Try it'}).click()
  await expect(formOf(page).getByRole('button', {name: 'Send GET'})).toBeVisible()
})

test('the language menu leads to the translation of the page', async ({page}) => {
  await page.goto(`${BASE}docs/introduction/`)
  const link = page.locator('a[lang^="de"]').first()
  await expect(link).toHaveAttribute('href', /\/site\/de\/docs\/introduction\/$/)
})

test.describe('before the reader has chosen', () => {
  test.use({storageState: firstVisit})

  test('the banner asks, and the choice is kept for the next page', async ({page}) => {
    await page.goto(BASE)
    await banner(page).getByRole('button', {name: 'Reject all'}).click()
    await expect(banner(page)).toBeHidden()
    await page.goto(`${BASE}pricing/`)
    await expect(banner(page)).toBeHidden()
    await footerButton(page).click()
    await expect(dialog(page)).toBeVisible()
  })
})
