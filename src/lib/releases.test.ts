import {describe, expect, it} from 'vitest'
import {releases, releasesUpTo, type MinorRelease} from '../data/releases'
import {service, upstream} from '../data/offer/versions'
import {allReleases, releaseDate, releasesInYear} from './releases'

const some: readonly MinorRelease[] = [
  {minor: '26.8', patches: {0: '2026-10-01'}, supported: ''},
  {minor: '26.7', patches: {4: '2025-10-01', 5: '2025-10-02'}, supported: ''},
]

it('orders releases from the newest on', () => {
  expect(allReleases(some).map(({version}) => version)).toEqual(['26.8.0', '26.7.5', '26.7.4'])
})

it('counts those of twelve months, the last day included and the first excluded', () => {
  expect(releasesInYear(some, '2026-10-01')).toBe(2)
})

it('finds the date of a major, a minor and a patch release', () => {
  expect(['17', '26.4', '26.6.3'].map(releaseDate)).toEqual(['2022-02-11', '2025-09-30', '2026-06-04'])
})

it('says which releases there are, where one is unknown', () => {
  expect(() => releaseDate('26.99')).toThrow(/There is no release "26\.99"\.[^]*Allowed: 17, 19/)
})

describe('the releases of Keycloak', () => {
  it('are newest first, with dates that follow each other and do not lie after the day they are complete to', () => {
    const minors = releases.map(({minor}) => minor)
    expect(minors).toEqual([...minors].sort((a, b) => b.localeCompare(a, 'en', {numeric: true})))
    for (const {patches} of releases) {
      const dates = Object.values(patches)
      expect(dates).toEqual([...dates].sort())
      for (const date of dates)
        expect(new Date(date).toISOString().slice(0, 10) === date && date <= releasesUpTo).toBe(true)
    }
  })

  it('have the one that the service runs and the one that the project fixes', () => {
    expect(allReleases(releases).map(({version}) => version)).toContain(service.server)
    expect(releases.map(({minor}) => minor)).toContain(upstream.supported)
  })
})
