import type {Page} from '@playwright/test'
import {expect, test} from '../lib/fixtureSite'
import {hydrated} from '../lib/hydrated'
import {addressOf} from '../lib/ownAddress'
import {mayLog} from '../lib/test'

test.use({variant: 'stock'})

const failure = (page: Page) => page.getByRole('alert')
const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again'})
const THROWN = 'Error: The page can not be drawn\n'
const NAVBAR_ITEM = 'Error: A theme navbar item failed to render.'

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'})

const CHAIN = 'The page can not be drawn\n\nCause:\nThe list can not be read\n\nCause:\nThe first entry is empty'

async function open(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname)
  await hydrated(page)
}

/** Opens a page that can crash, and makes it. */
async function crash(page: Page, pathname: string): Promise<void> {
  await open(page, pathname)
  mayLog(page, THROWN)
  await page.getByRole('button', {name: 'Crash'}).click()
  await expect(failure(page)).toBeVisible()
}

for (const {what, pathname, title} of [
  {what: 'the content of a page', pathname: '/crash/in-content/', title: 'Crash in the content | Fixture'},
  {what: 'a page as a whole', pathname: '/crash/whole-page/', title: 'Fixture'},
]) {
  test.describe(`when ${what} crashes`, () => {
    test(
      'the page says so in title and heading, with the messages of the whole chain of causes',
      {tag: '@2.13'},
      async ({page}) => {
        await crash(page, pathname)
        await expect(page).toHaveTitle('Page Error')
        await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed')
        await expect(page.getByText(CHAIN)).toHaveText(CHAIN, {useInnerText: true})
      },
    )

    test(
      'Try again draws the page, when the cause has passed, and shows the error again, when not',
      {tag: '@2.13'},
      async ({page}) => {
        await crash(page, pathname)
        await tryAgain(page).click()
        await expect(failure(page)).toContainText('The page can not be drawn')

        await page.evaluate(() => (globalThis.fixtureIsBroken = false))
        await tryAgain(page).click()
        await expect(page.getByText('Whole', {exact: true})).toBeVisible()
        await expect(failure(page)).toHaveCount(0)
        await expect(page).toHaveTitle(title)
      },
    )

    test('the navigation is there and leads on', async ({page}) => {
      await crash(page, pathname)
      await navbar(page).getByRole('link', {name: 'Left link'}).click()
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Long page')
      await expect(failure(page)).toHaveCount(0)
      await expect(page).toHaveTitle('Long page | Fixture')
    })
  })
}

test('a document that crashed gives way to the next one, whose layout is the same', async ({page}) => {
  await open(page, '/docs/next/crashing/')
  mayLog(page, THROWN)
  await page.getByRole('button', {name: 'Crash'}).click()
  await expect(failure(page)).toBeVisible()
  await page.evaluate(() => (globalThis.fixtureIsBroken = false))
  await navbar(page).getByRole('link', {name: 'Doc', exact: true}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First guide')
  await expect(tryAgain(page)).toHaveCount(0)
})

test(
  'where the layout crashes too, the error and Try again are all that shows, and it recovers',
  {tag: ['@2.13', '@5.2']},
  async ({page}) => {
    mayLog(page, NAVBAR_ITEM)
    mayLog(page, 'Error: No NavbarItem component found for type "custom-lost".')
    await crash(page, '/crash/layout/')
    await expect(failure(page)).toContainText('A theme navbar item failed to render.')
    await expect(page).toHaveTitle('Page Error')
    await expect(navbar(page)).toHaveCount(0)

    await page.evaluate('fixtureRepair()')
    await tryAgain(page).click()
    await expect(navbar(page)).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
  },
)

test('a hook outside of its provider names the provider', {tag: '@5.2'}, async ({page}) => {
  mayLog(page, /^ReactContextError: Hook \w+ is called outside the <DocProvider>/)
  await open(page, '/crash/hook-outside-provider/')
  await page.getByRole('button', {name: 'Use the hook'}).click()
  await expect(failure(page)).toContainText('is called outside the <DocProvider>')
})

test('a page component without a default export says that it can not be rendered', {tag: '@5.2'}, async ({page}) => {
  const message = `The page component at ${addressOf('/crash/no-default-export/')} doesn't have a default export.`
  mayLog(page, `Error: ${message}`)
  await page.goto('/crash/no-default-export/')
  await expect(failure(page)).toContainText(`${message} This makes it impossible to render anything.`)
})

test('what needs a route says so where there is none', {tag: '@5.2'}, async ({page}) => {
  mayLog(page, 'Error: Unexpected: no Docusaurus route context found')
  await open(page, '/crash/no-route-context/')
  await page.getByRole('button', {name: 'Draw outside'}).click()
  await expect(failure(page)).toHaveText('Unexpected: no Docusaurus route context found')
})

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What each mistake of `tests/fixtures/site/pages/crash/mistakes.js` is answered with. */
const answers = {
  'a sidebar without a link': [
    '"sidebarId": "linkless"',
    'Sidebar with ID "linkless" doesn\'t have anything to be linked to.',
  ],
  'an unknown sidebar': ['"sidebarId": "lost"', 'Can\'t find any sidebar with id "lost" in version 1.0'],
  'an unknown document': ['"docId": "guides/lost"', 'Couldn\'t find any doc with id "guides/lost" in version "1.0"'],
  'an unknown version': [
    '"type": "docsVersionDropdown"',
    "No docs version exist for name '9.9'",
    'Available version names:\n- current\n- 1.0',
  ],
  'an unknown type': ['"type": "custom-lost"', 'No NavbarItem component found for type "custom-lost".'],
  'a locale without configuration': ['"type": "localeDropdown"', 'no locale config found for locale=xx'],
  'an unknown colour mode': ['Unknown color mode "sepia"'],
  'a document that the version lacks': ['no version doc found by id=guides/lost'],
  'a category page without category': ['/crash/mistakes/ is not associated with a category.'],
} as const

for (const [mistake, texts] of Object.entries(answers)) {
  test(`${mistake} is named`, {tag: '@5.2'}, async ({page}) => {
    mayLog(page, NAVBAR_ITEM)
    for (const text of texts) mayLog(page, new RegExp(`^Error: .*${literal(text)}`))
    await open(page, '/crash/mistakes/')
    await page.getByRole('button', {name: mistake, exact: true}).click()
    const isNavbarItem = texts[0].startsWith('"')
    if (isNavbarItem) await expect(failure(page)).toContainText('A theme navbar item failed to render.')
    const shown = await failure(page).innerText()
    for (const text of texts) expect(shown).toContain(text)
  })
}
