import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {StaticRouter} from 'react-router-dom'
import * as original from 'react-router-config'
import {matchPath as matchAll} from 'react-router-dom'
import {describe, expect, it} from 'vitest'
import {routeFinder} from '../fitting'
import {matchRoutes, renderRoutes} from './reactRouterConfig'
import {matchPath} from './router'

/** Draws its path, and what stands below it. */
function Drawn({route}: original.RouteConfigComponentProps): ReactNode {
  return (
    <>
      {route?.path} {renderRoutes(route?.routes)}
    </>
  )
}

const route = (path: string, rest: Partial<original.RouteConfig> = {}): original.RouteConfig => ({
  path,
  component: Drawn,
  ...rest,
})

const page = (path: string, rest: Partial<original.RouteConfig> = {}) => route(path, {exact: true, ...rest})

const routes = [
  page('/'),
  page('/a'),
  page('/docs/first/', {props: 'before the tree'}),
  route('/docs/', {
    routes: [
      page('/docs/first/'),
      page('/docs/second/'),
      page('/docs/second/', {props: 'the same once more'}),
      route('/docs/deep', {routes: [page('/docs/deep/one'), page('/docs/:name/two')]}),
      page('/docs/(x|y)/'),
      page('/docs/strict', {strict: true}),
      page('/docs/Case', {sensitive: true}),
    ],
  }),
  page('/docs/after/'),
  route('*'),
]

const addresses = [
  '/',
  '/a',
  '/a/',
  '/A',
  '/docs',
  '/docs/first/',
  '/docs/second',
  '/docs/SECOND/',
  '/docs/deep/one/',
  '/docs/deep/two',
  '/docs/any/two/',
  '/docs/x/',
  '/docs/strict',
  '/docs/strict/',
  '/docs/Case',
  '/docs/case',
  '/docs/after/',
  '/nowhere/',
]

const shown = ({match, route: {path, props}}: original.MatchedRoute<object>) => ({match, path, props: String(props)})

describe.each(addresses)('on the server, %s', (pathname) => {
  it('has the routes that the router finds among all', () => {
    expect(matchRoutes(routes, pathname).map(shown)).toEqual(original.matchRoutes(routes, pathname).map(shown))
  })

  it('is drawn as it is from all', () => {
    const draw = (render: typeof renderRoutes) =>
      renderToStaticMarkup(<StaticRouter location={pathname}>{render(routes)}</StaticRouter>)
    expect(draw(renderRoutes)).toBe(draw((all) => original.renderRoutes(all && [...all])))
  })

  it('fits the same single routes', () => {
    for (const one of [...routes, ...routes.flatMap(({routes: inner}) => inner ?? [])])
      expect(matchPath(pathname, one)).toEqual(matchAll(pathname, one))
  })
})

it('tries few of many routes', () => {
  const many = Array.from({length: 1000}, (_, index) => page(`/docs/${index}/`))
  expect(routeFinder<original.RouteConfig>()([...many, route('*')], '/docs/7/').map(({path}) => path)).toEqual([
    '/docs/7/',
    '*',
  ])
})
