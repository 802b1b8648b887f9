import {describe, expect, it} from 'vitest'
import {groups, type StatedGroup} from '../lab/groups'
import {groupHashes, keyOf, standsSince} from '../lab/standing'

const group: StatedGroup = {
  subject: 'A page',
  bundle: 'plain',
  file: 'tests/lab/pages/a.ts',
  page: 'docs/a.mdx',
  facts: [],
}
const evidence = {
  hashes: new Map([[group, 'same']]),
  proofs: {'docs/a.mdx (plain)': {date: '2026-01-10', hash: 'same'}},
  verified: {'docs/a.mdx': {versions: [], date: '2026-01-10', proof: ''}},
  today: '2026-02-01',
}

describe('a group of checks that was proven', () => {
  it('is not proven again while nothing that it depends on changes', () => {
    expect(standsSince(group, evidence)).toBe('2026-01-10')
  })

  it.each([
    ['has none in the record', {proofs: {}}],
    ['depends on something that has changed', {hashes: new Map([[group, 'other']])}],
    ['has a page that shows no record', {verified: {}}],
    ['was proven more than 90 days ago', {today: '2026-04-11'}],
  ])('is proven again where it %s', (_, change) => {
    expect(standsSince(group, {...evidence, ...change})).toBeUndefined()
  })

  it('is proven on its 90th day for the last time', () => {
    expect(standsSince(group, {...evidence, today: '2026-04-10'})).toBe('2026-01-10')
  })
})

describe('what a group depends on', () => {
  it('is another thing for each of them, and the same when it is asked for again', async () => {
    const hashes = await groupHashes(groups)
    expect(new Set(hashes.values()).size).toBe(groups.length)
    expect(await groupHashes(groups)).toEqual(hashes)
    expect(new Set(groups.map(keyOf)).size).toBe(groups.length)
  })

  it('changes with a page that is followed before it, and with the bundle', async () => {
    const own = {...group, file: 'tests/lab/proofs.ts', page: 'docs/introduction/keycloak.mdx'}
    const variants: StatedGroup[] = [
      own,
      {...own, reads: ['docs/introduction/index.mdx']},
      {...own, bundle: 'registry'},
    ]
    expect(new Set((await groupHashes(variants)).values()).size).toBe(3)
  })
})
