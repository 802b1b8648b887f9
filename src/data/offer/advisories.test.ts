import {describe, expect, it} from 'vitest'
import {isFixedIn, isIntroducedAfter, promisedBy, stateOf} from '../../lib/advisories'
import {allReleases, releaseDate} from '../../lib/releases'
import {releases, releasesUpTo} from '../releases'
import {advisories, advisoriesUpTo, advisoryPatches, advisoryStates, takesReleasesAfter} from './advisories'
import {service} from './versions'

const today = new Date().toISOString().slice(0, 10)
const named = advisories.map((advisory) => [advisory.id, advisory] as const)
const released = new Set(allReleases(releases).map(({version}) => version))
const listed = new Set<string>(advisories.map(({id}) => id))

describe('the list of advisories', () => {
  it('has each ID once, and well-formed', () => {
    expect(listed.size).toBe(advisories.length)
    for (const {id, ghsa = 'GHSA-2222-3333-4444'} of advisories) {
      expect(id).toMatch(/^CVE-20\d\d-\d{4,}$/)
      expect(ghsa, id).toMatch(/^GHSA(-[2-9cfghjmpqrvwx]{4}){3}$/)
    }
  })

  it('is sorted by publication, newest first', () => {
    const days = advisories.map(({published}) => published)
    expect(days).toEqual(days.toSorted().reverse())
  })

  it('has no date in the future, and none after the day up to which it is complete', () => {
    expect(advisoriesUpTo <= today).toBe(true)
    for (const {id, published} of advisories) expect(published <= advisoriesUpTo, id).toBe(true)
  })

  it('covers every release that releases.ts has', () => {
    expect(advisoriesUpTo >= releasesUpTo, 'Look for advisories of the newest releases, and set advisoriesUpTo.').toBe(
      true,
    )
  })

  it.each(named)('%s has a title of at most 80 characters and a score from 0.1 to 10', (_, {title, score = 10}) => {
    expect(title.length).toBeLessThanOrEqual(80)
    expect(score).toBeGreaterThan(0)
    expect(score).toBeLessThanOrEqual(10)
  })

  it.each(named)('%s is fixed in releases that exist, and its tags are no releases', (_, {fixedIn, tags = []}) => {
    expect(fixedIn).not.toHaveLength(0)
    expect(fixedIn.filter((version) => version.startsWith('26.') && !released.has(version))).toEqual([])
    expect(tags.filter((version) => released.has(version))).toEqual([])
  })

  it.each(named)('%s affects a version before the one with the fix', (_, advisory) => {
    const [fixed = ''] = advisory.fixedIn
    expect(isIntroducedAfter(advisory, fixed)).toBe(false)
    expect(isFixedIn(advisory, fixed)).toBe(true)
  })
})

describe('the states on the service', () => {
  it.each(named)('%s has a state', (id, advisory) => {
    expect(stateOf(advisory), `Add ${id} to advisoryStates or advisoryPatches in advisories.ts.`).toBeDefined()
  })

  it.each(named)('%s has a state that the version of the service allows', (_, advisory) => {
    for (const {status, since, due, note} of Object.values(stateOf(advisory) ?? {})) {
      expect(note).not.toBe('')
      if (since !== undefined) expect(since <= today).toBe(true)
      if (status === 'closed') expect(isFixedIn(advisory, service.server)).toBe(true)
      if (status === 'open') {
        expect(isFixedIn(advisory, service.server)).toBe(false)
        expect(due).toBe(promisedBy(advisory))
      } else if (status !== 'not affected') {
        expect(since).toBeDefined()
        expect(since !== undefined && since <= promisedBy(advisory)).toBe(true)
      }
    }
  })

  it('is stated only for advisories in the list, and once', () => {
    const stated = [...Object.keys(advisoryStates), ...advisoryPatches.flatMap(({ids}) => ids)]
    expect(stated.filter((id) => !listed.has(id))).toEqual([])
    expect(new Set(stated).size).toBe(stated.length)
  })

  it('needs no patch for what the version of the service fixes', () => {
    const patched = new Set(advisoryPatches.flatMap(({ids}) => ids))
    const unneeded = advisories.filter((advisory) => patched.has(advisory.id) && isFixedIn(advisory, service.server))
    expect(unneeded.map(({id}) => id)).toEqual([])
  })

  it('takes each fix from a release that has it, and not before that came out', () => {
    for (const {ids, fixOf, since, replacedOn = since} of advisoryPatches) {
      expect(replacedOn > releaseDate(fixOf), `${fixOf} on ${replacedOn}`).toBe(true)
      for (const id of ids) {
        const advisory = advisories.find((one) => one.id === id)
        expect(advisory && isFixedIn(advisory, fixOf), `${id} in ${fixOf}`).toBe(true)
      }
    }
  })

  it('has the fixes of a release within days', () => {
    expect(takesReleasesAfter).toBeLessThan(7)
  })
})
