import {expect, it} from 'vitest'
import type {CompatibilityRow} from '../data/compatibility'
import {sortCompatibility} from './compatibilityRows'

it('lists the newest server first, and versions as numbers', () => {
  const evidence = {kind: 'run', date: '2026-11-21'} as const
  const rows = [
    {server: '26.5.6', extension: 'orgs', version: '0.144', verdict: 'works', evidence},
    {server: '26.10.0', extension: 'orgs', version: '0.99', verdict: 'works', evidence},
    {server: '26.10.0', extension: 'orgs', version: '0.144', verdict: 'fails', evidence},
    {server: '26.10.0', extension: 'events', version: '0.6', verdict: 'works', evidence},
  ] as const satisfies readonly CompatibilityRow[]
  expect(sortCompatibility(rows).map(({server, extension, version}) => `${server} ${extension} ${version}`)).toEqual([
    '26.10.0 events 0.6',
    '26.10.0 orgs 0.144',
    '26.10.0 orgs 0.99',
    '26.5.6 orgs 0.144',
  ])
})
