import type {Page} from '@playwright/test'
import {test as fixtureTest} from '../lib/fixtureSite'
import {pagesOfBuild} from '../lib/isSample'
import {answered, expect, mayLog, test} from '../lib/test'

const toggle = (page: Page) =>
  page.getByRole('navigation', {name: 'Main', exact: true}).locator('[data-color-mode-switch]')
const mode = (page: Page) => page.locator('html')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

test('light is the default, whatever the system prefers', {tag: ['@3.5', '@4.1']}, async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'})
  await page.goto('/docs/introduction/')
  await expect(mode(page)).toHaveAttribute('data-theme', 'light')
  expect(await stored(page)).toBeNull()
})

test(
  'dark and light alternate, and the choice is kept under the key theme',
  {tag: ['@4.2', '@4.3']},
  async ({page}) => {
    await page.goto('/docs/introduction/')
    await expect(toggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently light mode)')
    await toggle(page).click()
    await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
    await expect(toggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)')
    expect(await stored(page)).toBe('dark')
    await page.reload()
    await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
    await toggle(page).click()
    await expect(mode(page)).toHaveAttribute('data-theme', 'light')
    expect(await stored(page)).toBe('light')
  },
)

test('a choice in one tab is taken over by the others', {tag: '@4.3'}, async ({page, context}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/docs/introduction/')
  }
  await toggle(page).click()
  await expect(mode(other)).toHaveAttribute('data-theme', 'dark')
  await expect(toggle(other)).toHaveAccessibleName(/currently dark mode/)
  await toggle(other).click()
  await expect(mode(page)).toHaveAttribute('data-theme', 'light')
})

test('a stored word that is no mode is treated as none', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'))
  await page.goto('/docs/introduction/')
  await expect(mode(page)).toHaveAttribute('data-theme', 'light')
  await toggle(page).click()
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
})

test('the page is painted in the chosen mode from the start', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    // What each frame is painted in, from the first that shows anything of the page.
    const seen: (string | null)[] = []
    Object.assign(window, {seen})
    const look = () => {
      if (document.querySelector('.navbar')) seen.push(document.documentElement.getAttribute('data-theme'))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/docs/introduction/')
  await page.waitForFunction('window.seen.length > 0')
  const seen = await page.evaluate<string[]>('[...new Set(window.seen)]')
  expect(seen).toEqual(['dark'])
})

test('the switch is inactive as long as no script has run', {tag: '@4.4'}, async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  await page.goto('/docs/introduction/')
  await expect(page.locator('[data-color-mode-switch]').first()).toBeDisabled()
  await context.close()
})

test('the switch is on every page', {tag: '@1.11'}, async ({page}) => {
  mayLog(page, answered(404, /\/no-such-page\/$/))
  for (const path of pagesOfBuild(['/', '/docs/introduction/', '/blog/', '/guides/', '/no-such-page/'])) {
    await page.goto(path)
    await expect(toggle(page)).toBeEnabled()
  }
})

fixtureTest(
  `where the system is respected the switch cycles system, light, dark`,
  {tag: ['@3.5', '@4.2']},
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'})
    await page.goto('/docs/')
    await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
    await expect(mode(page)).toHaveAttribute('data-theme-choice', 'system')
    for (const [choice, theme] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
    ] as const) {
      await toggle(page).click()
      await expect(mode(page)).toHaveAttribute('data-theme-choice', choice)
      await expect(mode(page)).toHaveAttribute('data-theme', theme)
      expect(await stored(page)).toBe(choice === 'system' ? null : choice)
    }
    await page.emulateMedia({colorScheme: 'light'})
    await expect(mode(page)).toHaveAttribute('data-theme', 'light')
  },
)

fixtureTest.describe('without a switch', () => {
  fixtureTest.use({variant: 'noswitch'})

  fixtureTest(
    'one setting removes it, and a choice that was stored before is cleared',
    {tag: ['@3.5', '@4.1']},
    async ({page}) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      await page.goto('/docs/')
      await expect(page.getByRole('heading', {level: 1})).toBeVisible()
      await expect(page.locator('[data-color-mode-switch]')).toHaveCount(0)
      await expect(mode(page)).toHaveAttribute('data-theme', 'light')
      await expect.poll(() => stored(page)).toBeNull()
    },
  )
})
