import {describe, expect, it} from 'vitest'
import {routeChunks, type BuildRecord} from './routeChunks'

const file = (name: string) => ({js: [{publicPath: `/assets/js/${name}.js`}]})

const record: BuildRecord = {
  routes: [
    {path: '/blog/', exact: true},
    {
      path: '/docs/',
      routes: [
        {
          path: '/docs/',
          routes: [
            {path: '/docs/', exact: true},
            {path: '/docs/a', exact: true},
          ],
        },
      ],
    },
    {path: '/', exact: true},
  ],
  routesChunkNames: {
    '/blog/-001': {__comp: 'list', items: [{content: 'post'}], __context: {plugin: 'list'}},
    '/docs/-002': {__comp: 'root'},
    '/docs/-003': {__comp: 'version'},
    '/docs/-004': {__comp: 'doc', content: 'intro'},
    '/docs/a-005': {__comp: 'doc', content: 'a'},
    '/-006': {__comp: 'home'},
  },
  manifest: {
    entrypoints: ['main'],
    origins: {
      list: ['9', 'list'],
      post: ['post'],
      root: ['main', 'root'],
      version: ['version'],
      doc: ['9', 'doc'],
      intro: ['intro'],
      a: ['a'],
      home: ['home'],
    },
    assets: Object.fromEntries(
      ['main', '9', 'list', 'post', 'root', 'version', 'doc', 'intro', 'a', 'home'].map((name) => [name, file(name)]),
    ),
  },
}

const names = (pathname: string) => routeChunks(record)(pathname).map((path) => path.slice(11, -3))

describe('routeChunks', () => {
  it('lists what a route needs at any depth, and what its chunks share, once', () => {
    expect(names('/blog/')).toEqual(['9', 'list', 'post'])
  })

  it('lists what the routes around a page need, but not what other pages at the same path do', () => {
    expect(names('/docs/a/')).toEqual(['root', 'version', '9', 'doc', 'a'])
    expect(names('/docs/')).toEqual(['root', 'version', '9', 'doc', 'intro'])
  })

  it('lists nothing for an address without a route', () => {
    expect(names('/404.html')).toEqual([])
    expect(names('/blog/else/')).toEqual([])
  })

  it('stops where the framework numbers its routes otherwise', () => {
    const others = Object.entries(record.routesChunkNames).filter(([route]) => route !== '/blog/-001')
    expect(() => routeChunks({...record, routesChunkNames: Object.fromEntries(others)})).toThrow(
      'routesChunkNames.json has "/docs/-002" where the route /blog/ was expected.',
    )
  })
})
