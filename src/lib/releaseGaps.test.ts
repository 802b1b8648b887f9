import {expect, it} from 'vitest'
import {releasesWithoutPost} from '../data/releases'
import {releaseNotes} from './releaseGaps'

it('finds the release notes of major versions and of minor releases', () => {
  expect(releasesWithoutPost.map((release) => releaseNotes(release).split('/').at(-1))).toEqual(
    expect.arrayContaining(['13_0_0.adoc', '26_1_0.adoc']),
  )
})
