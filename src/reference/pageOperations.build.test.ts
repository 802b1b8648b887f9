import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {expect, it} from 'vitest'
import type {OutlineOperation} from './description/outline.build'
import {pageOperations} from './pageOperations.build'

const operations: readonly OutlineOperation[] = [
  {operationId: 'createOrganization', method: 'post', path: '/orgs', summary: 'Create an organization'},
  {operationId: 'getMe', method: 'get', path: '/orgs/me', summary: 'List your organizations'},
]

async function render(value: string, frontMatter = {}): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(pageOperations, {operations: () => operations})
    .use(remarkStringify)
  return String(await processor.process({value, data: {frontMatter}}))
}

it('ends a page with the operations that it links to and names, with method, path and title', async () => {
  expect(await render('[Create](/api/create-organization/) one.\n', {operations: ['getMe']})).toBe(
    `[Create](/api/create-organization/) one.

## Operations on this page

<PageOperations>
  <PageOperation method="post" path="/orgs" href="/api/create-organization/" title="Create an organization" />

  <PageOperation method="get" path="/orgs/me" href="/api/get-me/" title="List your organizations" />
</PageOperations>
`,
  )
})

it('leaves a page alone that uses none', async () => {
  expect(await render('Text.\n')).toBe('Text.\n')
})
