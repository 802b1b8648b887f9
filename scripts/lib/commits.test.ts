import {describe, expect, it} from 'vitest'
import {branchSubjects, subjectProblem} from './commits'
import {ROOT} from './root'

describe('the subject of a commit', () => {
  it.each([
    'fix(search): keep a pending question while the module loads',
    'feat!: drop Node 18',
    'docs: add a page',
    "Merge branch 'main' into topic",
  ])('can be %s', (subject) => {
    expect(subjectProblem(subject)).toBeUndefined()
  })

  it.each([
    ['Fix the search', /isn't a Conventional Commit\. Allowed types: feat, fix, .*Fix: write/],
    ['fixed(search): the search', /isn't a Conventional Commit/],
    ['fix: ', /isn't a Conventional Commit/],
    [`fix: ${'x'.repeat(68)}`, /has 73 characters\. Allowed: 72\. Fix: shorten/],
  ])('cannot be %s', (subject, problem) => {
    expect(subjectProblem(subject)).toMatch(problem)
  })

  it('is one of these in every commit of this branch', () => {
    expect(branchSubjects(ROOT).flatMap((subject) => subjectProblem(subject) ?? [])).toEqual([])
  })
})
