import {describe, expect, it} from 'vitest'
import {caseSite, hasOwnRules} from './caseSite'
import {entry, operation} from './source'

const {problemsOf} = caseSite()

describe.runIf(hasOwnRules)('a field for tools that no page shows', () => {
  it('is refused with its place, because it can be a misspelled one', async () => {
    const problems = await problemsOf(entry({...operation, 'x-pagin': 'With first and max.'}))
    expect(problems.map(({what}) => what)).toEqual([expect.stringMatching(/"x-pagin" of an operation/)])
    expect(problems[0]?.file).toBe('openapi/openapi.yaml')
    expect(problems[0]?.line).toBeTypeOf('number')
  })
})

describe.runIf(hasOwnRules)('the question before a call', () => {
  it.each<[string, string, object, RegExp, RegExp]>([
    ['a DELETE without one', 'delete', {}, /has no "x-confirm"/, /what the call deletes/],
    ['a PUT without one', 'put', {}, /has no "x-confirm"/, /or false/],
    ['a PATCH without one', 'patch', {}, /has no "x-confirm"/, /or false/],
    ['a DELETE that would not ask', 'delete', {'x-confirm': false}, /"x-confirm" isn't a sentence/, /a period/],
    ['half a sentence', 'post', {'x-confirm': 'Deletes it'}, /"x-confirm" isn't a sentence/, /a period/],
  ])('is required of %s', async (_, method, more, what, fix) => {
    const problems = await problemsOf(entry({...operation, ...more}, {}, method))
    expect(problems).toHaveLength(1)
    expect(problems[0]?.what).toMatch(what)
    expect(problems[0]?.fix).toMatch(fix)
  })

  it.each([
    ['put', false],
    ['delete', 'This deletes it.'],
  ])('is complete for a %s with %s', async (method, confirm) => {
    expect(await problemsOf(entry({...operation, 'x-confirm': confirm}, {}, method))).toEqual([])
  })
})
