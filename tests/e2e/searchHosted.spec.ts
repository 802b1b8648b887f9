import {useHosted} from '../lib/hostedSearch'
import {expect, test} from '../lib/test'

const agent = /; docusaurus \(3\.10\.2\)/

test('the dialog asks the application that is configured, for language and versions of the page, and names the framework', async ({
  page,
}) => {
  const {told, stop} = await useHosted(page)
  await page.goto('/docs/introduction/')
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', {name: 'Search'})
  await dialog.getByRole('combobox').fill('invite')
  const first = dialog.getByRole('option').first()
  await expect(first).toHaveAttribute('href', '/docs/organizations/invitations/#3-invite')
  await expect(dialog.getByRole('link', {name: 'See all 42 results'})).toBeVisible()
  await expect(dialog.locator('img')).toHaveCount(0)
  const [request] = told
  expect(request?.query.get('x-algolia-application-id')).toBe('AB12CD34EF')
  expect(request?.agent).toMatch(agent)
  expect(JSON.parse(request?.body ?? '{}')).toMatchObject({
    requests: [
      {
        indexName: 'acme',
        query: 'invite',
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-api-current'],
        ],
      },
    ],
  })
  stop()
})

test('the page of results asks it too, with the same tag', async ({page}) => {
  const {told, stop} = await useHosted(page)
  await page.goto('/search/?q=invite')
  await expect(page.locator('search-results h2')).toHaveText('42 results for “invite”')
  expect(told[0]?.agent).toMatch(agent)
  stop()
})

test('the hosted assistant answers by its id, and its answers say that AI has written them', async ({page}) => {
  const {told, stop} = await useHosted(page)
  await page.goto('/docs/introduction/')
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', {name: 'Search'})
  await dialog.getByRole('combobox').fill('How do I invite somebody?')
  await dialog.getByRole('button', {name: 'Ask', exact: true}).click()
  await expect(dialog).toContainText('Send an invitation, see the page.')
  await expect(dialog).toContainText('Answers are generated with AI which can make mistakes. Verify responses.')
  const question = told.find(({path}) => path === '/chat')
  expect(question?.headers.authorization).toBe('TOKEN token-1')
  expect(question?.headers['x-algolia-assistant-id']).toBe('assistant-1')
  stop()
})
