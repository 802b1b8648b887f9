import type {Page, Request} from '@playwright/test'
import {hosted, TAGS, useHosted} from '../lib/hostedSearch'
import {addressOf} from '../lib/ownAddress'
import {expect, needsPage, test as base} from '../lib/test'

/** Pages as they are with a hosted service; `service` has what they asked it and what they loaded for it. */
const test = base.extend<{service: {asked: Request[]; loaded: string[]}}>({
  service: async ({page}, use) => use(await useHosted(page)),
})

const PAGE = '/docs/introduction/'
const button = (page: Page) =>
  page.getByRole('navigation', {name: 'Main', exact: true}).getByRole('button', {name: 'Search docs'})
const modal = (page: Page) => page.locator('.DocSearch-Modal')
const input = (page: Page) => modal(page).locator('.DocSearch-Input')
/** The first option asks a question. */
const hits = (page: Page) => modal(page).getByRole('option').filter({hasText: 'Invitations'})

const ways = {
  'a click on the button': (page: Page) => button(page).click(),
  'Ctrl+K': (page: Page) => page.keyboard.press('Control+k'),
  'Cmd+K': (page: Page) => page.keyboard.press('Meta+k'),
  '/': (page: Page) => page.keyboard.press('/'),
} as const

for (const [way, open] of Object.entries(ways))
  test(`${way} opens the dialog of the hosted service, and Escape closes it`, async ({page, service}) => {
    await page.goto(PAGE)
    await open(page)
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(modal(page)).toBeHidden()
    expect(service.loaded).toContain('search.js')
  })

test('Ctrl+K closes the dialog of the hosted service again', async ({page, service}) => {
  await page.goto(PAGE)
  await button(page).click()
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(modal(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  expect(service.loaded).toContain('search.js')
})

test('nothing of the hosted search is loaded before a reader turns to it', async ({page, service}) => {
  await page.goto(PAGE)
  await page.waitForLoadState('networkidle')
  expect(service).toEqual({asked: [], loaded: []})
  await button(page).hover()
  await expect.poll(() => service.loaded).toEqual(expect.arrayContaining(['search.js', 'searchDialog.css']))
  expect(service.asked).toEqual([])
})

test(
  'the dialog asks the configured application for the language and versions of the page, and names the framework',
  {tag: ['@3.6', '@7.1']},
  async ({page, service}) => {
    await page.goto(PAGE)
    await page.keyboard.press('/')
    await input(page).fill('invit')
    await expect(hits(page)).toContainText('Invite')
    const request = service.asked.find((each) => each.postData()?.includes('invit'))
    if (request === undefined) throw new Error('The service was not asked.')
    const url = new URL(request.url())
    expect(url.host).toBe(`${hosted.appId.toLowerCase()}-dsn.algolia.net`)
    const headers = {...Object.fromEntries(url.searchParams), ...(await request.allHeaders())}
    expect(headers).toMatchObject({'x-algolia-application-id': hosted.appId, 'x-algolia-api-key': hosted.apiKey})
    expect(headers['x-algolia-agent']).toContain('docusaurus (3.10.2)')
    expect(request.postDataJSON()).toMatchObject({
      requests: [
        {
          indexName: hosted.indexName,
          query: 'invit',
          facetFilters: ['language:en', TAGS.map((tag) => `docusaurus_tag:${tag}`)],
        },
      ],
    })
  },
)

test('a result of the hosted service leads to its section on this site', async ({page, service}) => {
  needsPage('/docs/organizations/invitations/')
  await page.goto(PAGE)
  await page.keyboard.press('/')
  await page.keyboard.type('invit')
  await hits(page).click()
  await expect(page).toHaveURL(addressOf('/docs/organizations/invitations/#3-invite'))
  expect(service.asked.length).toBeGreaterThan(0)
})

test(
  'the page of results opens the dialog of the hosted service with its query',
  {tag: '@7.1'},
  async ({page, service}) => {
    await page.goto('/search/?q=invit')
    await expect(input(page)).toHaveValue('invit')
    await expect(hits(page)).toContainText('Invite')
    await expect(page).toHaveURL(addressOf('/search/?q=invit'))
    await page.keyboard.press('Escape')
    await expect(page.locator('main').getByRole('searchbox').first()).toHaveValue('invit')
    expect(service.asked.length).toBeGreaterThan(0)
  },
)

test(
  'Ask AI answers by the configured assistant, and says that AI has written it',
  {tag: ['@1.14', '@9.7']},
  async ({page, service}) => {
    await page.goto(PAGE)
    await page.keyboard.press('/')
    await input(page).fill('How do I invite a colleague?')
    await modal(page).getByText('Ask AI', {exact: false}).first().click()
    await expect(modal(page)).toContainText('Send an invitation.')
    await expect(modal(page)).toContainText('Answers are generated with AI which can make mistakes. Verify responses.')
    const question = service.asked.find((request) => new URL(request.url()).pathname === '/chat')
    expect(question?.headers()).toMatchObject({
      'x-algolia-application-id': hosted.appId,
      'x-algolia-assistant-id': hosted.assistantId,
    })
    expect(question?.postDataJSON()).toMatchObject({
      messages: [{role: 'user', parts: [{type: 'text', text: 'How do I invite a colleague?'}]}],
    })
  },
)
