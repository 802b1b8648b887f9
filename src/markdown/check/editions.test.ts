import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {formatProblem, type Problem} from '../../lib/problem'
import {editionsOf} from '../editions'
import {checkContent} from './checkContent'
import {oneTree} from './fixtures/options'

const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: ${title} says what it is about in a sentence that is long enough for a search.\npage_type: how-to\n---\n\n${text}\n`

const GERMAN = 'i18n/de/docusaurus-plugin-content-docs'
const CANADIAN = 'i18n/fr-CA/docusaurus-plugin-content-docs'

const files: Readonly<Record<string, string>> = {
  'versions.json': '["2.0", "1.0"]',
  'docs/one.mdx': page('One', 'See [two](./two.mdx#part).'),
  'docs/two.mdx': page('Two', '## Part\n\nText.'),
  'versioned_docs/version-2.0/one.mdx': page('One', 'See [two](./two.mdx).'),
  'versioned_docs/version-1.0/one.mdx': page('One', 'See [the other](/docs/1.0/other/).'),
  [`${GERMAN}/current/one.mdx`]: page(
    'Eins',
    'Siehe [zwei](./two.mdx#part), [die Adresse](/docs/next/two/), [drei](./three.mdx) und [nichts](#nichts).\n\n# Nochmal',
  ),
  [`${GERMAN}/current/old.mdx`]: page('Alt', 'Farbe und Verhalten, geprüft.'),
  [`${CANADIAN}/current/one.mdx`]: page('Une', 'Voyez [deux](./two.mdx#part).'),
  [`${GERMAN}/version-1.0/one.mdx`]: page('Eins', 'Siehe [eins](/docs/1.0/one/#teil).\n\n## Teil\n\nText.'),
}

let siteDir = ''
let problems: readonly Problem[] = []
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'editions-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(siteDir, file)), {recursive: true})
    await writeFile(path.join(siteDir, file), text)
  }
  const trees = oneTree.trees.flatMap((tree) => editionsOf(siteDir, {...tree, id: 'docs'}))
  problems = (await checkContent(siteDir, {...oneTree, trees})).problems
})
afterAll(() => rm(siteDir, {recursive: true}))

const toldOf = (file: string): string[] => problems.filter((problem) => problem.file === file).map(formatProblem)

describe('earlier versions and translations', () => {
  it('have the addresses that the framework gives them', () => {
    const tree = {dir: 'docs', id: 'docs', routeBase: '/docs/', kind: 'doc'} as const
    expect(editionsOf(siteDir, tree).map(({dir, routeBase}) => [dir, routeBase])).toEqual([
      ['docs', '/docs/next/'],
      ['versioned_docs/version-2.0', '/docs/'],
      ['versioned_docs/version-1.0', '/docs/1.0/'],
      [`${GERMAN}/current`, '/de/docs/next/'],
      [`${GERMAN}/version-1.0`, '/de/docs/1.0/'],
      [`${CANADIAN}/current`, '/fr-CA/docs/next/'],
    ])
  })

  it('can be in the language of a country, whose code has capitals', () => {
    expect(toldOf(`${CANADIAN}/current/one.mdx`)).toEqual([])
  })

  it('are checked, with file and line', () => {
    expect(toldOf('versioned_docs/version-2.0/one.mdx')).toEqual([
      expect.stringContaining('versioned_docs/version-2.0/one.mdx:7:5  The link "./two.mdx" doesn\'t lead to a page.'),
    ])
    expect(toldOf('versioned_docs/version-1.0/one.mdx').join()).toContain('one.mdx:7:5  The link "/docs/1.0/other/"')
    const german = toldOf(`${GERMAN}/current/one.mdx`).join('\n')
    expect(german).toContain('one.mdx:7:63  The link "./three.mdx" doesn\'t lead to a page.')
    expect(german).toContain('uses the anchor "#nichts", which this page doesn\'t have.')
    expect(german).toContain('one.mdx:9:1  The page has a first-level heading.')
  })

  it('can link to pages that are not translated, and to headings as they are translated', () => {
    expect(toldOf(`${GERMAN}/current/one.mdx`).join('\n')).not.toMatch(/two/)
    expect(toldOf(`${GERMAN}/version-1.0/one.mdx`)).toEqual([])
  })

  it('may not translate what is not there, and are not read as English', () => {
    expect(toldOf(`${GERMAN}/current/old.mdx`)).toEqual([
      expect.stringContaining(`${GERMAN}/current/old.mdx:1  The file translates docs/old.mdx, which doesn't exist`),
    ])
  })

  it('may have the titles of the latest pages', () => {
    expect(toldOf('docs/one.mdx')).toEqual([])
  })
})
