import type {Page} from '@playwright/test'
import {billing, hostingPlans, supportPlans} from '../../src/data/offer/pricing'
import {hasStandby} from '../../src/data/offer/regions'
import {formatAmount} from '../../src/lib/formatPrice'
import {hold} from '../lib/hold'
import {expect, mayLog, needsPart, test} from '../lib/test'

const {shared, dedicated} = hostingPlans
const money = (amount: number): string => formatAmount(amount, billing.currency)

const calculator = (page: Page) => page.getByRole('form', {name: 'Plan and price estimate'})
const result = (page: Page) => calculator(page).getByRole('status')

/** Keeps the script of the forms from coming. @returns what lets it come. */
const holdForms = (page: Page) => hold(page, /\/assets\/inline\/forms\./)

needsPart('calculators')

test.describe('the calculator of prices', () => {
  test('is filled in by keyboard, says the plan and its price, and keeps the numbers in the address', async ({
    page,
  }) => {
    test.skip(!hasStandby, 'The provider has no second region.')
    await page.goto('/pricing/')
    const users = calculator(page).getByRole('spinbutton', {name: 'Monthly active users'})
    await users.focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(String(shared.included.users + 1))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('0')
    await expect(result(page)).toHaveText(`${shared.name}, ${money(shared.price.monthly + shared.extra.users)} a month`)

    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(calculator(page).getByRole('radio', {name: '2', exact: true})).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    const sum = dedicated.price.monthly + dedicated.extra.regions + supportPlans.engineering.besideHosting.monthly
    await expect(result(page)).toHaveText(`${dedicated.name}, ${money(sum)} a month`)
    await expect(calculator(page)).toContainText(`The plan “${shared.name}” is limited to 1 region.`)

    await page.reload()
    await expect(users).toHaveValue(String(shared.included.users + 1))
    await expect(calculator(page).getByRole('radio', {name: /With engineering/})).toBeChecked()
    await expect(result(page)).toHaveText(`${dedicated.name}, ${money(sum)} a month`)
  })

  test('the slider moves the users by arrow keys, and the field moves the slider', async ({page}) => {
    await page.goto('/pricing/')
    const users = calculator(page).getByRole('spinbutton', {name: 'Monthly active users'})
    const slider = calculator(page).getByRole('slider', {name: 'Monthly active users'})
    await slider.focus()
    await page.keyboard.press('End')
    await expect(users).toHaveValue(String(dedicated.limits.users))
    await expect(slider).toHaveAttribute('aria-valuetext', dedicated.limits.users.toLocaleString('en'))
    await page.keyboard.press('Home')
    await expect(result(page)).toContainText(shared.name)
    await users.fill('10000')
    await expect(slider).toHaveJSProperty('value', '0.5')
  })

  test('the slider that was moved before the script came moves the users', async ({page}) => {
    const goOn = await holdForms(page)
    await page.goto('/pricing/', {waitUntil: 'domcontentloaded'})
    await calculator(page).getByRole('slider', {name: 'Monthly active users'}).focus()
    await page.keyboard.press('End')
    goOn()
    await expect(page).toHaveURL(new RegExp(`users=${dedicated.limits.users}`))
    await expect(calculator(page).getByRole('spinbutton', {name: 'Monthly active users'})).toHaveValue(
      String(dedicated.limits.users),
    )
  })

  test('what was entered before the script came goes before what the address says', async ({page}) => {
    test.skip(!hasStandby, 'The provider has no second region.')
    const goOn = await holdForms(page)
    await page.goto('/pricing/?users=70&regions=2', {waitUntil: 'domcontentloaded'})
    await calculator(page).getByRole('spinbutton', {name: 'Monthly active users'}).fill('600')
    goOn()
    await expect(page).toHaveURL(/users=600/)
    await expect(calculator(page).getByRole('slider', {name: 'Monthly active users'})).toHaveAttribute(
      'aria-valuetext',
      '600',
    )
    await expect(calculator(page).getByRole('radio', {name: '2', exact: true})).toBeChecked()
  })

  test('the marker of the chart stands where price and users meet', async ({page}) => {
    await page.goto('/pricing/?users=1000000')
    // Within the drawing: to fill in a field may scroll the page.
    const place = (): Promise<{x: number; y: number}> =>
      page.locator('svg:visible:has([data-marker])').evaluate((drawing) => {
        const [whole, marker] = [drawing, drawing.querySelector('[data-marker]')].map((part) =>
          part?.getBoundingClientRect(),
        )
        return {x: (marker?.x ?? 0) - (whole?.x ?? 0), y: (marker?.y ?? 0) - (whole?.y ?? 0)}
      })
    const users = calculator(page).getByRole('spinbutton', {name: 'Monthly active users'})
    await expect(users).toHaveValue('1000000')
    const right = await place()
    await users.fill('100')
    await expect.poll(async () => (await place()).x).toBeLessThan(right.x - 100)
    expect((await place()).y).toBeGreaterThan(right.y + 50)
  })

  test('what an address says and a field can not have is left out', async ({page}) => {
    test.skip(!hasStandby, 'The provider has no second region.')
    await page.goto('/pricing/?users=<b>&connections=-4&regions=77&support=free')
    await expect(calculator(page).getByRole('spinbutton', {name: 'Monthly active users'})).toHaveValue('20000')
    await expect(calculator(page).getByRole('radio', {name: '1', exact: true})).toBeChecked()
    await expect(result(page)).toContainText('a month')
  })

  for (const [what, number] of [
    ['too large', String(dedicated.limits.users + 1)],
    ['missing', ''],
    ['negative', '-5'],
    ['not whole', '1.5'],
  ] as const)
    test(`a number that is ${what} has no result, a message at its field, and no place in the address`, async ({
      page,
    }) => {
      await page.goto('/pricing/')
      const users = calculator(page).getByRole('spinbutton', {name: 'Monthly active users'})
      await expect(result(page)).toContainText('a month')
      await users.fill(number)
      await expect(result(page)).toHaveText('No result')
      await expect(users).toHaveAttribute('aria-invalid', 'true')
      await expect(users).toHaveAccessibleDescription(/Enter a whole number from 1 to [\d,]+\.$/)
      await expect(calculator(page).getByText('Enter a whole number from 1 to')).toBeVisible()
      await expect(page).toHaveURL(/\/pricing\/$/)

      await users.fill('150000')
      await expect(result(page)).toContainText(dedicated.name)
      await expect(users).not.toHaveAttribute('aria-invalid')
      await expect(calculator(page).getByText('Enter a whole number')).toBeHidden()
    })
})

