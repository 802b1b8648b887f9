import {describe, expect, it} from 'vitest'
import {SiteError} from '../lib/problem'
import {validateSearch} from './config.build'

const problems = (candidate: unknown): string => {
  try {
    validateSearch(candidate)
    return ''
  } catch (error) {
    return error instanceof SiteError ? error.message : String(error)
  }
}

describe('what answers searches', () => {
  it('can be nothing, a hosted service, and another address of the results page', {tags: '@3.6'}, () => {
    const search = {
      hosted: {appId: 'AB12CD34EF', apiKey: '0123456789abcdef0123456789abcdef', assistantId: 'a-1'},
      searchPagePath: 'find/here',
    }
    expect(validateSearch({})).toEqual({})
    expect(validateSearch(search)).toEqual(search)
  })

  it.each([
    [{hosted: {appId: 'my-app', apiKey: '0123456789abcdef0123456789abcdef'}}, 'hosted.appId'],
    [{hosted: {appId: 'AB12CD34EF', apiKey: 'admin key'}}, 'hosted.apiKey'],
    [{searchPagePath: '/search/'}, 'searchPagePath'],
    [{askEndpoint: 'https://ask.example.com/'}, 'askEndpoint'],
    [{hosted: {appId: 'AB12CD34EF', apiKey: '0123456789abcdef0123456789abcdef', index: 'x'}}, 'hosted.index'],
  ])('is refused by the name of the field: %o', (candidate, field) => {
    const said = problems(candidate)
    expect(said).toContain('src/data/search.ts')
    expect(said).toContain(`"${field}"`)
    expect(said).toContain('Allowed: ')
  })
})
