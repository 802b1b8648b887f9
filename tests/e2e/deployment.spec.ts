import type {Locator, Page} from '@playwright/test'
import {visitAfter} from '../lib/consent'
import {consoleOf, formOf, openConsole} from '../lib/console'
import {replaceBuild} from '../lib/replaceBuild'
import {expect, needsPart, needsSample, test} from '../lib/test'

test.use({storageState: visitAfter('rejecting')})

const SAID = "This didn't load. Reload the page."

const main = (page: Page): Locator => page.getByRole('navigation', {name: 'Main', exact: true})
const search = (page: Page): Locator => main(page).getByRole('button', {name: 'Search docs'})
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'})
const input = (page: Page): Locator => dialog(page).getByRole('combobox')

test.describe('a page whose build was replaced while it was open', () => {
  test('leads from its search button to the results of the new build, and to pages that work', async ({page}) => {
    needsSample()
    await page.goto('/docs/introduction/')
    await replaceBuild(page)
    await search(page).focus()
    await page.keyboard.type('saml')
    await expect(page).toHaveURL(/\/search\/\?q=saml$/)
    const result = page.locator('search-results').getByRole('link').first()
    await expect(result).toBeVisible()
    await page.goBack()
    await page.getByRole('main').getByRole('link', {name: 'Keycloak', exact: true}).first().click()
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('margin', '0px')
    await page.keyboard.press('/')
    await expect(input(page)).toBeFocused()
  })

  test('finds and answers in a search dialog that was open, after one reload with what was typed', async ({page}) => {
    needsSample()
    await page.goto('/docs/introduction/')
    await search(page).click()
    await expect(input(page)).toBeFocused()
    await replaceBuild(page)
    await input(page).fill('webhook signature')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    const question = 'why is the invitation link empty'
    await input(page).fill(question)
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    await dialog(page).getByRole('button', {name: 'Retry'}).click()
    await dialog(page).getByRole('button', {name: 'Reload the page'}).click()
    await expect(input(page)).toHaveValue(question)
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('blockquote').first()).toBeVisible()
  })

  test('says at each control of a docs page what to do, and a reload helps', async ({page}) => {
    await page.goto('/docs/authentication/understanding-flows/')
    await replaceBuild(page)
    const said = page.getByRole('alert').filter({hasText: SAID})
    const viewer = page.getByRole('button', {name: 'Open the viewer'})
    const block = page.locator('.theme-code-block:visible').first()
    const presses = [
      viewer,
      block.getByRole('button', {name: 'Copy code to clipboard'}),
      page.getByRole('region', {name: 'Was this page helpful?'}).getByRole('button', {name: 'Yes'}),
    ]
    for (const [count, button] of presses.entries()) {
      await button.click()
      await expect(said).toHaveCount(count + 1)
    }
    await page.getByRole('contentinfo').getByRole('button', {name: 'Cookie preferences'}).click()
    await expect(page.getByText('The cookie preferences didn’t load.')).toBeVisible()

    await page.reload()
    await viewer.click()
    await expect(page.getByLabel('Realm export or flow export (JSON)')).toBeFocused()
    await page.getByRole('contentinfo').getByRole('button', {name: 'Cookie preferences'}).click()
    await expect(page.getByRole('dialog', {name: 'Cookie preferences'})).toBeVisible()
  })

  test('opens a console that had been open, from the document of the new build', async ({page}) => {
    await page.goto('/api/create-organization/')
    const form = await openConsole(page)
    await form.getByLabel('Base URL').fill('https://id.example.org')
    await replaceBuild(page)
    await form.getByRole('button', {name: 'Close'}).click()
    await openConsole(page)
    await expect(formOf(page).getByLabel('Base URL')).toHaveValue('https://id.example.org')
    // Its look is that of the page, whose stylesheet is gone.
    await expect(formOf(page)).toHaveCSS('color', await page.evaluate(() => getComputedStyle(document.body).color))
  })

  test('says that a console did not load, and a reload opens it', async ({page}) => {
    await page.goto('/api/create-organization/')
    await replaceBuild(page)
    await consoleOf(page).getByRole('button', {name: 'Try it'}).click()
    await expect(consoleOf(page).getByRole('alert')).toHaveText(SAID)
    await page.reload()
    await openConsole(page)
  })

  test('goes on computing in its calculator', async ({page}) => {
    needsPart('calculators')
    await page.goto('/pricing/')
    const form = page.getByRole('form', {name: 'Plan and price estimate'})
    await form.getByRole('spinbutton', {name: 'Monthly active users'}).fill('50000')
    await expect(page).toHaveURL(/users=50000/)
    await replaceBuild(page)
    await form.getByRole('spinbutton', {name: 'Monthly active users'}).fill('60000')
    await expect(page).toHaveURL(/users=60000/)
  })
})
