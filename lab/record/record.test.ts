import {describe, expect, it} from 'vitest'
import {proofRecord, verifiedPages, type ProofRecord} from '../../src/data/verified'
import {bundles} from '../bundles'
import {versionsOf} from '../start'
import {sourceOf, type StatedGroup} from './group'
import {allGroups} from './groups'
import {updateRecord, withoutOthers, type ServerResult} from './record'

const onRegistry: StatedGroup = {subject: 'A page', bundle: 'registry', page: 'docs/a.mdx', reads: [], facts: []}
const onNewest: StatedGroup = {...onRegistry, bundle: 'events-26.7'}
const ofFile: StatedGroup = {subject: 'Facts', bundle: 'plain', file: 'lab/facts/a.ts', facts: []}
const groups = [onRegistry, onNewest, ofFile]
const hashes = new Map(groups.map((group, index) => [group, `hash-${index}`]))

/** `hashOfProof` of the page. */
const PROOF = '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945'
const CHANGED = 'Text.\n\n```bash\ntrue\n```\n'

type Found = {
  proven?: readonly StatedGroup[]
  disproved?: readonly StatedGroup[]
  onServer?: readonly ServerResult[]
  old?: ProofRecord
  day?: string
  page?: string
}

/** The record after a run that proved these groups, and disproved those. */
function recordAfter({
  proven = [],
  disproved = [],
  onServer,
  old = {},
  day = '21',
  page = 'Text.',
}: Found): ProofRecord {
  const results = [
    ...proven.map((group) => ({group, isProven: true})),
    ...disproved.map((group) => ({group, isProven: false})),
  ]
  return updateRecord(old, {groups, hashes, results, onServer, today: `2026-11-${day}`, read: () => page})
}

describe('the record of a page', () => {
  const whole = recordAfter({proven: [onRegistry, onNewest]})

  it('shows the versions that are proven so far, with the day of the last run', () => {
    const half = recordAfter({proven: [onRegistry, ofFile]})
    const versions = versionsOf(bundles.registry)
    expect(verifiedPages(half)).toEqual({'docs/a.mdx': {versions, date: '2026-11-21', proof: PROOF}})
    expect(verifiedPages(recordAfter({proven: [onNewest], old: half, day: '22'}))).toEqual({
      'docs/a.mdx': {versions: [...versions, ...versionsOf(bundles['events-26.7'])], date: '2026-11-22', proof: PROOF},
    })
  })

  it('loses the version on which the server disproves the page, and keeps the others', () => {
    const next = verifiedPages(recordAfter({disproved: [onNewest], old: whole, day: '22'}))
    expect(next['docs/a.mdx']?.versions).toEqual(versionsOf(bundles.registry))
    expect(verifiedPages(recordAfter({disproved: [onNewest, onRegistry], old: whole}))).toEqual({})
  })

  it('loses every version on which only an earlier proof of the page passed', () => {
    const next = recordAfter({proven: [onNewest], old: whole, page: CHANGED})
    expect(Object.keys(next['docs/a.mdx']?.bundles ?? {})).toEqual(['events-26.7'])
    expect(next['docs/a.mdx']?.page).not.toBe(PROOF)
  })

  it('stays as it is in a run about other pages', () => {
    const results = [{group: ofFile, isProven: true}]
    const next = updateRecord(whole, {groups: [ofFile], hashes, results, today: '2026-11-23'})
    expect(next['docs/a.mdx']).toEqual(whole['docs/a.mdx'])
    expect(Object.keys(next)).toEqual(['docs/a.mdx', 'lab/facts/a.ts'])
  })
})

describe("the record of a page on an operator's server", () => {
  const result: ServerResult = {page: 'docs/a.mdx', versions: ['Keycloak 26.8.0'], hash: 'own', isProven: true}
  const proven = recordAfter({onServer: [result], old: recordAfter({proven: [onRegistry]})})

  it('is a further entry, named after the version that the server reports', () => {
    expect(proven['docs/a.mdx']?.bundles).toMatchObject({
      registry: {hash: 'hash-0'},
      'server 26.8.0': {date: '2026-11-21', hash: 'own', versions: ['Keycloak 26.8.0']},
    })
    expect(verifiedPages(proven)['docs/a.mdx']?.versions).toContain('Keycloak 26.8.0')
  })

  it('stays when the lab proves the same page, and goes when the page changes or the server disproves it', () => {
    const names = (record: ProofRecord): string[] => Object.keys(record['docs/a.mdx']?.bundles ?? {})
    expect(names(recordAfter({proven: [onNewest], old: proven}))).toEqual(['registry', 'events-26.7', 'server 26.8.0'])
    expect(names(recordAfter({proven: [onNewest], old: proven, page: CHANGED}))).toEqual(['events-26.7'])
    expect(names(recordAfter({onServer: [{...result, isProven: false}], old: proven}))).toEqual(['registry'])
  })
})

it('what states nothing any more leaves the record', () => {
  expect(Object.keys(withoutOthers(recordAfter({proven: groups}), [ofFile]))).toEqual(['lab/facts/a.ts'])
})

describe('src/data/verifiedProofs.json', () => {
  const all = allGroups()

  it('names pages and files that state something; if not, run "npm run prove -- --due --record"', () => {
    const sources = all.map(sourceOf)
    expect(Object.keys(proofRecord).filter((source) => !sources.includes(source))).toEqual([])
  })

  it('has no day that is still to come', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const dates = Object.values(proofRecord).flatMap((entry) => Object.values(entry.bundles).map(({date}) => date))
    expect(dates.length).toBeGreaterThan(0)
    expect(dates.filter((date) => date > tomorrow)).toEqual([])
  })

  it('is of the versions that the lab runs; if not, run "npm run prove -- --due --record"', () => {
    for (const group of all) {
      const proof = proofRecord[sourceOf(group)]?.bundles[group.bundle]
      if (proof) expect(proof.versions, sourceOf(group)).toEqual(versionsOf(bundles[group.bundle]))
    }
  })
})
