import {expect, test} from '../lib/test'

const address = '/support/migrate-to-keycloak/'
const password = 'the password is an empty object in its API responses'

test.describe('the vendors on the page about migrations', () => {
  test('shows the one that the address names', async ({page}) => {
    await page.goto(`${address}?vendor=okta`)
    await expect(page.getByRole('radio', {name: 'Okta'})).toBeChecked()
    await expect(page.getByText(password)).toBeVisible()
  })

  test('lets the arrow keys choose one, and keeps it in the address', async ({page}) => {
    await page.goto(address)
    await expect(page.getByText(password)).toBeHidden()
    await page.getByRole('radio', {name: 'Firebase'}).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', {name: 'Okta'})).toBeChecked()
    await expect(page.getByText(password)).toBeVisible()
    await expect(page).toHaveURL(/\?vendor=okta$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('another vendor can be chosen', async ({page}) => {
    await page.goto(address)
    await page.getByText('Okta', {exact: true}).and(page.locator('label')).click()
    await expect(page.getByText(password)).toBeVisible()
  })
})
