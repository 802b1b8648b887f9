import {expect, it} from 'vitest'
import type {StatedGroup} from './group'
import {selectGroups} from './select'

const onRegistry: StatedGroup = {subject: 'A page', bundle: 'registry', page: 'docs/a.mdx', reads: [], facts: []}
const onNewer: StatedGroup = {...onRegistry, bundle: 'events-26.6'}
const onNewest: StatedGroup = {...onRegistry, bundle: 'events-26.7'}
const groups = [onRegistry, onNewer, onNewest]

it.each([
  [{}, groups],
  [{on: '26.6'}, [onNewer]],
  [{on: '>=26.6.4'}, [onNewer, onNewest]],
  [{shard: '1/2'}, [onRegistry, onNewest]],
  [{shard: '2/2'}, [onNewer]],
  [{shard: '2/2', on: '>=26.6'}, [onNewest]],
] as const)('%j selects its part of the groups', (selection, selected) => {
  expect(selectGroups(groups, selection)).toEqual(selected)
})

it('each group is in exactly one shard', () => {
  const shards = ['1/3', '2/3', '3/3'].flatMap((shard) => selectGroups(groups, {shard}))
  expect(new Set(shards)).toEqual(new Set(groups))
  expect(shards).toHaveLength(groups.length)
})

it.each([
  [{shard: '0/4'}, /--shard 0\/4 isn't a part of the checks\.\n {2}Allowed: .*such as 1\/4/],
  [{shard: '5/4'}, /--shard 5\/4/],
  [{shard: 'two'}, /--shard two/],
  [{on: '25.0'}, /--on 25\.0 is no version of Keycloak that the lab proves pages on\.\n {2}Allowed: .*26\.7\.3/],
  [{on: 'plain'}, /--on plain/],
] as const)('%j is refused with what is allowed', (selection, message) => {
  expect(() => selectGroups(groups, selection)).toThrow(message)
})
