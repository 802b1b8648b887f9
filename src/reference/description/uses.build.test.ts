import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {describe, expect, it, onTestFinished} from 'vitest'
import {brandFixture} from '../../../tests/fixtures/brand'
import {operationsUsed, readUses} from './uses.build'

const operations = [{operationId: 'getMe'}, {operationId: 'createOrganization'}, {operationId: 'getOrganizations'}]
const used = (text: string, named: readonly string[] = []): string[] =>
  operationsUsed(text, named, operations).map(({operationId}) => operationId)

describe('the operations that a page uses', () => {
  it('are those that it links to and those that its front matter names, in the order of the description', () => {
    expect(used('[Create](/api/create-organization/#request-body) it.', ['getMe'])).toEqual([
      'getMe',
      'createOrganization',
    ])
  })

  it('are each told once', () => {
    expect(used('[It](/api/get-me/) and [it](/api/get-me/).', ['getMe'])).toEqual(['getMe'])
  })

  it('are not what code shows, nor categories, nor a part of a name', () => {
    expect(used('```md\n[It](/api/get-me/)\n```\n')).toEqual([])
    expect(used('[All](/api/category/organizations/), [other](/api/get-me-not/), `/api/get-me/`')).toEqual([])
  })
})

describe('the pages that use an operation', () => {
  it('are those of docs, guides and articles that readers find, with the brand’s name in their titles', async () => {
    const siteDir = await mkdtemp(path.join(tmpdir(), 'uses-'))
    onTestFinished(() => rm(siteDir, {recursive: true}))
    const write = async (file: string, frontMatter: string) => {
      await mkdir(path.dirname(path.join(siteDir, file)), {recursive: true})
      await writeFile(path.join(siteDir, file), `---\n${frontMatter}\n---\n\n[It](/api/get-me/)\n`)
    }
    await write('docs/orgs/index.mdx', 'title: What ${brand.name} is\noperations: [createOrganization]')
    await write('docs/orgs/roles.mdx', 'title: Roles')
    await write('guides/index.mdx', 'title: Guides')
    await write('docs/draft.mdx', 'title: Draft\ndraft: true')
    await write('docs/_part.mdx', 'title: Part')
    await write('blog/post.mdx', 'title: Post')
    const orgs = {route: '/docs/orgs/', title: `What ${brandFixture.name} is`}
    expect(await readUses(siteDir, brandFixture, operations)).toEqual({
      createOrganization: [orgs],
      getMe: [orgs, {route: '/docs/orgs/roles/', title: 'Roles'}, {route: '/guides/', title: 'Guides'}],
    })
  })
})
