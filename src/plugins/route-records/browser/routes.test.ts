import {expect, it, vi} from 'vitest'
import type {KnownRoute} from '../record'
import routes, {addRoutes} from './routes'

vi.mock('@docusaurus/ComponentCreator', () => ({default: () => () => null}))

const around = (path: string): KnownRoute => ({path, exact: false, hash: '1', modules: 'root'})
const page = (path: string): KnownRoute => ({
  path,
  exact: true,
  hash: '2',
  modules: 'page',
  attributes: {sidebar: 'docs'},
})

/** Paths from the outermost to the innermost, in the order in which they are tried. */
const paths = (list = routes): unknown[] => list.map(({path, routes: inner}) => (inner ? [path, paths(inner)] : path))

it('pages come before what stands around several, and the inner before the outer, in whatever order they become known', () => {
  expect(paths()).toEqual(['/', '*'])
  addRoutes([around('/docs/'), around('/docs/next/'), page('/docs/next/a/')])
  addRoutes([around('/docs/'), around('/docs/'), page('/docs/a/')])
  addRoutes([page('/blog/')])
  addRoutes([around('/docs/'), around('/docs/1.0/'), page('/docs/1.0/a/')])
  addRoutes([around('/docs/'), around('/docs/next/'), page('/docs/next/b/')])
  expect(paths()).toEqual([
    '/blog/',
    '/',
    [
      '/docs/',
      [
        ['/docs/next/', ['/docs/next/b/', '/docs/next/a/']],
        ['/docs/1.0/', ['/docs/1.0/a/']],
        ['/docs/', ['/docs/a/']],
      ],
    ],
    '*',
  ])
})

it('a route that is known already stays as it is, with what plugins have set on it', () => {
  const before = routes.find(({path}) => path === '/blog/')
  addRoutes([page('/blog/')])
  expect(routes.filter(({path}) => path === '/blog/')).toEqual([before])
  expect(before).toMatchObject({sidebar: 'docs', exact: true})
})

it('what stands around the whole site comes before what fits any address', () => {
  addRoutes([around('/'), page('/about/')])
  expect(paths().slice(-2)).toEqual([['/', ['/about/']], '*'])
})
