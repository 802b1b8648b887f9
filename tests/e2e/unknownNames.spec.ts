import type {Page} from '@playwright/test'
import {ReadingAttribute, OnDemandAttribute} from '../../src/lib/attributes'
import {expect, mayLog, test} from '../lib/test'

/** Gives the first element that has an attribute a value that no code knows. */
const misspell = (page: Page, attribute: string, value: string): Promise<void> =>
  page
    .locator(`[${attribute}=${value}]:visible`)
    .first()
    .evaluate((element, name) => element.setAttribute(name, 'misspelt'), attribute)

test('a misspelt press is an error in the console that lists what is allowed', async ({page}) => {
  await page.goto('/docs/hosting/kubernetes/')
  await misspell(page, ReadingAttribute.press, 'copy')
  const problem = 'data-press="misspelt" is unknown. Allowed: copy, copy-page, wrap, zoom, answer, offline, term'
  mayLog(page, problem)
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.locator('[data-press=misspelt]').click()
  expect((await logged).text()).toBe(problem)
})

test('a misspelt island is an error in the console that names it', async ({page}) => {
  await page.goto('/docs/hosting/kubernetes/')
  await misspell(page, OnDemandAttribute.island, 'context')
  const problem = 'data-island="misspelt" is unknown'
  mayLog(page, `Uncaught Error: ${problem}`)
  const thrown = page.waitForEvent('pageerror')
  await page.locator('[data-island=misspelt] summary').click()
  expect((await thrown).message).toBe(problem)
})
