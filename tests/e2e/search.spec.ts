import {cut} from '../../src/lib/cut'
import type {Page} from '@playwright/test'
import {hold} from '../lib/hold'
import {addressOf} from '../lib/ownAddress'
import {refuse} from '../lib/refuse'
import {answered, expect, mayLog, needsSample, test} from '../lib/test'

const INDEX = '**/assets/search/index-*.json'

const button = (page: Page) =>
  page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('button', {name: 'Search docs'})
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'})
const input = (page: Page) => dialog(page).getByRole('combobox')
const hits = (page: Page) => dialog(page).getByRole('option')

async function openDialog(page: Page, path = '/docs/introduction/'): Promise<void> {
  await page.goto(path)
  await button(page).click()
  await expect(input(page)).toBeFocused()
}

test.describe('the dialog', () => {
  test(
    'opens on a click, and Escape closes it and leads back to the button',
    {tag: ['@1.13', '@4.6', '@4.7']},
    async ({page}) => {
      await openDialog(page)
      await expect(input(page)).toHaveAttribute('placeholder', 'Search docs')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(button(page)).toBeFocused()
    },
  )

  test('hover, focus and touch bring what it needs, so that it opens at once', {tag: '@4.6'}, async ({page}) => {
    await page.goto('/docs/introduction/')
    const index = page.waitForResponse(/assets\/search\/index-en/)
    await button(page).hover()
    await index
    await page.reload()
    const again = page.waitForRequest(/assets\/inline\/search\./)
    await button(page).focus()
    await again
    await expect(dialog(page)).toBeHidden()
  })

  test('opens on a touch', {tag: '@4.6'}, async ({browser}) => {
    const context = await browser.newContext({hasTouch: true})
    const page = await context.newPage()
    await page.goto('/docs/introduction/')
    await button(page).tap()
    await expect(input(page)).toBeFocused()
    await context.close()
  })

  for (const shortcut of ['Control+k', 'Meta+k']) {
    test(`${shortcut} opens it, and closes it again`, {tag: ['@4.6', '@4.7']}, async ({page}) => {
      await page.goto('/docs/introduction/')
      await page.keyboard.press(shortcut)
      await expect(input(page)).toBeFocused()
      await page.keyboard.press(shortcut)
      await expect(dialog(page)).toBeHidden()
    })
  }

  test("'/' opens it, but not where something is typed", {tag: '@4.6'}, async ({page}) => {
    await page.goto('/docs/introduction/')
    await page.keyboard.press('/')
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('/')
    await expect(input(page)).toHaveValue('/')
    await page.goto('/search/')
    const box = page.locator('main').getByRole('searchbox')
    await box.focus()
    await page.keyboard.press('/')
    await expect(box).toHaveValue('/')
    await expect(dialog(page)).toBeHidden()
  })

  test("'/' opens nothing after the reader turned it off in the dialog", async ({page}) => {
    await page.goto('/docs/introduction/')
    await page.keyboard.press('/')
    const choice = dialog(page).getByRole('checkbox', {name: 'Open search with /'})
    await choice.uncheck()
    await page.keyboard.press('Escape')
    await page.goto('/docs/introduction/keycloak/')
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue('')
    await choice.check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(input(page)).toBeFocused()
  })

  test(
    'a letter typed on the focused button opens it with that letter as the query, and the next ones follow',
    {tag: '@4.8'},
    async ({page}) => {
      await page.goto('/docs/introduction/')
      await button(page).focus()
      await page.keyboard.type('saml', {delay: 5})
      await expect(input(page)).toHaveValue('saml')
      await expect(hits(page).first()).toBeVisible()
    },
  )

  test(
    "what is typed right after '/' is the query, also where the dialog is still on its way",
    {tag: '@4.6'},
    async ({page}) => {
      needsSample()
      await page.goto('/docs/introduction/')
      let goOn = (): void => undefined
      const isBegun = new Promise<void>((resolve) => (goOn = resolve))
      await page.route('**/assets/inline/searchDialog.*', async (route) => {
        await isBegun
        await page.keyboard.type('ml setup')
        await route.fallback()
      })
      await page.keyboard.type('/sa')
      goOn()
      await expect(input(page)).toHaveValue('saml setup')
      await expect(hits(page).first()).toHaveAttribute('href', /^\/docs\/sso\/setup\//)
    },
  )

  test(
    'choosing a result by keyboard opens it, closes the dialog and is kept under Recent; a favorite is kept under Favorite',
    {tag: ['@4.7', '@9.7']},
    async ({page}) => {
      await openDialog(page)
      await page.keyboard.type('invitations')
      // The answer to the whole word: one to a part of it may be there before, and selects anew when the next comes.
      await expect(dialog(page).getByRole('link', {name: /^See all/})).toHaveAttribute('href', /q=invitations$/)
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowUp')
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/\/introduction\/$/)
      // Its address is there before the script that hears a key.
      await page.waitForLoadState()
      await expect(dialog(page)).toBeHidden()
      await page.keyboard.press('/')
      await expect(dialog(page).getByRole('heading', {name: 'Recent'})).toBeVisible()
      await dialog(page).getByRole('button', {name: /^Save/}).first().click()
      await expect(dialog(page).getByRole('heading', {name: 'Favorite'})).toBeVisible()
      await expect(dialog(page).getByRole('heading', {name: 'Recent'})).toBeHidden()
    },
  )

  test(
    'Enter opens the best result, also where it is pressed before the results are there',
    {tag: '@3.4'},
    async ({page}) => {
      needsSample()
      await openDialog(page)
      await page.keyboard.type('launch checklist')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/docs\/getting-started\/launch-checklist\//)
    },
  )

  test('See all {count} results says how many the page of results has', {tag: ['@3.4', '@9.7']}, async ({page}) => {
    await openDialog(page)
    await page.keyboard.type('organization webhook', {delay: 20})
    const link = dialog(page).getByRole('link', {name: /^See all \d+ results$/})
    const count = Number(/\d+/.exec(await link.innerText())?.[0])
    await link.click()
    await expect(page).toHaveURL(/\/search\/\?q=organization%20webhook$/)
    await expect(page.locator('search-results h2')).toHaveText(`${count} results for “organization webhook”`)
  })

  test(
    'a slow index and a slow answer are waited for with Searching... and Thinking...',
    {tag: '@9.7'},
    async ({page}) => {
      needsSample()
      await page.goto('/docs/introduction/')
      const release = await hold(page, '**/assets/search/*.json')
      await page.keyboard.press('/')
      await expect(input(page)).toBeFocused()
      await page.keyboard.insertText('invitation')
      await expect(dialog(page).locator('.DocSearch-Dropdown')).toHaveText('Searching...')
      await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
      await expect(dialog(page).locator('.DocSearch-AskAi-Answer')).toHaveText('Thinking...')
      release()
      await expect(dialog(page).locator('blockquote').first()).toBeVisible()
    },
  )

  test(
    'words that nothing has are told so, with other searches and a way to tell us',
    {tag: '@8.3'},
    async ({page}) => {
      await openDialog(page)
      await page.keyboard.insertText('<zzzzqqq xxvvxx=kkjjqq>')
      await expect(dialog(page)).toContainText('No results found for')
      await expect(dialog(page)).toContainText('Try searching for')
      await expect(dialog(page)).toContainText('Believe this query should return results?')
      await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /^mailto:/)
      await expect(dialog(page).getByRole('heading')).toHaveText('No results found for “<zzzzqqq xxvvxx=kkjjqq>”')
      await dialog(page).getByRole('button', {name: 'redirect uri'}).click()
      await expect(hits(page).first()).toBeVisible()
    },
  )
})

