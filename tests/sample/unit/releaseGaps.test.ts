import {readFileSync} from 'node:fs'
import path from 'node:path'
import {globSync} from 'tinyglobby'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../../scripts/lib/root'
import {releasePosts, releases, releasesWithoutPost} from '../../../src/data/releases'
import {compareVersions} from '../../../src/lib/compareVersions'
import {gapsBeside} from '../../../src/lib/releaseGaps'

/** The releases that posts are about, with their addresses. */
const posted = globSync('blog/*-keycloak-[0-9]*.mdx', {cwd: ROOT}).flatMap((file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const [, release] = /<OnThisService release="([\d.]+)"/.exec(text) ?? []
  const [, slug] = /^slug: (.+)$/m.exec(text) ?? []
  return release === undefined || slug === undefined ? [] : [{release, post: `/blog/${slug}/`}]
})

it('the posts about releases are those that the data names', () => {
  expect(posted.length).toBeGreaterThan(10)
  expect([...posted].sort((a, b) => compareVersions(a.release, b.release))).toEqual(releasePosts)
})

it('every release since the first post has a post or is said to have none', () => {
  const majors = Array.from({length: 26 - 12 + 1}, (_, index) => String(12 + index))
  const minors = releases.map(({minor}) => minor).filter((minor) => minor !== '26.0')
  const named = [...releasePosts.map(({release}) => release), ...releasesWithoutPost]
  expect(named.sort(compareVersions)).toEqual([...majors, ...minors].sort(compareVersions))
})

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
