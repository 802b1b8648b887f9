import {describe, expect, it} from 'vitest'
import {mutations} from '../mutations'
import {problemsOf} from '../mutations/check'
import type {Mutation} from '../mutations/types'

describe('the mutations', () => {
  it('fit the source as it is, and name tests that exist', () => {
    expect(problemsOf(mutations)).toEqual([])
  })

  it('each break something of their own', () => {
    const sentences = mutations.map(({breaks}) => breaks)
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })
})

describe('a mutation', () => {
  const sound: Mutation = {
    breaks: 'Paths end with a slash',
    file: 'docusaurus.config.ts',
    find: 'trailingSlash: true,',
    replace: 'trailingSlash: false,',
    caughtBy: {file: 'tests/unit/mutations.test.ts', title: 'the mutations › each break something of their own'},
  }

  it('that fits is accepted', () => {
    expect(problemsOf([sound])).toEqual([])
  })

  it.each([
    ['whose text is not there', {find: 'trailingSlash: undefined'}, /has 0 times, in place of once/],
    ['whose text is there more than once', {find: 'import'}, /has \d+ times, in place of once/],
    ['that changes nothing', {replace: sound.find}, /it changes nothing/],
    ['whose file is not there', {file: 'src/none.ts'}, /there is no file src\/none\.ts/],
    ['whose test is not there', {caughtBy: {...sound.caughtBy, title: 'none'}}, /has no test "none"/],
  ] satisfies [string, Partial<Mutation>, RegExp][])('%s is refused', (_, change, message) => {
    expect(problemsOf([{...sound, ...change}])).toEqual([expect.stringMatching(message)])
  })
})
