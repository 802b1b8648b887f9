import {describe, expect, it} from 'vitest'
import {proofRecord, verifiedPages} from '../../src/data/verified'
import {bundles} from '../bundles'
import {versionsOf} from '../start'
import {sourceOf, type StatedGroup} from './group'
import {allGroups} from './groups'
import {updateRecord, withoutOthers} from './record'

const onRegistry: StatedGroup = {subject: 'A page', bundle: 'registry', page: 'docs/a.mdx', reads: [], facts: []}
const onPlain: StatedGroup = {...onRegistry, bundle: 'plain'}
const ofFile: StatedGroup = {subject: 'Facts', bundle: 'plain', file: 'lab/facts/a.ts', facts: []}
const groups = [onRegistry, onPlain, ofFile]
const hashes = new Map(groups.map((group, index) => [group, `hash-${index}`]))

/** The record after a run that proved these groups, and disproved those. */
function recordAfter(proven: readonly StatedGroup[], disproved: readonly StatedGroup[] = [], old = {}, day = '21') {
  const results = [
    ...proven.map((group) => ({group, isProven: true})),
    ...disproved.map((group) => ({group, isProven: false})),
  ]
  return updateRecord(old, {groups, hashes, results, today: `2026-11-${day}`, read: () => 'Text.'})
}

describe('the record of a page', () => {
  it('is shown once the page is proven on all of its bundles, and not before', () => {
    const half = recordAfter([onRegistry, ofFile])
    expect(verifiedPages(half)).toEqual({})
    expect(verifiedPages(recordAfter([onPlain], [], half, '22'))).toEqual({
      'docs/a.mdx': {
        versions: [...versionsOf(bundles.registry), ...versionsOf(bundles.plain)],
        date: '2026-11-22',
        proof: '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945',
      },
    })
  })

  it('goes when the server disproves the page on one bundle', () => {
    const whole = recordAfter([onRegistry, onPlain])
    expect(verifiedPages(recordAfter([], [onPlain], whole))).toEqual({})
  })

  it('stays as it is in a run about other pages', () => {
    const whole = recordAfter([onRegistry, onPlain])
    const results = [{group: ofFile, isProven: true}]
    const next = updateRecord(whole, {groups: [ofFile], hashes, results, today: '2026-11-23'})
    expect(next['docs/a.mdx']).toEqual(whole['docs/a.mdx'])
    expect(Object.keys(next)).toEqual(['docs/a.mdx', 'lab/facts/a.ts'])
  })
})

it('what states nothing any more leaves the record', () => {
  expect(Object.keys(withoutOthers(recordAfter(groups), [ofFile]))).toEqual(['lab/facts/a.ts'])
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
