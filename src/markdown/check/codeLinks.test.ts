import {mkdir, mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {checkCodeLinks} from './codeLinks'
import type {LinkTargets} from './links'
import {oneTree} from './fixtures/options'
import {parsePage, type Page} from './page'

async function problemsOf(source: string) {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'code-links-'))
  await mkdir(path.join(siteDir, 'static/img'), {recursive: true})
  await mkdir(path.join(siteDir, 'src/data'), {recursive: true})
  await writeFile(path.join(siteDir, 'static/img/logo.svg'), '<svg/>')
  await writeFile(path.join(siteDir, 'src/data/navigation.ts'), source)
  await writeFile(path.join(siteDir, 'src/data/navigation.test.ts'), "const link = {to: '/none/'}")
  const [tree] = oneTree.trees
  if (tree === undefined) throw new Error('There is no tree.')
  const sso = await parsePage('docs/sso.mdx', '---\ntitle: SSO\n---\n\n## Set up\n', tree)
  if (!('body' in sso)) throw new Error('The page is no page.')
  const targets: LinkTargets = {
    siteDir,
    byFile: new Map(),
    unread: [],
    byRoute: new Map<string, Page | undefined>([
      ['/docs/sso/', sso],
      ['/pricing/', undefined],
    ]),
    published: ['/openapi.yaml'],
    policy: oneTree.policy,
    moved: new Map([['/docs/old/', '/docs/sso/']]),
    replaceTokens: (text) => text,
  }
  return checkCodeLinks(['src/data/**/*.ts'], targets)
}

it('seven dead entries of a menu are seven findings, each with its line and the nearest page', async () => {
  const entries = Array.from({length: 7}, (_, index) => `  {label: 'Entry', to: '/docs/sso${index}/'},\n`)
  const problems = await problemsOf(`export const links = [\n${entries.join('')}]\n`)
  expect(problems).toHaveLength(7)
  expect(problems.map(({line}) => line)).toEqual([2, 3, 4, 5, 6, 7, 8])
  expect(problems[0]).toMatchObject({
    file: 'src/data/navigation.ts',
    column: 20,
    what: 'The link "/docs/sso0/" leads to no page.',
  })
  expect(problems[0]?.fix).toContain('Did you mean "/docs/sso/"?')
})

it.each([
  ["{to: '/docs/sso/'}"],
  ["{to: '/docs/sso/?a=b#set-up'}"],
  ["{to: '/pricing/#anything'}"],
  ["{href: '/openapi.yaml'}"],
  ["{href: '/img/logo.svg'}"],
  ["{to: 'https://a.example/none/'}"],
  ["{to: '//a.example/none/'}"],
  ['{to: `/blog/${slug}/`}'],
  ["{path: '/admin/realms/acme'}"],
])('%s is right', async (source) => {
  expect(await problemsOf(`const link = ${source}`)).toEqual([])
})

it.each([
  ['<Link to="/docs/none/">', 'leads to no page'],
  ["{to: '/docs/old/'}", 'leads to the old path of a page that moved'],
  ["{page: '/docs/sso/#stat'}", 'uses the anchor "#stat"'],
  ["{to: '/docs/sso'}", 'leads to no page'],
])('%s %s', async (source, what) => {
  const problems = await problemsOf(source)
  expect(problems.map((problem) => problem.what).join()).toContain(what)
})