test.describe('what fails', () => {
  test('an index that does not come is told of, and Retry gets it', {tag: '@8.2'}, async ({page}) => {
    mayLog(page, /Failed to load resource/)
    await page.goto('/docs/introduction/')
    await page.route(INDEX, (route) => route.abort())
    await button(page).click()
    await input(page).fill('saml')
    await expect(dialog(page)).toContainText('Unable to fetch results')
    await expect(dialog(page)).toContainText('You might want to check your network connection.')
    await page.unroute(INDEX)
    await dialog(page).getByRole('button', {name: 'Retry'}).click()
    await expect(hits(page).first()).toBeVisible()
  })

  test('an index that comes in half is told of, and Retry gets it', async ({page}) => {
    await page.goto('/docs/introduction/')
    await page.route(INDEX, (route) => route.fulfill({body: '{"format":1,"pages":[['}))
    await button(page).click()
    await input(page).fill('saml')
    await expect(dialog(page)).toContainText('Unable to fetch results')
    await page.unroute(INDEX)
    await dialog(page).getByRole('button', {name: 'Retry'}).click()
    await expect(hits(page).first()).toBeVisible()
  })

  test('offline, the dialog says so, and Retry finds again once the network is back', async ({page, context}) => {
    mayLog(page, /Failed to load resource/)
    await page.goto('/docs/introduction/')
    const prepared = page.waitForResponse(/assets\/inline\/searchDialog\./)
    await page.route(INDEX, (route) => route.abort())
    await button(page).hover()
    await prepared
    await context.setOffline(true)
    await page.unroute(INDEX)
    await button(page).click()
    await input(page).fill('saml')
    await expect(dialog(page)).toContainText('Unable to fetch results')
    await expect(dialog(page)).toContainText('You might want to check your network connection.')
    await context.setOffline(false)
    await dialog(page).getByRole('button', {name: 'Retry'}).click()
    await expect(hits(page).first()).toBeVisible()
  })

  test('an index of a format that this build does not know is told of, and Retry gets its own', async ({page}) => {
    await page.goto('/docs/introduction/')
    await page.route(INDEX, (route) => route.fulfill({json: {format: 99, pages: []}}))
    await button(page).click()
    await input(page).fill('saml')
    await expect(dialog(page)).toContainText('Unable to fetch results')
    await page.unroute(INDEX)
    await dialog(page).getByRole('button', {name: 'Retry'}).click()
    await expect(hits(page).first()).toBeVisible()
  })

  test('a page of an earlier build finds the index of the one that has taken its place', async ({page}) => {
    mayLog(page, answered(404, /index-en\.gone\.json/))
    await page.goto('/docs/introduction/')
    await page
      .locator('meta[name=search-index]')
      .evaluate(
        (meta, address) => meta.setAttribute('content', address),
        addressOf('/assets/search/index-en.gone.json'),
      )
    await button(page).click()
    await input(page).fill('saml')
    await expect(hits(page).first()).toBeVisible()
  })

  test('offline, a question that can not be asked is asked once the network is back', async ({page, context}) => {
    needsSample()
    mayLog(page, /Failed to load resource/)
    await openDialog(page)
    await context.setOffline(true)
    await page.keyboard.type('why is the invitation link empty')
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    await expect(dialog(page)).toContainText('Unable to fetch results')
    await context.setOffline(false)
    await dialog(page).getByRole('button', {name: 'Retry'}).click()
    await expect(dialog(page).locator('blockquote').first()).toBeVisible()
  })

  test('what did not come when the reader pointed to the button comes when they press it', async ({page}) => {
    await refuse(page, '**/assets/inline/search.*')
    await page.goto('/docs/introduction/')
    const failed = page.waitForEvent('requestfailed')
    await button(page).hover()
    await failed
    await page.unrouteAll()
    await button(page).click()
    await expect(input(page)).toBeFocused()
  })

  test('where the dialog itself does not come, the button leads to the page of results', async ({page}) => {
    await refuse(page, '**/assets/inline/search.*')
    await page.goto('/docs/introduction/')
    await button(page).click()
    await expect(page).toHaveURL(/\/search\/\??$/)
  })

  const bad = {
    'ten thousand characters': 'organization '.repeat(800),
    'a word of ten thousand letters': 'a'.repeat(10_000),
    'right-to-left text': 'المنظمات דואר',
    pictures: '🔐👩‍👩‍👧 keycloak 🇩🇪',
    markup: `<script>alert(1)</script>"'&<`,
    'characters of regular expressions': '.*+?^${}()|[]\\ (a+)+$',
    'names of object properties': '__proto__ constructor toString',
  } as const
  for (const [name, query] of Object.entries(bad)) {
    test(`${name} break nothing`, async ({page}) => {
      await openDialog(page)
      await input(page).fill(query)
      await expect(dialog(page).locator('.DocSearch-Hits, .DocSearch-NoResults')).toBeVisible()
      await expect(dialog(page).locator('script, img')).toHaveCount(0)
      await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
      await expect(
        dialog(page).locator('blockquote, .DocSearch-AskAi-Answer > p:not(.DocSearch-Help)').first(),
      ).toBeVisible()
      await expect(dialog(page).locator('script, img')).toHaveCount(0)
      await page.goto(`/search/?q=${encodeURIComponent(cut(query, 2000))}`)
      await expect(page.locator('search-results h2')).toBeVisible()
    })
  }

  test('fifty keystrokes a second end with the results of the last', async ({page}) => {
    needsSample()
    await openDialog(page)
    await page.keyboard.type('keycloak organization invitation webhook signature xyz', {delay: 20})
    for (let count = 0; count < 54; count += 1) await page.keyboard.press('Backspace')
    await page.keyboard.type('launch checklist', {delay: 20})
    await expect(hits(page).first()).toHaveAttribute('href', '/docs/getting-started/launch-checklist/')
  })
})

