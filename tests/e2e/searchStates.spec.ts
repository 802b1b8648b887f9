import type {Page} from '@playwright/test'
import {hold} from '../lib/hold'
import {addressOf} from '../lib/ownAddress'
import {expect, needsSample, test} from '../lib/test'

const PAGE = '/docs/introduction/'

const button = (page: Page) =>
  page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('button', {name: 'Search docs'})
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'})
const input = (page: Page) => dialog(page).getByRole('combobox')
const status = (page: Page) => dialog(page).locator('.DocSearch-Status')

async function openDialog(page: Page): Promise<void> {
  await page.goto(PAGE)
  await button(page).click()
  await expect(input(page)).toBeFocused()
}

/** Writes down every text that comes into a live region from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, {told})
    new MutationObserver((changes) => {
      for (const {target, addedNodes} of changes) {
        const element = target instanceof Element ? target : target.parentElement
        if (!element?.closest('[aria-live], [role=status], [role=alert]')) continue
        for (const node of addedNodes) told.push(node.textContent ?? '')
      }
    }).observe(document.body, {subtree: true, childList: true})
  })

const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const list: unknown = Reflect.get(window, 'told')
    return Array.isArray(list) ? list.map(String) : []
  })

test.describe('screen readers', () => {
  test('are told how many results the page of results has, once, and none of the results', async ({page}) => {
    await page.goto('/search/')
    await expect(page.locator('search-results li').first()).toBeVisible()
    await listen(page)
    await page.locator('main').getByRole('searchbox').first().pressSequentially('webhook', {delay: 10})
    const news = page.locator('main').getByRole('status')
    await expect(news).toHaveText(/^\d+ results$/)
    await expect(page.locator('search-results li').first()).toBeVisible()
    expect((await told(page)).filter((text) => !/^(\d+ results|Searching\.\.\.)$/.test(text))).toEqual([])
  })

  test('are told that an answer is complete, and none of the answer', async ({page}) => {
    needsSample()
    await openDialog(page)
    await listen(page)
    const letPass = await hold(page, '**/assets/search/*.json')
    await input(page).fill('why is the invitation link empty')
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    const answer = dialog(page).locator('.DocSearch-AskAi-Answer')
    await expect(answer).toHaveAttribute('aria-busy', 'true')
    await expect(status(page)).toHaveText('Thinking...')
    letPass()
    await expect(answer.locator('blockquote').first()).toBeVisible()
    await expect(answer).not.toHaveAttribute('aria-busy')
    await expect(status(page)).toHaveText('The answer is complete.')
    expect((await told(page)).filter((text) => text.length > 60)).toEqual([])
  })
})

test.describe('an emoji where a text is cut', () => {
  const query = `${'q'.repeat(199)}😀`

  test('leaves a query without results one in the dialog and on the page of results', async ({page}) => {
    await openDialog(page)
    await input(page).fill(query)
    await expect(dialog(page)).toContainText('No results found for')
    await page.goto(`/search/?q=${encodeURIComponent(query)}`)
    await expect(page.locator('search-results')).toContainText('No results found for')
  })

  test('leaves a long question one that is answered', async ({page}) => {
    await openDialog(page)
    await input(page).fill(`${'q'.repeat(999)}😀`)
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    await expect(dialog(page)).toContainText('No passage on this site answers this question.')
  })
})

/** Presses the mouse in the middle of an element and lets go in the corner of the window, outside of the dialog. */
async function dragOut(page: Page, box: {x: number; y: number; width: number; height: number} | null): Promise<void> {
  if (box === null) throw new Error('The element is not shown.')
  const {width = 0} = page.viewportSize() ?? {}
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(width - 3, 3, {steps: 3})
  await page.mouse.up()
}

test.describe('a press that begins in a dialog and ends beside it', () => {
  test('leaves the search open with its query; one beside it closes it', async ({page}) => {
    await openDialog(page)
    await input(page).fill('saml setup')
    await dragOut(page, await input(page).boundingBox())
    await expect(input(page)).toHaveValue('saml setup')
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(3, 3)
    await expect(dialog(page)).toBeHidden()
  })

  test('leaves the menu of a narrow screen open; one beside it closes it', async ({page}) => {
    await page.setViewportSize({width: 800, height: 700})
    await page.goto(PAGE)
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    const menu = page.locator('dialog[data-panel]')
    await expect(menu).toBeVisible()
    await dragOut(page, await menu.boundingBox())
    await expect(menu).toBeVisible()
    await page.mouse.click(797, 3)
    await expect(menu).toBeHidden()
  })
})

