import {describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {isSample} from '../lib/isSample'
import {requirements} from '../requirements'
import {matrix, problemsOf} from '../requirements/matrix'
import {taggedTests, testsIn} from '../requirements/taggedTests'

// Requirements of the sample's content are proven in tests/sample.
it.runIf(isSample)('each requirement has a test that runs, and each tag is a requirement', () => {
  expect(problemsOf(requirements, taggedTests(ROOT))).toEqual([])
})

describe('the reader of tagged tests', () => {
  it.each([
    ["test('a', {tag: '@1.1'}, run)", ['@1.1']],
    ["it('a', {tags: ['@1.1', '@2.1']}, run)", ['@1.1', '@2.1']],
    ["it.each(table)('a', {tags: '@1.1'}, run)", ['@1.1']],
  ])('finds those of %s', (text, tags) => {
    expect(testsIn('a.test.ts', text)).toEqual([{file: 'a.test.ts', title: 'a', tags, isSkipped: false}])
  })

  it('finds none in a comment, nor in another argument', () => {
    expect(testsIn('a.test.ts', "// test('a', {tag: '@1.1'}, run)\ntest('a', run, {tag: '@1.1'})")).toEqual([])
  })
})

describe('problems', () => {
  const table = {'@1.1': 'It works.'}

  it('name a requirement without a test, and one whose only test is skipped', () => {
    expect(problemsOf(table, [])).toEqual([expect.stringMatching(/^No test proves @1\.1: It works\./)])
    expect(problemsOf(table, testsIn('a.spec.ts', "test.skip('a', {tag: '@1.1'}, run)"))).toHaveLength(1)
    expect(problemsOf(table, testsIn('a.spec.ts', "test('a', {tag: '@1.1'}, run)"))).toEqual([])
  })

  it('name a tag that is no requirement', () => {
    const tests = testsIn('a.spec.ts', "test('a', {tag: ['@1.1', '@9.9']}, run)")
    expect(problemsOf(table, tests)).toEqual([expect.stringMatching(/^a\.spec\.ts: "a" has the tag @9\.9\./)])
  })
})

it('the matrix shows each requirement with its tests', () => {
  const tests = testsIn('a.spec.ts', "test('a', {tag: '@1.1'}, run)")
  expect(matrix({'@1.1': 'It works.'}, tests)).toBe('1.1  It works.\n    a.spec.ts › a')
})
