import type {Page} from '@playwright/test'
import {expect, mayLog, needsPage, test} from '../lib/test'

const POST = '/blog/verify-keycloak-webhook-signatures/'
const ARTICLE = '/articles/jwts/decoding-jwt-structure/'

const blocksOf = (page: Page) => page.locator('.theme-code-block:visible')
const copyIn = (block: ReturnType<typeof blocksOf>) => block.getByRole('button', {name: 'Copy code to clipboard'})
const wrapIn = (block: ReturnType<typeof blocksOf>) => block.getByRole('button', {name: 'Wrap lines'})
const tabOf = (page: Page, name: string) => page.getByRole('radio', {name, exact: true})
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))

test('a code block is copied as it is shown, and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(ARTICLE)
  for (const index of [0, 3]) {
    const block = blocksOf(page).nth(index)
    await block.hover()
    await expect(block.getByText('Copied')).toBeHidden()
    await copyIn(block).click()
    await expect(block.getByRole('status').getByText('Copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.trim()).not.toBe('')
    expect(copied.trim()).toBe((await block.locator('code').innerText()).trim())
    await expect(block.getByText('Copied')).toBeHidden()
  }
})

test('on a phone nothing below a block moves when the reader turns to it or copies it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({width: 320, height: 640})
  await page.goto(ARTICLE)
  const block = blocksOf(page)
    .filter({has: page.locator('[class*=codeBlockTitle]')})
    .first()
  const before = await block.boundingBox()
  await block.locator('pre').focus()
  await expect(wrapIn(block)).toBeVisible()
  expect((await block.boundingBox())?.height).toBe(before?.height)
  await copyIn(block).click()
  await expect(block.getByText('Copied')).toBeVisible()
  expect((await block.boundingBox())?.height).toBe(before?.height)
})

test('it is copied by keyboard too', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(ARTICLE)
  const block = blocksOf(page).first()
  await block.locator('pre').focus()
  await page.keyboard.press('Tab')
  await expect(block.getByRole('button').and(page.locator(':focus'))).toHaveCSS('opacity', '1')
  await copyIn(block).press('Enter')
  await expect(block.getByText('Copied')).toBeVisible()
  await expect(copyIn(block)).toBeFocused()
})

test('what copies is asked for again where it did not come, and nothing else is disturbed', async ({page, context}) => {
  mayLog(page, 'Failed to load resource: net::ERR_FAILED')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const file = /\/assets\/inline\/reading\./
  await page.route(file, (route) => route.abort())
  await page.goto(ARTICLE)
  const block = blocksOf(page).first()
  const failed = page.waitForEvent('requestfailed')
  await block.hover()
  await failed
  await page.unroute(file)
  await copyIn(block).click()
  await expect(block.getByRole('status').getByText('Copied')).toBeVisible()
})

test('where the browser gives no clipboard, the code is selected for the reader to copy', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}))
  await page.goto(ARTICLE)
  const block = blocksOf(page).first()
  await block.hover()
  await copyIn(block).click()
  const selected = () => page.evaluate(() => getSelection()?.toString().trim())
  await expect.poll(selected).toBe((await block.locator('code').innerText()).trim())
  await expect(block.getByText('Copied')).toBeHidden()
})

test('long lines are wrapped on demand, and there is no button where none is long', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto(ARTICLE)
  const overflowOf = (block: ReturnType<typeof blocksOf>) =>
    block.locator('pre').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)
  const overflows = await Promise.all((await blocksOf(page).all()).map(overflowOf))
  const long = blocksOf(page).nth(overflows.findIndex((overflow) => overflow > 0))
  const short = blocksOf(page).nth(overflows.indexOf(0))

  await long.hover()
  await wrapIn(long).click()
  await expect(wrapIn(long)).toHaveAttribute('aria-pressed', 'true')
  expect(await overflowOf(long)).toBe(0)
  await wrapIn(long).click()
  await expect(wrapIn(long)).toHaveAttribute('aria-pressed', 'false')
  expect(await overflowOf(long)).toBeGreaterThan(0)

  await short.hover()
  await expect(short.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible()
  await expect(wrapIn(short)).toBeHidden()
})

test('tabs of a group show the same choice, by mouse and by arrow keys', async ({page}) => {
  await page.goto(POST)
  await expect(tabOf(page, 'Node').first()).toBeChecked()
  expect(await storedChoice(page)).toBeNull()

  await page.locator('label:text-is("Python")').last().click()
  await expect(tabOf(page, 'Python')).toHaveCount(2)
  for (const tab of await tabOf(page, 'Python').all()) await expect(tab).toBeChecked()
  expect(await storedChoice(page)).toBe('python')
  // The post also has blocks outside of tabs.
  const python = page.locator('pre.language-python:visible')
  const shown = await python.count()

  await page.keyboard.press('ArrowRight')
  for (const tab of await tabOf(page, 'Java').all()) await expect(tab).toBeChecked()
  await expect(page.locator('pre.language-java:visible')).toHaveCount(1)
  await expect(python).toHaveCount(shown - 1)
  expect(await storedChoice(page)).toBe('java')
})

