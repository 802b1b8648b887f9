import {brand} from '../../../src/data/brand'
import {expect, test} from '../../lib/test'

test('the home page promises several regions, high availability, uptime and support', {tag: '@1.3'}, async ({page}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText('99.95%', {exact: true})).toBeVisible()
  await expect(main.getByText(/^uptime guarantee/)).toBeVisible()
  await expect(main.getByText('Multi-region', {exact: true})).toBeVisible()
  await expect(main.getByText(/^and highly available/)).toBeVisible()
  await expect(main.getByText('24/7', {exact: true})).toBeVisible()
})

const offer = [
  /each customer is an organization/i,
  /single sign-on/i,
  /magic links?/i,
  /admin portal/i,
  /admin REST API/i,
  /webhooks?/i,
  /audit log/i,
  /managed hosting/i,
  /enterprise support/i,
  /prices?|pricing/i,
]

test('the home page names every part of the offer', {tag: '@1.2'}, async ({page}) => {
  await page.goto('/')
  for (const part of offer) {
    await expect(page.getByRole('main').getByText(part).filter({visible: true}).first()).toBeVisible()
  }
})

test('the dashboard is a destination outside of the site', {tag: '@1.6'}, async ({page, baseURL}) => {
  await page.goto('/')
  for (const link of [
    page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Dashboard'}),
    page.getByRole('main').getByRole('link', {name: 'Create a realm'}).first(),
  ])
    await expect(link).toHaveAttribute('href', brand.links.dashboard)
  expect(new URL(brand.links.dashboard).host).not.toBe(new URL(baseURL ?? '').host)
  expect(new URL(brand.links.dashboard).host).not.toBe(brand.domain)
})

test('developers, administrators and enterprises find where they go on', {tag: '@1.5'}, async ({page}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const [reader, name, path] of [
    ['developers', 'All operations', `/api/${brand.slug}-admin-rest-api/`],
    ['administrators', 'About the admin portal', '/product/adminportal/'],
    ['enterprises', 'All prices', '/pricing/'],
  ] as const)
    await expect(main.getByRole('link', {name}).first(), reader).toHaveAttribute('href', path)
})

test('the language switcher offers English and nothing else', {tag: '@1.12'}, async ({page}) => {
  await page.goto('/docs/introduction/')
  const navbar = page.getByRole('navigation', {name: 'Main', exact: true})
  await navbar.getByRole('button', {name: 'English', exact: true}).press('Enter')
  const languages = navbar.locator('a[hreflang], a[lang]')
  await expect(languages).toHaveText(['English'])
  await expect(languages).toHaveAttribute('lang', 'en')
  await expect(languages).toBeVisible()
})

test(
  'the announcement is about the Dashboard, and names the clusters and realms that it manages',
  {tag: '@1.8'},
  async ({page}) => {
    await page.goto('/')
    const bar = page.locator('.theme-announcement-bar')
    await expect(bar).toContainText(/new\b.*dashboard/i)
    await expect(bar).toContainText(/clusters? and realms?/i)
  },
)

test('on a phone, a picture without a part for phones is drawn at its own size', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/docs/authentication/username-password/')
  const picture = page.getByRole('main').locator('img[src$="/login-wrong-password.webp"]')
  await picture.scrollIntoViewIfNeeded()
  expect((await picture.boundingBox())?.width).toBe(Number(await picture.getAttribute('width')))
})
