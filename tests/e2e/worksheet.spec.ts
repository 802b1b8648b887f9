import type {Page} from '@playwright/test'
import {addressOf} from '../lib/ownAddress'
import {expect, needsPart, test} from '../lib/test'

const path = '/hosting/self-host-vs-managed/'

needsPart('calculators')

const field = (page: Page, label: string) => page.getByRole('spinbutton', {name: label, exact: true})
const verdict = (page: Page) => page.locator('[data-calculator="hosting"]').getByRole('status')

test('the worksheet is worked out by keyboard, and its address keeps the numbers', async ({page}) => {
  await page.goto(path)
  await expect(verdict(page)).toHaveText('1,840')
  await field(page, 'Cost of an hour').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('100')
  // 440 + 12 × 100 + 600 = 2,240; less 2 × 100.
  await expect(verdict(page)).toHaveText('2,040')
  await expect(page.locator('[data-line="work"]')).toContainText('(12 × 6 ÷ 12 + 6) × 100')
  await expect(page).toHaveURL(addressOf(`${path}?hourlyRate=100`))

  await page.reload()
  await expect(field(page, 'Cost of an hour')).toHaveValue('100')
  await expect(verdict(page)).toHaveText('2,040')

  await page.getByRole('button', {name: 'Back to the example'}).focus()
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toHaveText('1,840')
  await expect(page).toHaveURL(addressOf(path))
})

test('an address with numbers that are none shows the example', async ({page}) => {
  await page.goto(`${path}?hourlyRate=%3Cb%3E&servers=-1&onCallPay=0`)
  // 440 + 960 − 160.
  await expect(verdict(page)).toHaveText('1,240')
  await expect(field(page, 'Servers in each')).toHaveValue('2')
})

test('what is no amount is marked, and no result stands beside it', async ({page}) => {
  await page.goto(path)
  await field(page, 'Servers in each').fill('3')
  await expect(verdict(page)).toHaveText('1,960')
  await field(page, 'Servers in each').fill('-3')
  await expect(page.locator('input:invalid')).toHaveCount(1)
  await expect(verdict(page)).toHaveText('–')
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('the page shows the example, its formula and three teams', async ({page}) => {
    await page.goto(path)
    await expect(verdict(page)).toHaveText('1,840')
    await expect(page.getByText('(12 × 6 ÷ 12 + 6) × 80')).toBeVisible()
    await expect(page.getByRole('row').filter({hasText: 'A platform team'})).toContainText('320')
    await expect(page.getByRole('button', {name: 'Back to the example'})).toBeHidden()
  })
})
