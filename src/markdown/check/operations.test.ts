import {expect, it} from 'vitest'
import {checkOperations} from './operations'
import {parsePage} from './page'

const operations = ['getMe', 'createOrganization', 'deleteWebhook'].map((operationId) => ({
  operationId,
  method: 'get' as const,
  path: '/',
  summary: operationId,
}))

it('tells the ids that come nearest to one that the API does not have', async () => {
  const source = '---\ntitle: A page\noperations: [getMe, createOrg]\n---\n\nText.\n'
  const page = await parsePage('docs/page.mdx', source, {dir: 'docs', routeBase: '/docs/', kind: 'doc'})
  if ('what' in page) throw new Error(page.what)
  const [problem, ...more] = checkOperations(page, operations)
  expect(more).toEqual([])
  expect(problem).toMatchObject({file: 'docs/page.mdx', line: 3})
  expect(problem?.what).toContain('"createOrg"')
  expect(problem?.allowed).toMatch(/create/)
})

it('says what to do if no operation can be read', async () => {
  const page = await parsePage('docs/page.mdx', '---\ntitle: A page\noperations: [getMe]\n---\n', {
    dir: 'docs',
    routeBase: '/docs/',
    kind: 'doc',
  })
  if ('what' in page) throw new Error(page.what)
  expect(checkOperations(page, [])[0]?.fix).toContain('npm run build')
})
