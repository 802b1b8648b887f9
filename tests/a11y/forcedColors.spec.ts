import type {Locator, Page} from '@playwright/test'
import {expect, test} from '../lib/test'

/** Where the reader chooses the colours, as with Windows' contrast themes: transparent lines are drawn, grounds are not. */
test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}, viewport: {width: 1280, height: 800}})

const look = (element: Locator, ...properties: string[]) =>
  element.evaluate((one, names) => names.map((name) => getComputedStyle(one).getPropertyValue(name)).join(), properties)

/** What a system colour is on this page. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = color
    return getComputedStyle(probe).color
  }, name)

test('the chosen tab can be told from the others', async ({page}) => {
  await page.goto('/api/get-organizations/')
  const tab = (state: string) => page.locator(`input[data-tab-group]${state} + label`).first()
  await expect(tab(':not(:checked)')).toHaveCSS('border-bottom-color', await systemColor(page, 'Canvas'))
  await expect(tab(':checked')).toHaveCSS('border-bottom-color', await systemColor(page, 'Highlight'))
})

test('the current item of the contents, of the sidebar and of a choice can be told', async ({page}) => {
  await page.goto('/docs/introduction/keycloak/#history')
  const current = page.locator('[data-contents] a[aria-current]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveCSS('border-inline-start-width', '3px')
  const sidebar = page.locator('[data-secondary-menu]')
  await expect(sidebar.locator('a[aria-current="page"]')).toHaveCSS('border-inline-start-width', '3px')
  await expect(sidebar.locator('a:not([aria-current])').first()).toHaveCSS('border-inline-start-width', '0px')
  await page.goto('/')
  const addresses = page.getByRole('group', {name: 'Choose an address'})
  const label = (selector: string) => look(addresses.locator(`label:${selector}`).first(), 'border-inline-start-color')
  expect(await label('has(:checked)')).not.toBe(await label('not(:has(:checked))'))
})

test('the progress bar is drawn', async ({page}) => {
  await page.goto('/docs/introduction/documentation/')
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()))
  await page.locator('a[href="/docs/introduction/keycloak/"]:visible').first().click()
  const bar = page.locator('#nprogress .bar')
  await expect(bar).toBeAttached()
  expect(await look(bar, 'background-color')).not.toBe(await look(page.locator('body'), 'background-color'))
})
