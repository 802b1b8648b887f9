import {expect, it} from 'vitest'
import {clientConfig, clientGlobalData, looksUpDocuments} from './clientData'

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

it('the list of all documents is left out of what plugins tell, and nothing else', () => {
  const version = {name: 'current', path: '/docs', mainDocId: 'intro', docs: [{id: 'intro', path: '/docs/intro'}]}
  expect(
    clientGlobalData({
      'docusaurus-plugin-content-docs': {default: {path: '/docs', versions: [version]}},
      other: {default: {a: 1}},
    }),
  ).toEqual({
    'docusaurus-plugin-content-docs': {default: {path: '/docs', versions: [{...version, docs: []}]}},
    other: {default: {a: 1}},
  })
  expect(() => clientGlobalData({'docusaurus-plugin-content-docs': {default: {}}})).toThrow('versions')
})
