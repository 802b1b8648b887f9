import type {PropSidebar, PropSidebarItemLink} from '@docusaurus/plugin-content-docs'
import {describe, expect, it} from 'vitest'
import {filesIn, recordMaker, type BuildRecord, type BuiltModule} from './buildRecord'

const file = (name: string) => ({js: [{publicPath: `/assets/js/${name}.js`}]})

const names = ['list', 'post', 'root', 'version', 'doc', 'intro', 'a', 'home']

const build: BuildRecord = {
  routes: [
    {path: '/blog/', exact: true},
    {
      path: '/docs/',
      routes: [
        {
          path: '/docs/',
          routes: [
            {path: '/docs/', exact: true},
            {path: '/docs/a', exact: true, sidebar: 'docs', component: '@theme/DocItem', metadata: {}},
          ],
        },
      ],
    },
    {path: '/', exact: true},
  ],
  routesChunkNames: {
    '/blog/-001': {__comp: 'list', items: [{content: 'post'}], __context: {plugin: 'list'}},
    '/docs/-002': {__comp: 'root', __context: {plugin: 'context'}},
    '/docs/-003': {__comp: 'version'},
    '/docs/-004': {__comp: 'doc', content: 'intro'},
    '/docs/a-005': {__comp: 'doc', content: 'a'},
    '/-006': {__comp: 'home'},
  },
  manifest: {
    entrypoints: ['main'],
    origins: {
      main: ['runtime', 'main', 'styles'],
      list: ['9', 'list'],
      post: ['post'],
      root: ['main', 'root'],
      version: ['version'],
      doc: ['9', 'doc'],
      intro: ['intro'],
      a: ['a'],
      home: ['home'],
      'drawn-article': ['main', 'drawn'],
    },
    assets: {
      ...Object.fromEntries(['runtime', 'main', '9', 'drawn', ...names].map((name) => [name, file(name)])),
      styles: {},
    },
  },
  modules: new Map<string, BuiltModule>([
    ...names.map((name, id): [string, BuiltModule] => [name, name === 'version' ? {id, isData: true} : {id}]),
    ['context', {data: {name: 'docs'}}],
  ]),
  facts: new Map([['/docs/a/', {metadata: {permalink: '/docs/a/'}, toc: []}]]),
  longSidebars: new Map(),
  keepSidebar: (items) => `/assets/js/${items.map((item) => ('label' in item ? item.label : '')).join('+')}.js`,
}

const files = (pathname: string) => {
  const record = recordMaker(build)(pathname)
  return record && filesIn(record).map((path) => path.slice(11, -3))
}

describe('recordMaker', () => {
  it('names the scripts that a page needs at any depth, and what its chunks share, once', () => {
    expect(files('/blog/')).toEqual(['9', 'list', 'post'])
  })

  it('knows the routes around a page, but not other pages at the same path', () => {
    expect(files('/docs/a/')).toEqual(['root', 'version', '9', 'doc'])
    expect(files('/docs/')).toEqual(['root', 'version', '9', 'doc', 'intro', 'drawn'])
  })

  it('tells of an article that is whole without React, and leaves its script to those who come from another page', () => {
    const modules = recordMaker(build)('/docs/a/')?.modules
    expect(modules?.a).toEqual({
      id: 6,
      chunks: [
        ['a', '/assets/js/a.js'],
        ['drawn', '/assets/js/drawn.js'],
      ],
      isArticle: true,
      facts: {metadata: {permalink: '/docs/a/'}, toc: []},
    })
    expect(Object.values(modules ?? {}).filter((module) => 'facts' in module)).toHaveLength(1)
    expect(files('/docs/a/')).not.toContain('a')
    expect(files('/docs/')).toContain('intro')
  })

  it('has its own part of a sidebar that is too long for all pages', () => {
    const link = (name: string): PropSidebarItemLink => ({type: 'link', label: name, href: `/docs/${name}`})
    const many = Array.from({length: 150}, (_, index) => link(`many-${index}`))
    const long: PropSidebar = [
      link('a'),
      {type: 'category', label: 'Many', items: many, collapsed: true, collapsible: true},
    ]
    const recordOf = recordMaker({...build, longSidebars: new Map([['version', {docs: long}]])})
    const record = recordOf('/docs/a/')
    expect(record?.sidebar).toBe('/assets/js/a+Many.js')
    expect(record && filesIn(record)).toContain('/assets/js/a+Many.js')
    expect(recordOf('/docs/')).not.toHaveProperty('sidebar')
    expect(recordMaker(build)('/docs/a/')).not.toHaveProperty('sidebar')
  })

  it('leaves out the scripts that every page has, and says which they are', () => {
    expect(files('/')).toEqual(['home'])
    expect(recordMaker(build)('/')?.scripts).toBe('/assets/js/runtime.js /assets/js/main.js')
  })

  it('has no record for an address that no route has, also where a route of many pages fits', () => {
    expect(files('/404.html')).toBeUndefined()
    expect(files('/docs/b/')).toBeUndefined()
  })

  it('tells of each route what the framework tells the browser of it', () => {
    expect(recordMaker(build)('/docs/a/')?.routes.at(-1)).toEqual({
      path: '/docs/a',
      exact: true,
      hash: '005',
      modules: {__comp: 'doc', content: 'a'},
      attributes: {sidebar: 'docs'},
    })
  })

  it('carries small data itself, and says of other data that it is', () => {
    expect(recordMaker(build)('/docs/a/')?.modules).toMatchObject({
      context: {data: {name: 'docs'}},
      version: {id: 3, isData: true, chunks: [['version', '/assets/js/version.js']]},
      doc: {
        id: 4,
        chunks: [
          ['9', '/assets/js/9.js'],
          ['doc', '/assets/js/doc.js'],
        ],
      },
    })
  })

  it('stops where the framework has written something else than this version of it does', () => {
    const routesChunkNames = Object.fromEntries(Object.entries(build.routesChunkNames).slice(0, -1))
    expect(() => recordMaker({...build, routesChunkNames})).toThrow('where the route / was expected')
    expect(() => recordMaker({...build, modules: new Map()})('/')).toThrow('none of the name home')
  })
})
