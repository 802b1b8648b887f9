import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {checkContent} from '../../src/markdown/check/checkContent'
import {oneTree} from '../../src/markdown/check/fixtures/options'
import {pageTypes} from '../../src/markdown/check/frontMatter'
import {formatProblem} from '../../src/lib/problem'
import {writeNewPage, type NewPage} from './newPage'

const TODAY = '2027-06-01'
const sidebars = {files: ['articles/new', 'guides/new'], folders: ['docs/security'], labels: []}
const options = {
  ...oneTree,
  trees: [
    ...oneTree.trees,
    ...(['articles', 'guides'] as const).map((dir) => ({dir, routeBase: `/${dir}/`, kind: 'doc'}) as const),
    {dir: 'blog', routeBase: '/blog/', kind: 'blog'} as const,
  ],
  tags: ['keycloak'],
  authors: ['team'],
  sidebars,
}

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-page-'))
  await mkdir(path.join(root, 'docs/security'), {recursive: true})
})
afterEach(() => rm(root, {recursive: true}))

const make = (page: Partial<NewPage>) =>
  writeNewPage(root, {kind: 'docs', name: 'security/new', title: 'A new page', ...page}, sidebars, TODAY)

async function told(): Promise<string[]> {
  const {problems} = await checkContent(root, options, undefined, TODAY)
  return problems.map(formatProblem)
}

describe('a page that was made passes the check but for what is marked', () => {
  it.each([
    ...pageTypes.map((type) => ({kind: 'docs', type})),
    {kind: 'article', name: 'new'},
    {kind: 'guide', name: 'new'},
    {kind: 'post', name: 'new'},
  ])('$kind $type', async (page) => {
    const file = path.join(root, await make(page))
    const open = await told()
    expect(open.length).toBeGreaterThan(4)
    expect(open.filter((text) => !text.includes("This text isn't written yet"))).toEqual([])
    const source = await readFile(file, 'utf8')
    // Each place of its own words: a paragraph that stands twice is a mistake.
    await writeFile(file, source.replaceAll('TODO: ', ''))
    expect(await told()).toEqual([])
  })
})

it('a page of the docs stands behind those that are there; a post has its date in its name', async () => {
  await writeFile(path.join(root, 'docs/security/a.mdx'), '---\ntitle: A\nsidebar_position: 4\n---\n')
  expect(await readFile(path.join(root, await make({})), 'utf8')).toContain('\nsidebar_position: 5\n')
  expect(await make({kind: 'post', name: 'new'})).toBe('blog/2027-06-01-new.mdx')
})

it('a title with signs of YAML is kept', async () => {
  const file = await make({title: 'Realms: "acme" & more'})
  expect((await told()).filter((text) => text.includes('YAML'))).toEqual([])
  expect(await readFile(path.join(root, file), 'utf8')).toContain(`title: 'Realms: "acme" & more'\n`)
})

it('a sidebar with the whole tree takes a page of any folder', async () => {
  const page = {kind: 'docs', name: 'new', title: 'New'}
  const file = await writeNewPage(root, page, {...sidebars, folders: ['docs']}, TODAY)
  expect(file).toBe('docs/new.mdx')
})

it.each<[string, Partial<NewPage>, RegExp]>([
  ['an unknown kind', {kind: 'page'}, /There is no kind of page "page"\.[^]*docs, article, guide, post/],
  ['a path with capitals', {name: 'security/New'}, /"security\/New" can't be the path/],
  ['a path out of the folder', {name: '../security'}, /can't be the path/],
  ['a post in a folder', {kind: 'post', name: 'a/b'}, /can't be the path of a post/],
  ['a long title', {title: 'x'.repeat(61)}, /The title has 61 characters/],
  ['an unknown type', {type: 'howto'}, /A docs has no type "howto"[^]*tutorial, how-to/],
  ['a type of a post', {kind: 'post', name: 'a', type: 'how-to'}, /A post has no type/],
  ['a page of no section', {name: 'new'}, /isn't in a section[^]*security\/…[^]*sidebars\.ts/],
])('%s is refused', async (_, page, message) => {
  await expect(make(page)).rejects.toThrow(message)
})

it('what is there is not written over', async () => {
  await make({})
  await expect(make({})).rejects.toThrow('docs/security/new.mdx already exists')
})
