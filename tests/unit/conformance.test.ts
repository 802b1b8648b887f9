import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {sections} from '../conformance'
import {problemsOf} from '../conformance/check'
import {PAGE, renderPage} from '../conformance/render'
import {testsIn} from '../conformance/testTitles'
import type {Proof, Section} from '../conformance/types'

describe('the conformance table', () => {
  it('names a test that exists for every row, has no id twice and no section without rows', () => {
    expect(problemsOf(sections)).toEqual([])
  })

  it('has the nine sections of the specification, and ids that begin with the number of theirs', () => {
    expect(sections.map(({title}) => title.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.'])
    const strangers = sections.flatMap(({title, rows}) => rows.filter(({id}) => !id.startsWith(title.slice(0, 2))))
    expect(strangers).toEqual([])
  })

  it('is what the page for maintainers shows', async () => {
    expect(await readFile(PAGE, 'utf8'), 'Run "npm run conformance" and commit the page.').toBe(
      await renderPage(sections),
    )
  })
})

describe('the check of the table', () => {
  const file = 'tests/unit/conformance.test.ts'
  const title = 'the check of the table › accepts a test that exists'
  const withProofs = (...proofs: Proof[]): Section[] => [
    {title: '1. One', rows: proofs.map((proof, index) => ({id: `1.${index + 1}`, sentence: 'It is so.', proof}))},
  ]

  it('accepts a test that exists', () => {
    expect(problemsOf(withProofs({file, title}, [{file, title}]))).toEqual([])
  })

  it.each([
    ['a file that does not exist', {file: 'tests/unit/none.test.ts', title}, /^1\.1: there is no file/],
    ['a test that does not exist', {file, title: 'accepts anything'}, /^1\.1: .* has no test "accepts anything"/],
    ['no test', [], /^1\.1: no test is named\.$/],
  ] satisfies [string, Proof, RegExp][])('finds %s', (_, proof, message) => {
    expect(problemsOf(withProofs(proof))).toEqual([expect.stringMatching(message)])
  })

  it('finds an id that is there twice and a section without rows', () => {
    const [section] = withProofs({file, title})
    expect(problemsOf([...(section ? [section, section] : []), {title: '2. Two', rows: []}])).toEqual([
      'Section "2. Two" has no rows.',
      '1.1: two rows have this id.',
    ])
  })
})

describe('the titles of a file of tests', () => {
  let folder = ''
  let file = ''

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'titles-'))
    file = path.join(folder, 'sample.spec.ts')
    const source = [
      `import {test as fixtureTest} from './elsewhere'`,
      `fixtureTest('of the fixture', () => {})`,
      `for (const {state} of statesFromElsewhere) test.describe(state, () => { test('in each state', () => {}) })`,
      `test('plain (really)', () => {})`,
      'for (const path of pathsFromElsewhere) test(`${path} opens`, () => {})',
      "const pages = ['/a/', `/${slug}/b/`]",
      'for (const page of pages) test(`${page} is there`, () => {})',
      `for (const [name, value] of [['one', 1], ['two', 2]] as const) test(\`\${name} counts\`, () => {})`,
      `for (const {width, isWide} of [{width: 996}]) test(\`\${width} is \${isWide ? 'wide' : 'narrow'}\`, () => {})`,
      `const cases = {'a mistake': 1, 'a fault': 2}`,
      `for (const [what] of Object.entries(cases)) test(\`\${what} is seen\`, () => {})`,
      `test.describe('group', () => { test('inside', () => {}); test.describe(on ? 'on' : 'off', () => { it('deep', f) }) })`,
      `it.each(['a', 'b'])('shows %s twice', () => {})`,
      `it.each([['x', 1]])('maps %s to %s', () => {})`,
      `describe.each([{name: 'first'}])('$name of many', () => { it('is one', () => {}) })`,
      `test.skip('left out', () => {})`,
      `test.describe.skip('left out group', () => { test('within it', () => {}) })`,
      `expect(test('a title that is no string literal' + tail, () => {}))`,
    ]
    await writeFile(file, source.join('\n'))
  })

  afterAll(async () => {
    await rm(folder, {recursive: true, force: true})
  })

  const isIn = (title: string) => testsIn(file).filter((test) => test.matches(title))

  it.each([
    'plain (really)',
    'of the fixture',
    'in each state',
    'before React › in each state',
    '/docs/ opens',
    '/a/ is there',
    '/anything/b/ is there',
    'two counts',
    '996 is narrow',
    'a fault is seen',
    'inside',
    'group › inside',
    'group › off › deep',
    'shows b twice',
    'maps x to 1',
    'first of many › is one',
  ])('include %j', (title) => {
    expect(isIn(title)).toMatchObject([{isSkipped: false}])
  })

  it.each([
    'opens',
    'nothing is there',
    'three counts',
    '997 is narrow',
    'a wonder is seen',
    'title',
    'other › inside',
    'shows c twice',
    'maps y to 1',
    'second of many › is one',
    'plain (really) and more',
    'group',
  ])('do not include %j', (title) => {
    expect(isIn(title)).toEqual([])
  })

  it.each(['left out', 'left out group › within it'])('say that %j is skipped', (title) => {
    expect(isIn(title)).toMatchObject([{isSkipped: true}])
  })
})
