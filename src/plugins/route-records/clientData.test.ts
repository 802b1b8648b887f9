import {expect, it} from 'vitest'
import {clientConfig, clientGlobalData, clientVersions, looksUpDocuments} from './clientData'

it('what only a build reads is left out of the configuration', () => {
  const config = clientConfig({title: 'Site', url: 'https://docs.example', plugins: ['a'], headTags: []})
  expect(config).toEqual({title: 'Site', url: 'https://docs.example'})
})

it('documents are looked up where an item of the navigation is given by one, and where that can’t be told', () => {
  const withItems = (...items: object[]) => ({navbar: {items}})
  expect(looksUpDocuments(withItems({type: 'dropdown'}, {label: 'Blog', to: '/blog/'}))).toBe(false)
  expect(looksUpDocuments(withItems({type: 'docSidebar', sidebarId: 'docs'}))).toBe(true)
  expect(looksUpDocuments(withItems({type: 'docsVersionDropdown'}))).toBe(true)
  expect(looksUpDocuments({})).toBe(true)
})

const globalDataOf = (tree: object) => ({'docusaurus-plugin-content-docs': {default: tree}, other: {default: {a: 1}}})
const version = {name: 'current', path: '/docs', mainDocId: 'intro', docs: [{id: 'intro', path: '/docs/intro'}]}

it('the list of all documents is left out of what plugins tell, and nothing else', () => {
  expect(clientGlobalData(globalDataOf({path: '/docs', versions: [version]}))).toEqual(
    globalDataOf({path: '/docs', versions: [{...version, docs: []}]}),
  )
  expect(() => clientGlobalData(globalDataOf({}))).toThrow('versions')
})

it('a tree with several versions keeps it: each version leads to the same document of another', () => {
  const data = globalDataOf({path: '/docs', versions: [version, {...version, name: '1.0'}]})
  expect(clientGlobalData(data)).toEqual(data)
})

const link = (docId: string) => ({type: 'link', href: `/docs/${docId}`, label: docId, docId})
const category = (label: string, items: readonly object[]) => ({
  type: 'category',
  label,
  href: `/docs/${label}`,
  items,
  collapsed: true,
  collapsible: true,
})

it('of what is told of documents, only what the cards of a made page show is left', () => {
  const made = category('category/made', [link('a'), category('inner', [link('b')])])
  const docsSidebars = {docs: [category('outer', [made]), category('written', [link('c')]), link('d')]}
  const docs = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, {id, description: `About ${id}.`}]))
  const version = {version: 'current', docsSidebars, docs}
  const index = {categoryGeneratedIndex: {title: 'Made', permalink: '/docs/category/made'}}
  const told = clientVersions(
    new Map<string, object>(Object.entries({'docs.json': {version}, 'index.json': index, 'list.json': {posts: []}})),
  )
  expect([...told]).toEqual([
    ['docs.json', {props: {version: {...version, docs: {a: {id: 'a', description: 'About a.'}}}}, longSidebars: {}}],
  ])
})

it('a sidebar that is too long to be whole on each page is told to none: each has its own part', () => {
  const docsSidebars = {
    short: [link('a')],
    long: [
      category(
        'many',
        Array.from({length: 150}, () => link('b')),
      ),
    ],
  }
  const version = {version: 'current', docsSidebars, docs: {}}
  expect(clientVersions(new Map([['docs.json', {version}]])).get('docs.json')).toEqual({
    props: {version: {...version, docsSidebars: {short: [link('a')], long: []}}},
    longSidebars: {long: docsSidebars.long},
  })
})
