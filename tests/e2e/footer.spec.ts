import {brand} from '../../src/data/brand'
import {navigation} from '../../src/config/navigation'
import {test as fixtureTest} from '../lib/fixtureSite'
import {addressOf} from '../lib/ownAddress'
import {expect, test} from '../lib/test'

test('the footer has a column for each group of the navigation, with all its links', {tag: '@1.6'}, async ({page}) => {
  await page.goto('/docs/introduction/')
  const footer = page.getByRole('contentinfo')
  for (const {label, items} of navigation) {
    const column = footer.locator('.footer__col').filter({hasText: label}).first()
    for (const item of items) {
      await expect(column.getByRole('link', {name: item.label})).toHaveAttribute('href', addressOf(item.to))
    }
  }
})

test('the footer has the destinations outside of the site', {tag: '@1.6'}, async ({page}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const to of [...Object.values(brand.links), `mailto:${brand.supportEmail}`]) {
    await expect(footer.locator(`a[href="${to}"]`)).toHaveCount(1)
  }
})

test('the copyright line names the current year and the legal entity', {tag: '@1.9'}, async ({page}) => {
  await page.goto('/blog/')
  await expect(page.getByRole('contentinfo')).toContainText(
    `Copyright © ${new Date().getFullYear()} ${brand.legalName}`,
  )
})

fixtureTest('by configuration it is a single row with a logo', {tag: '@1.9'}, async ({page}) => {
  await page.goto('/docs/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('.footer__col')).toHaveCount(0)
  await expect(footer.locator('.footer__links').getByRole('link', {name: 'Footer link', exact: true})).toBeVisible()
  await expect(footer.getByRole('img', {name: 'Fixture'}).first()).toBeVisible()
  await expect(footer).toContainText('Copyright of the fixture')
})
