import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {brandFixture} from '../../../tests/fixtures/brand'
import {formatProblem} from '../../lib/problem'
import {checkContent} from './checkContent'
import {oneTree} from './fixtures/options'
import type {ContentCheckOptions} from './options'

const options: ContentCheckOptions = {
  trees: [
    {dir: 'docs', routeBase: '/docs/', kind: 'doc'},
    {dir: 'articles', routeBase: '/articles/', kind: 'doc'},
    {dir: 'blog', routeBase: '/blog/', kind: 'blog'},
  ],
  brand: brandFixture,
  tags: ['keycloak'],
  authors: ['team'],
  screenshots: ['login'],
  states: {kcadm: [], alice: [], tenants: ['orgs']},
  code: [],
  pagesDir: 'pages',
  generatedRoutes: [],
  published: oneTree.published,
  policy: oneTree.policy,
  redirects: [],
  offer: oneTree.offer,
  components: ['Screenshot'],
  sidebars: {files: [], folders: ['docs', 'articles'], labels: []},
  server: oneTree.server,
}

const {problems, files} = await checkContent(path.join(import.meta.dirname, 'fixtures'), options)

function told(file: string): string {
  return problems
    .filter((problem) => problem.file === file)
    .map(formatProblem)
    .join('\n')
}

describe('the content check', () => {
  it('reads every file of every tree', () => {
    expect(files).toBe(12)
  })

  it('has nothing to say about a page without a mistake', () => {
    expect(told('docs/good.mdx')).toBe('')
    expect(told('articles/intro.mdx')).toBe('')
  })

  it.each([
    ['a title that is too long', 'docs/bad.mdx:2', '60 characters or fewer'],
    ['an unknown key, with the nearest known', 'docs/bad.mdx:3', 'unknown key "descripton"'],
    ['an unknown key, with the nearest known', 'docs/bad.mdx:3', 'Did you mean "description"?'],
    ['a missing key', 'docs/bad.mdx:1', 'no "description"'],
    ['a value that is not in the list', 'docs/bad.mdx:4', 'tutorial, how-to, reference, explanation'],
    ['a second first-level heading', 'docs/bad.mdx:7', 'first-level heading'],
    ['a link to a missing file', 'docs/bad.mdx:9:3', 'Did you mean "other.mdx"?'],
    ['a link to a missing path', 'docs/bad.mdx:9:25', 'Did you mean "/articles/intro/"?'],
    ['a link to a missing anchor', 'docs/bad.mdx:9:55', 'Did you mean "stable"?'],
    [
      'a link to an anchor missing on the page itself',
      'docs/bad.mdx:9:88',
      '"#nowhere", which this page doesn\'t have',
    ],
    ['an image without alternative text', 'docs/bad.mdx:11:1', 'no alternative text'],
    ['a missing image', 'docs/bad.mdx:11:26', "doesn't exist"],
    ['a screenshot that nobody has taken', 'docs/bad.mdx:15:1', 'Did you mean "login"?'],
    ['a state that there is not', 'docs/proof.mdx:5', 'Did you mean "kcadm"?'],
    ['a page before that has no proof', 'docs/proof.mdx:5', 'The proof comes after "otter"'],
    ['a word behind a fence that means nothing', 'docs/proof.mdx:10', 'Did you mean "silent"?'],
    ['a block that nothing proves', 'docs/proof.mdx:16', 'No command proves what this block shows'],
    ['a hidden block that nothing runs', 'docs/proofless.mdx:7', 'Add "proof: true" to the front matter'],
    ['a screenshot without a name', 'docs/bad.mdx:17:1', 'no name in quotes'],
    ['the name of the brand typed out', 'docs/bad.mdx:13:1', 'Write ${brand.name}'],
    ['an address of the brand typed out', 'docs/bad.mdx:19:10', 'Write ${brand.supportEmail}.'],
    ['an unknown token', 'docs/bad.mdx:13:28', 'Did you mean "${brand.name}"?'],
    ['a page that is not MDX', 'docs/broken.mdx:', "isn't valid MDX"],
    ['front matter that is not YAML', 'docs/yaml.mdx:', 'not valid YAML'],
    ['a page without front matter', 'docs/none.mdx:1', 'no front matter'],
    ['two pages at one path', 'docs/other.mdx:5', 'where docs/double.mdx is already'],
    ['a description that another page has', 'articles/twin.mdx:3', 'the same as that of docs/other.mdx'],
    ['an unknown tag', 'blog/2026-01-02-post.mdx:6', 'Did you mean "keycloak"?'],
    ['an unknown author', 'blog/2026-01-02-post.mdx:5', 'unknown author "somebody"'],
    ['a post without the end of its excerpt', 'blog/2026-01-02-post.mdx:1', '{/* truncate */}'],
  ])('finds %s', (_, place, words) => {
    const all = problems.map(formatProblem)
    expect(all.filter((text) => text.startsWith(place) && text.includes(words))).not.toEqual([])
  })

  it('gives the line of a YAML error in the file, and no other line', () => {
    expect(told('docs/yaml.mdx')).toMatch(
      /^docs\/yaml\.mdx:2:13 {2}The front matter is not valid YAML: Missing closing "quote\.\s/,
    )
    expect(told('docs/yaml.mdx')).not.toContain('at line')
  })

  it('says how to fix each of them', () => {
    expect(problems.every(({fix}) => fix.length > 0)).toBe(true)
  })
})