test('the chosen tab stays in its place when others of its group change their height', async ({page}) => {
  await page.goto(POST)
  const label = page.locator('label:text-is("Go")').last()
  await label.scrollIntoViewIfNeeded()
  const before = await label.boundingBox()
  await label.click()
  await expect(tabOf(page, 'Go').last()).toBeChecked()
  expect((await label.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('the choice stands in the address, and a link with it shows it without keeping it', async ({page}) => {
  await page.goto(`${POST}#the-code`)
  await page.locator('label:text-is("Python")').first().click()
  await expect(page).toHaveURL(new RegExp(`${POST}\\?language=python#the-code$`))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${POST}$`))
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${POST}?language=go`)
  for (const tab of await tabOf(page, 'Go').all()) await expect(tab).toBeChecked()
  expect(await storedChoice(page)).toBeNull()
})

test('lines that go are shown and not copied, nor are the signs', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/style/')
  const block = page.locator('.theme-code-block', {has: page.locator('del')}).first()
  await expect(block.locator('ins')).not.toHaveCount(0)
  const gone = (await block.locator('del').first().textContent()) ?? ''
  await block.hover()
  await copyIn(block).click()
  await expect(block.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).not.toContain(gone.trim())
  expect(copied).not.toMatch(/^[+−-]/m)
  expect(copied).toContain(((await block.locator('ins').first().textContent()) ?? '').trim())
})

test('a link into a tab that is not shown opens the tab and goes there', async ({page}) => {
  await page.goto(POST)
  // A heading in the panel of Java, and a link to it above the tabs.
  await page.evaluate(() => {
    const panel = [...document.querySelectorAll('[data-tab-panel]')].find((each) =>
      each.querySelector('.language-java'),
    )
    const [heading, link] = [document.createElement('h3'), document.createElement('a')]
    heading.id = 'in-java'
    heading.textContent = 'In Java'
    link.href = '#in-java'
    link.textContent = 'To Java'
    panel?.append(heading)
    document.querySelector('h1')?.after(link)
  })
  await expect(page.locator('#in-java')).toBeHidden()
  await page.getByRole('link', {name: 'To Java'}).click()
  await expect(page.locator('#in-java')).toBeInViewport()
  await expect(tabOf(page, 'Java').first()).toBeChecked()

  // Again, from the same address, and by the address alone.
  await page.locator('label:text-is("Python")').first().click()
  await expect(page.locator('#in-java')).toBeHidden()
  await page.getByRole('link', {name: 'To Java'}).click()
  await expect(page.locator('#in-java')).toBeInViewport()
  await page.locator('label:text-is("Python")').first().click()
  await page.evaluate(() => (location.hash = ''))
  await page.evaluate(() => (location.hash = '#in-java'))
  await expect(page.locator('#in-java')).toBeInViewport()
})

test('the choice is kept for the next visit, and one that is not among the tabs is not shown', async ({page}) => {
  await page.goto(POST)
  await page.locator('label:text-is("Java")').first().click()
  await page.goto(POST)
  for (const tab of await tabOf(page, 'Java').all()) await expect(tab).toBeChecked()
  await page.evaluate(() => localStorage.setItem('docusaurus.tab.language', 'cobol'))
  await page.goto(POST)
  await expect(tabOf(page, 'Node').first()).toBeChecked()
  await expect(page.locator('.language-js:visible').first()).toBeVisible()
})

test('the choice holds before anything is painted', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'python'))
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-paint').length === 0) return
      const checked = document.querySelector<HTMLInputElement>('[data-tab-group]:checked')
      document.documentElement.dataset.atFirstPaint = checked?.value
    }).observe({type: 'paint', buffered: true})
  })
  await page.goto(POST)
  await expect(page.locator('html')).toHaveAttribute('data-at-first-paint', 'python')
})

test('the choice of a tab holds on the next page', async ({page}) => {
  needsPage(POST)
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'go'))
  await page.goto('/blog/')
  await page
    .getByRole('main')
    .getByRole('link', {name: 'Verify Keycloak webhook signatures in four languages', exact: true})
    .click()
  await expect(page).toHaveURL(new RegExp(`${POST}$`))
  for (const tab of await tabOf(page, 'Go').all()) await expect(tab).toBeChecked()
})

test('Wrap lines wraps the lines of a block and says that it does', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto(POST)
  const block = blocksOf(page).filter({hasText: 'receiver.mjs'}).first()
  await block.hover()
  await wrapIn(block).click()
  await expect(wrapIn(block)).toHaveAttribute('aria-pressed', 'true')
  await expect(block.locator('code')).toHaveCSS('white-space-collapse', 'preserve')
  await expect(block.locator('code')).toHaveCSS('text-wrap-mode', 'wrap')
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('tabs work by mouse and keyboard, and there are no buttons that nobody answers', async ({page}) => {
    await page.goto(POST)
    await expect(page.locator('pre.language-java:visible')).toHaveCount(0)
    await page.locator('label:text-is("Python")').first().click()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('pre.language-java:visible')).toHaveCount(1)
    await expect(page.getByRole('button', {name: 'Copy code to clipboard'})).toHaveCount(0)
  })
})