test.describe('Recent and Favorite', () => {
  test.beforeEach(async ({page}) => {
    await page.goto(PAGE)
    await page.evaluate(() => {
      const entries = ['One', 'Two', 'Three'].map((title) => ({url: `/docs/${title}/`, title, heading: ''}))
      localStorage.setItem('search.recent', JSON.stringify(entries))
    })
    await page.reload()
    await button(page).click()
  })

  const action = (page: Page, name: string) => dialog(page).getByRole('button', {name, exact: true})

  test('keep the focus in the list and tell what was done', async ({page}) => {
    await action(page, 'Remove “Two” from recent').press('Enter')
    await expect(action(page, 'Remove “Three” from recent')).toBeFocused()
    await expect(status(page)).toHaveText('Removed “Two” from recent')
    await page.keyboard.press('Enter')
    await expect(action(page, 'Remove “One” from recent')).toBeFocused()
    await action(page, 'Save “One” as a favorite').press('Enter')
    await expect(action(page, 'Remove “One” from favorites')).toBeFocused()
    await expect(status(page)).toHaveText('Saved “One” as a favorite')
    // No favorite any more, it is listed under Recent again.
    await page.keyboard.press('Enter')
    await expect(action(page, 'Save “One” as a favorite')).toBeFocused()
    await action(page, 'Remove “One” from recent').press('Enter')
    await expect(input(page)).toBeFocused()
  })

  test('show no entry that leads off the site, and no more than they keep', async ({page}) => {
    await page.evaluate(() => {
      const bad = [
        'javascript:alert(1)',
        'data:text/html,x',
        'https://evil.example/',
        '//evil.example/',
        '/\\evil.example/',
      ]
      const urls = [...bad, ...Array.from({length: 2000}, (_, at) => `/docs/${at}/`)]
      localStorage.setItem('search.recent', JSON.stringify(urls.map((url) => ({url, title: url, heading: ''}))))
    })
    await page.reload()
    await button(page).click()
    const links = dialog(page).locator('[data-remembered]')
    await expect(links).toHaveCount(7)
    await expect(links.first()).toHaveAttribute('href', '/docs/0/')
    await page.evaluate(() => localStorage.setItem('search.recent', `[${'0,'.repeat(200_000)}0]`))
    await page.reload()
    await button(page).click()
    await expect(dialog(page)).toContainText('No recent searches')
  })
})

test('leaves Ctrl+Shift+K and Ctrl+Alt+K to the browser', async ({page}) => {
  await page.goto(PAGE)
  const isLeft = (keys: {key: string; ctrlKey: boolean; shiftKey?: boolean; altKey?: boolean}): Promise<boolean> =>
    page.evaluate(
      (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init})),
      keys,
    )
  expect(await isLeft({key: 'K', ctrlKey: true, shiftKey: true})).toBe(true)
  expect(await isLeft({key: 'k', ctrlKey: true, altKey: true})).toBe(true)
  expect(await isLeft({key: 'k', ctrlKey: true})).toBe(false)
})

test('a result that is chosen while the search runs is not opened once the dialog is closed', async ({page}) => {
  await openDialog(page)
  await input(page).fill('saml')
  await expect(dialog(page).getByRole('option').first()).toBeVisible()
  // Pressed in one task, before a search can be done.
  await input(page).evaluate((element: HTMLInputElement) => {
    element.value = 'saml setup'
    element.dispatchEvent(new InputEvent('input', {bubbles: true}))
    element.form?.requestSubmit()
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true}))
  })
  await expect(dialog(page)).toBeHidden()
  await button(page).click()
  await input(page).fill('webhook')
  await expect(dialog(page).getByRole('link', {name: /^See all/})).toHaveAttribute('href', /q=webhook$/)
  await expect(page).toHaveURL(addressOf(PAGE))
})

test('what is typed into the dialog leaves the page of results as it is', async ({page}) => {
  const letPass = await hold(page, /\/assets\/inline\/searchResults\./)
  await page.goto('/search/?q=jwt', {waitUntil: 'domcontentloaded'})
  await button(page).click()
  await input(page).fill('webhook')
  letPass()
  await expect(page.locator('search-results h2')).toContainText('results for “jwt”')
  await expect(input(page)).toHaveValue('webhook')
  await input(page).fill('saml')
  await expect(dialog(page).getByRole('link', {name: /^See all/})).toHaveAttribute('href', /q=saml$/)
  await expect(page).toHaveURL(/\?q=jwt$/)
})
