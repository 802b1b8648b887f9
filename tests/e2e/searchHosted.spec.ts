import type {Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {useHosted} from '../lib/hostedSearch'
import {answered, expect, mayLog, test as base} from '../lib/test'
import type {Told} from '../lib/hostedService'

const agent = /; docusaurus \(3\.10\.2\)/

/** Pages as they are where the hosted service is configured; `told` is what it has been asked. */
const test = base.extend<{told: Told[]}>({
  told: async ({page}, use) => {
    const {told, stop} = await useHosted(page)
    await use(told)
    stop()
  },
})

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'})
const results = (page: Page) => page.locator('search-results')

async function typeIn(page: Page, text: string): Promise<void> {
  await page.goto('/docs/introduction/')
  await page.keyboard.press('/')
  await dialog(page).getByRole('combobox').fill(text)
}

test('the dialog asks the application that is configured, for language and versions of the page, and names the framework', async ({
  page,
  told,
}) => {
  await typeIn(page, 'invit')
  const first = dialog(page).getByRole('option').first()
  await expect(first).toHaveAttribute('href', '/docs/organizations/invitations/#3-invite')
  await expect(dialog(page).getByRole('link', {name: 'See all 4 results'})).toBeVisible()
  const [request] = told
  expect(request?.query.get('x-algolia-application-id')).toBe('AB12CD34EF')
  expect(request?.agent).toMatch(agent)
  expect(JSON.parse(request?.body ?? '{}')).toMatchObject({
    requests: [
      {
        indexName: 'acme',
        query: 'invit',
        facetFilters: [
          'language:en',
          [
            'docusaurus_tag:default',
            'docusaurus_tag:docs-default-current',
            'docusaurus_tag:docs-api-current',
            'docusaurus_tag:blog',
          ],
        ],
      },
    ],
  })
})

test('texts that the crawler has escaped are shown as they were written, and as text', async ({page, told}) => {
  await typeIn(page, 'send an invitation')
  const first = dialog(page).getByRole('option').first()
  await expect(first).toContainText("Invite & set the organization's role")
  await expect(first).toContainText('<img src=x onerror=alert(1)> Send an invitation.')
  await expect(dialog(page).locator('img')).toHaveCount(0)
  expect(told.length).toBeGreaterThan(0)
})

test('the page of results asks it too, with the same tag', async ({page, told}) => {
  await page.goto('/search/?q=invit')
  await expect(results(page).locator('h2')).toHaveText('4 results for “invit”')
  expect(told[0]?.agent).toMatch(agent)
})

test('the page of results says how many results each kind has, also where one is chosen', async ({page, told}) => {
  await page.goto('/search/?q=invit')
  const kinds = results(page).getByRole('navigation', {name: 'Kinds of pages'}).getByRole('link')
  await expect(kinds).toHaveText(['All 4', 'Docs 2', 'API 1', 'Blog 1'])
  // By its address: what the browser has fetched ahead has not passed `useHosted`.
  await expect(kinds.filter({hasText: 'Blog'})).toHaveAttribute('href', '/search/?q=invit&kind=blog')
  await page.goto('/search/?q=invit&kind=blog')
  await expect(results(page).locator('ol a')).toHaveAttribute('href', '/blog/dashboard-launch/')
  await expect(kinds).toHaveText(['All 4', 'Docs 2', 'API 1', 'Blog 1'])
  await page.goto('/search/?q=invit&kind=site')
  await expect(results(page).locator('h2')).toHaveText('0 results for “invit”')
  expect(told.length).toBeGreaterThan(0)
})

test('the page of results leads as far as the service does, and says how many there are', async ({page, told}) => {
  await page.goto('/search/?q=keycloak&page=50')
  await expect(results(page).locator('h2')).toHaveText('1200 results for “keycloak”')
  await expect(results(page)).toContainText('Page 50 of 50')
  await expect(results(page).getByRole('link', {name: 'Next'})).toHaveCount(0)
  await page.goto('/search/?q=keycloak&page=51')
  await expect(results(page)).toContainText('Page 1 of 50')
  expect(told.length).toBeGreaterThan(0)
})

test('a query that is longer than the service takes is cut', async ({page, told}) => {
  await typeIn(page, `${'a'.repeat(511)}🔐${'a'.repeat(9000)}`)
  await expect(dialog(page)).toContainText('No results found for')
  expect(JSON.parse(told.at(-1)?.body ?? '{}')).toMatchObject({requests: [{query: 'a'.repeat(511)}]})
})

test('a service that does not answer is told of, and Retry asks it again', async ({page, told}) => {
  mayLog(page, /Failed to load resource/)
  const service = /algolia(net)?\.(net|com)\/1\//
  await page.route(service, (route) => route.abort())
  await typeIn(page, 'invit')
  await expect(dialog(page)).toContainText('Unable to fetch results')
  await expect(dialog(page)).toContainText('You might want to check your network connection.')
  expect(told).toEqual([])
  await page.unroute(service)
  await dialog(page).getByRole('button', {name: 'Retry'}).click()
  await expect(dialog(page).getByRole('option').first()).toBeVisible()
})

test.describe('the hosted assistant', () => {
  async function ask(page: Page): Promise<void> {
    await typeIn(page, 'How do I invite somebody?')
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
  }

  test('answers by its id, and its answers say that AI has written them', async ({page, told}) => {
    await ask(page)
    await expect(dialog(page)).toContainText('Send an invitation, see the page.')
    await expect(dialog(page)).toContainText('Answers are generated with AI which can make mistakes. Verify responses.')
    const question = told.find(({path}) => path === '/chat')
    expect(question?.headers).toMatchObject({
      authorization: 'TOKEN token-1',
      'x-algolia-application-id': 'AB12CD34EF',
      'x-algolia-index-name': 'acme',
      'x-algolia-assistant-id': 'assistant-1',
    })
    expect(JSON.parse(question?.body ?? '{}')).toMatchObject({
      messages: [{role: 'user', parts: [{type: 'text', text: 'How do I invite somebody?'}]}],
      searchParameters: {
        facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:docs-default-current'])],
      },
    })
  })

  test('that gives no token is told of, and Retry asks for another', async ({page, told}) => {
    const service = '**/chat/token'
    mayLog(page, answered(403, /chat\/token/))
    await page.route(service, (route) =>
      route.fulfill({
        status: 403,
        headers: {'access-control-allow-origin': '*'},
        json: {success: false, message: 'The domain is not allowed.'},
      }),
    )
    await ask(page)
    await expect(dialog(page)).toContainText('Unable to fetch results')
    expect(told.map(({path}) => path)).not.toContain('/chat')
    await page.unroute(service)
    await dialog(page).getByRole('button', {name: 'Retry'}).click()
    await expect(dialog(page)).toContainText('Send an invitation, see the page.')
  })

  /** Answers with what a service sends that is not to be trusted. */
  async function answerWith(page: Page, events: readonly object[]): Promise<void> {
    const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
    await page.route('https://askai.algolia.com/chat', (route) =>
      route.fulfill({headers: {'access-control-allow-origin': '*', 'content-type': 'text/event-stream'}, body}),
    )
  }
  const delta = (text: string) => ({type: 'text-delta', id: 't1', delta: text})
  const source = (url: string, title: string) => ({type: 'source-url', sourceId: url, url, title})
  const answer = (page: Page) => dialog(page).locator('.DocSearch-AskAi-Answer')

  test('links only addresses of the web, and names the host of another site', async ({page, told}) => {
    await answerWith(page, [
      delta('Read [1], [2], [the guide](javascript:alert(1)) and [the docs](/\\evil.example/a).'),
      source('/docs/organizations/invitations/', 'Invitations'),
      source('https://evil.example/', brand.name),
      source('javascript:alert(1)', 'Script'),
      source('data:text/html,x', 'Data'),
      source('//evil.example/b', 'Slashes'),
      {type: 'finish'},
    ])
    await ask(page)
    const sources = answer(page).locator('.DocSearch-Sources li')
    await expect(sources).toHaveText([
      'Invitations',
      `${brand.name} (evil.example)`,
      'Script',
      'Data',
      'Slashes (evil.example)',
    ])
    await expect(sources.getByRole('link', {name: 'Invitations'})).not.toHaveAttribute('target')
    await expect(sources.getByRole('link', {name: brand.name})).toHaveAttribute('target', '_blank')
    await expect(answer(page).getByRole('link', {name: '[2]'})).toHaveAttribute('title', `${brand.name} (evil.example)`)
    await expect(answer(page).getByRole('link', {name: 'the docs (evil.example)'})).toBeVisible()
    await expect(answer(page).locator('a:not([href^="/"], [href*="://evil.example/"])')).toHaveCount(0)
    expect(told.length).toBeGreaterThan(0)
  })

  test('an answer that does not end is cut, and no piece of it is drawn twice', async ({page, told}) => {
    const words = Array.from({length: 4000}, (_, at) => delta(`word ${at} [[[[ ** \` ${at % 10 === 9 ? '\n\n' : ''}`))
    await answerWith(page, [...words, ...words])
    await typeIn(page, 'How do I invite somebody?')
    await page.evaluate(() => {
      const added = {nodes: 0}
      Object.assign(window, {added})
      new MutationObserver((changes) => {
        for (const {addedNodes} of changes) added.nodes += addedNodes.length
      }).observe(document.body, {subtree: true, childList: true})
    })
    await dialog(page).getByRole('button', {name: 'Ask', exact: true}).click()
    await expect(answer(page)).toContainText('The answer is longer than this page shows.')
    await expect(answer(page)).not.toHaveAttribute('aria-busy')
    expect((await answer(page).innerText()).length).toBeLessThan(21_000)
    const paragraphs = await answer(page).locator('p').count()
    expect(paragraphs).toBeGreaterThan(50)
    expect(await page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'added'), 'nodes')))).toBeLessThan(
      10 * paragraphs,
    )
    expect(told.length).toBeGreaterThan(0)
  })
})
