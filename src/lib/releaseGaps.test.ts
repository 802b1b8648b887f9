import {describe, expect, it} from 'vitest'
import {releasesWithoutPost} from '../data/releases'
import {gapsBeside, releaseNotes} from './releaseGaps'

describe('gapsBeside', () => {
  it.each([
    ['12', ['13', '14', '15', '16']],
    ['17', ['13', '14', '15', '16', '18']],
    ['20', ['21', '22']],
    ['26', ['26.1']],
    ['26.2', ['26.1', '26.3']],
    ['26.8', []],
  ])('names the releases without a post next to %s', (release, gaps) => {
    expect(gapsBeside(release)).toEqual(gaps)
  })
})

it('finds the release notes of major versions and of minor releases', () => {
  expect(releasesWithoutPost.map((release) => releaseNotes(release).split('/').at(-1))).toEqual(
    expect.arrayContaining(['13_0_0.adoc', '26_1_0.adoc']),
  )
})