test.describe('questions', () => {
  test(
    'are one step away: they are answered by passages with their links, and say that no AI has written them',
    {tag: '@1.14'},
    async ({page}) => {
      needsSample()
      await openDialog(page)
      await page.keyboard.type('why is the invitation link empty')
      await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
      await expect(input(page)).toHaveAttribute('placeholder', 'Ask another question...')
      await expect(dialog(page).getByRole('heading', {name: 'why is the invitation link empty'})).toBeVisible()
      await expect(dialog(page).locator('blockquote').first()).toBeVisible()
      await expect(dialog(page).locator('figcaption a[href*="/docs/organizations/invitations/"]').first()).toBeVisible()
      await expect(dialog(page)).toContainText('not written by AI')
    },
  )

  test('on a narrow screen the input has room for a question', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844})
    await openDialog(page)
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    await expect(dialog(page).getByRole('button', {name: 'Back to search'})).toBeVisible()
    expect((await input(page).boundingBox())?.width).toBeGreaterThan(200)
  })

  test('Escape first leaves them, then closes the dialog', {tag: ['@4.7', '@4.9']}, async ({page}) => {
    await openDialog(page)
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    await expect(input(page)).toHaveAttribute('placeholder', 'Ask another question...')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('one that nothing answers is told so, and is kept under Recent conversations', {tag: '@9.7'}, async ({page}) => {
    await openDialog(page)
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    await expect(input(page)).toHaveAttribute('placeholder', 'Ask another question...')
    await page.keyboard.type('zzzz qqqq vvvv')
    await expect(input(page)).toHaveValue('zzzz qqqq vvvv')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('No passage on this site answers this question.')
    await page.keyboard.press('Escape')
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs')
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    await expect(dialog(page).getByRole('heading', {name: 'Recent conversations'})).toBeVisible()
    await expect(dialog(page).getByRole('button', {name: 'zzzz qqqq vvvv'})).toBeVisible()
  })
})

