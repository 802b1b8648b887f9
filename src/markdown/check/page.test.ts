import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js'
import path from 'node:path'
import {expect, it} from 'vitest'
import {pageRoute} from './pageRoute'

const slugOf: unknown = 'default' in getSlug ? getSlug.default : getSlug

it.each([
  ['keycloak.mdx'],
  ['hosting/index.mdx'],
  ['hosting/README.mdx'],
  ['hosting/hosting.mdx'],
  ['Hosting/hosting.mdx'],
  ['hosting/hosting.mdx', 'setup'],
  ['01-start/02-setup.mdx'],
  ['01-start/index.mdx'],
  ['2026-05-01-notes.mdx'],
  ['7.0-release.mdx'],
  ['3 - third.mdx'],
  ['a/b.mdx', '/c/d'],
  ['a/b.mdx', 'c/d/'],
  ['index.mdx'],
])('the path of %s with the slug %s is that of the framework', (file, slug?: string) => {
  const {dir, name} = path.posix.parse(file)
  if (typeof slugOf !== 'function') throw new Error('The framework has no getSlug any more.')
  const expected: unknown = Reflect.apply(slugOf, undefined, [
    {
      baseID: /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*/, ''),
      source: file,
      sourceDirName: dir || '.',
      frontMatterSlug: slug,
    },
  ])
  const route = pageRoute({
    file: `docs/${file}`,
    tree: {dir: 'docs', routeBase: '/docs/', kind: 'doc'},
    frontMatter: {values: slug === undefined ? {} : {slug}, lineOf: () => 1},
  })
  expect(route).toBe(path.posix.join('/docs', String(expected), '/'))
})
