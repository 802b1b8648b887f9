import {expect, it} from 'vitest'
import {oneTree} from './fixtures/options'
import {parsePage} from './page'
import {checkServerNames} from './serverNames'

const problemsOf = async (text: string, describesExtensions: boolean) => {
  const source = `---\ntitle: A page\n---\n\n${text}\n`
  const page = await parsePage('docs/page.mdx', source, {dir: 'docs', routeBase: '/docs/', kind: 'doc'})
  if ('what' in page) throw new Error(page.what)
  return checkServerNames(page, {...oneTree.server, describesExtensions})
}

it('paths of the extensions are compared only with a description of the extensions', async () => {
  expect(await problemsOf('Call `/orgs/none/such`.', true)).toHaveLength(1)
  expect(await problemsOf('Call `/orgs/none/such`.', false)).toEqual([])
})

it('settings are checked with any description', async () => {
  expect(await problemsOf('Set `sslRequird`.', false)).toHaveLength(1)
})