test('the calculator of downtime says uptime and credit, by keyboard, from an address that can be shared', async ({
  page,
}) => {
  await page.goto('/company/sla/?days=31&minutes=10')
  const form = page.getByRole('form', {name: 'Allowed downtime and credit'})
  await expect(form.getByRole('status')).toHaveText('99.977% uptime meets the guarantee')
  await form.getByRole('spinbutton', {name: 'Minutes of downtime'}).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('500')
  await expect(form.getByRole('status')).toContainText('98.879% uptime earns a credit of $')
  await expect(page).toHaveURL(/minutes=500/)
})

test('what did not come with the page comes when the reader turns to the form', async ({page}) => {
  mayLog(page, 'Failed to load resource: net::ERR_FAILED')
  const file = /\/assets\/inline\/forms\./
  await page.route(file, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/pricing/')
  await failed
  await page.unroute(file)
  await calculator(page).getByRole('spinbutton', {name: 'Monthly active users'}).fill('150000')
  await expect(page).toHaveURL(/users=150000/)
  await expect(result(page)).toContainText(dedicated.name)
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the page shows an example with its lines and the formula, and no field that does nothing', async ({page}) => {
    await page.goto('/pricing/')
    await expect(page.getByText('Example: 20,000 users')).toBeVisible()
    await expect(page.getByRole('table', {name: 'Price breakdown'})).toBeVisible()
    await expect(page.getByText('Formula.')).toBeVisible()
    await expect(page.getByRole('spinbutton')).toHaveCount(0)
  })

  test('prices by the month or by the year, as chosen', async ({page}) => {
    await page.goto('/pricing/')
    const yearly = page.getByText(money(dedicated.price.yearly), {exact: true}).first()
    await expect(yearly).toBeHidden()
    await page.getByRole('radio', {name: /^Yearly/}).check()
    await expect(yearly).toBeVisible()
  })
})

test('on a phone the comparison shows the plan that is chosen, under names that stay in sight', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/pricing/#comparison')
  const row = page.getByRole('row', {name: /^Realms/})
  await expect(row.getByRole('cell', {name: '1', exact: true})).toBeVisible()
  await expect(row.getByRole('cell', {name: /^Up to/})).toBeHidden()
  await page.getByRole('radio', {name: dedicated.name}).check()
  await expect(row.getByRole('cell', {name: /^Up to/})).toBeVisible()
  await expect(row.getByRole('cell', {name: '1', exact: true})).toBeHidden()
  await page.getByRole('row', {name: /^Audit logs/}).scrollIntoViewIfNeeded()
  await expect(page.getByRole('radio', {name: dedicated.name})).toBeInViewport()
})
