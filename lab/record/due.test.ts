import {existsSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {provenSince} from './due'
import {isOnPage, sourceOf, type StatedGroup} from './group'
import {allGroups} from './groups'
import {groupHashes, readFromRoot} from './hashes'

/** A page that offers a procedure. */
const PAGE = 'docs/security/password-policy.mdx'

const group: StatedGroup = {subject: 'A page', bundle: 'plain', page: 'docs/a.mdx', reads: [], facts: []}
const evidence = {
  hashes: new Map([[group, 'same']]),
  record: {'docs/a.mdx': {bundles: {plain: {date: '2026-01-10', hash: 'same', versions: []}}}},
  today: '2026-02-01',
}

describe('a group of checks that was proven', () => {
  it('is not proven again while nothing that it depends on changes', () => {
    expect(provenSince(group, evidence)).toBe('2026-01-10')
  })

  it.each([
    ['has no record', {record: {}}],
    ['has a record of another bundle alone', {record: {'docs/a.mdx': {bundles: {}}}}],
    ['depends on something that has changed', {hashes: new Map([[group, 'other']])}],
    ['was proven more than 90 days ago', {today: '2026-04-11'}],
  ])('is proven again where it %s', (_, change) => {
    expect(provenSince(group, {...evidence, ...change})).toBeUndefined()
  })

  it('is proven on its 90th day for the last time', () => {
    expect(provenSince(group, {...evidence, today: '2026-04-10'})).toBe('2026-01-10')
  })
})

describe('what a group depends on', () => {
  it('is another thing for each of them, and the same when it is asked for again', async () => {
    const groups = allGroups()
    const hashes = await groupHashes(groups)
    expect(new Set(hashes.values()).size).toBe(groups.length)
    // Hashing all of them takes seconds.
    const some = groups.filter((_, index) => index % 20 === 0)
    for (const [group, hash] of await groupHashes(some)) expect(hash).toBe(hashes.get(group))
    expect(new Set(groups.map((each) => `${sourceOf(each)} ${each.bundle}`)).size).toBe(groups.length)
  })

  it('changes with a page that is followed before it, and with the bundle', async () => {
    const own: StatedGroup = {...group, page: 'docs/introduction/index.mdx', reads: []}
    const variants: StatedGroup[] = [
      own,
      {...own, reads: ['docs/introduction/glossary.mdx']},
      {...own, bundle: 'registry'},
    ]
    expect(new Set((await groupHashes(variants)).values()).size).toBe(3)
  })

  it.each([
    ['src/procedures/declarations/', ['lab/facts/procedures.ts', 'lab/facts/procedureTerraform.ts']],
    ['src/tools/realm-check/rules/', ['lab/facts/realmCheck.ts', 'lab/facts/realmCheckServers.ts']],
  ])('changes with what facts prove in %s', async (folder, expected) => {
    const facts = allGroups().filter((each) => !isOnPage(each))
    const before = await groupHashes(facts)
    const after = await groupHashes(facts, (file) => readFromRoot(file) + (file.startsWith(folder) ? '// Changed' : ''))
    const changed = facts.filter((each) => before.get(each) !== after.get(each))
    expect([...new Set(changed.map(sourceOf))]).toEqual(expected)
  })

  // A provider's site has other pages.
  it.skipIf(!existsSync(PAGE))('changes with the declarations of a page’s procedures', async () => {
    const pages = allGroups().filter((each) => isOnPage(each) && each.page.startsWith('docs/security/'))
    const declaration = 'src/procedures/declarations/password-policy.ts'
    const after = await groupHashes(pages, (file) => readFromRoot(file) + (file === declaration ? '// Changed' : ''))
    const before = await groupHashes(pages)
    const changed = pages.filter((each) => before.get(each) !== after.get(each))
    expect([...new Set(changed.map(sourceOf))]).toEqual([PAGE])
  })
})