test('a question that is asked while the part for questions is on its way is answered', async ({page}) => {
  const letPass = await hold(page, '**/assets/inline/ask.*')
  await openDialog(page)
  await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
  await page.keyboard.type('zzzz qqqq vvvv')
  await page.keyboard.press('Enter')
  letPass()
  await expect(dialog(page)).toContainText('No passage on this site answers this question.')
})

test.describe('the page of results', () => {
  const results = (page: Page) => page.locator('search-results')

  test(
    'works from an address: says how many, marks words, filters by kind and leads on',
    {tag: '@2.5'},
    async ({page}) => {
      needsSample()
      await page.goto('/search/?q=organization')
      await expect(results(page).locator('h2')).toHaveText(/^\d+ results for “organization”$/)
      await expect(results(page).locator('mark').first()).toHaveText(/organization/i)
      await results(page)
        .getByRole('link', {name: /^API \d+$/})
        .click()
      await expect(page).toHaveURL(/\?q=organization&kind=api$/)
      for (const link of await results(page).locator('ol a').all())
        await expect(link).toHaveAttribute('href', /\/api\//)
      await results(page).getByRole('link', {name: 'Next'}).click()
      await expect(page).toHaveURL(/kind=api&page=2$/)
      await expect(results(page)).toContainText(/Page 2 of \d+/)
    },
  )

  test('follows what is typed, in its address too', {tag: '@2.5'}, async ({page}) => {
    needsSample()
    await page.goto('/search/?q=jwt')
    const box = page.locator('main').getByRole('searchbox').first()
    await box.fill('webhook signature')
    await expect(page).toHaveURL(/\/search\/\?q=webhook\+signature$/)
    await expect(
      results(page)
        .getByRole('link', {name: /signature/i})
        .first(),
    ).toBeVisible()
  })

  test('what was typed before the script came goes before what the address says', async ({page}) => {
    const letPass = await hold(page, /\/assets\/inline\/searchResults\./)
    await page.goto('/search/?q=jwt', {waitUntil: 'domcontentloaded'})
    const box = page.locator('main').getByRole('searchbox').first()
    await box.fill('webhook')
    letPass()
    await expect(page).toHaveURL(/\/search\/\?q=webhook$/)
    await expect(box).toHaveValue('webhook')
    await expect(results(page).locator('h2')).toContainText('results for “webhook”')
  })

  test(
    'an index that does not come says that results are unable to be fetched, and Retry gets it',
    {tag: '@8.2'},
    async ({page}) => {
      mayLog(page, /Failed to load resource/)
      await page.route(INDEX, (route) => route.abort())
      await page.goto('/search/?q=keycloak')
      await expect(results(page)).toContainText('Unable to fetch results')
      await expect(results(page)).toContainText('You might want to check your network connection.')
      await page.unroute(INDEX)
      await results(page).getByRole('button', {name: 'Retry'}).click()
      await expect(results(page).locator('h2')).toContainText('results for “keycloak”')
    },
  )

  test('without any script it offers a search engine limited to the site, and says where to start', async ({
    browser,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false})
    const page = await context.newPage()
    await page.goto('/search/?q=keycloak')
    const form = page.getByRole('search', {name: 'Search with DuckDuckGo'})
    await expect(form.getByRole('searchbox')).toBeVisible()
    await expect(form.locator('input[name=sites]')).toHaveValue(/\./)
    await expect(page.locator('main').getByRole('link', {name: 'Documentation'})).toBeVisible()
    await button(page).click()
    await expect(page).toHaveURL(/\/search\/\??$/)
    await context.close()
  })
})
