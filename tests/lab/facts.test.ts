import {afterAll, beforeAll, describe, it} from 'vitest'
import {startLab, versionsOf, type Lab} from '../../lab'
import {bundles, type BundleName} from '../../lab/bundles'
import {hasProgram} from '../../lab/tools'
import {whyUnavailable} from '../../lab/unavailable'
import {inShard, isEveryPage} from '../../scripts/lib/everyPage'
import {verified} from '../../src/data/verified'
import type {Fact} from './fact'
import {faultGroup, groups, type StatedGroup} from './groups'
import {provenOn, writeFacts} from './report'
import {groupHashes, keyOf, readProofs, standsSince, writeProofs} from './standing'
import {versionsFor, writeVerified} from './verified'

const all = [...groups, faultGroup]
const groupsOf = (page: string) => groups.filter((group) => group.page === page)
const names = ['registry', 'plain', 'full'] as const
const versions = {
  registry: versionsOf(bundles.registry),
  plain: versionsOf(bundles.plain),
  full: versionsOf(bundles.full),
}
const today = new Date().toISOString().slice(0, 10)
const hashes = await groupHashes(all)
const proofs = readProofs()
/** Groups that were proven as they stand, with the day. */
const standing = new Map(
  all.flatMap((group): [StatedGroup, string][] => {
    const date = isEveryPage() ? undefined : standsSince(group, {hashes, proofs, verified, today})
    return date === undefined ? [] : [[group, date]]
  }),
)
const due = inShard(all.filter((group) => !standing.has(group)))
/** What is proven, with the day. */
const proven = new Map([...standing].flatMap(([{facts}, date]) => facts.map((fact) => [fact, date] as const)))
const dueOn = (bundle: BundleName) => due.filter((group) => group.bundle === bundle)
/** Why this machine can't start a bundle that is needed. */
const missing = new Map<BundleName, string>()
for (const bundle of names.filter((name) => dueOn(name).length > 0)) {
  const reason = await whyUnavailable([bundle])
  if (reason !== undefined) missing.set(bundle, reason)
}
/** What is due and can be proven here. */
const possible = due.filter(({bundle}) => !missing.has(bundle))
/** Whether the record is being made: `npm run lab:facts`. */
const isWriting = process.env.LAB_FACTS === 'write'
const labs: Partial<Record<BundleName, Lab>> = {}

if (standing.size > 0) {
  const lines = [...standing].map(([{subject}, date]) => `  ${subject}, on ${date}`)
  console.log([`Not run, as nothing that they depend on has changed since they were proven:`, ...lines].join('\n'))
}

// Skipped checks would be written down as not proven.
if (isWriting && missing.size > 0)
  throw new Error(
    [...missing]
      .map(([bundle, reason]) => `The ${bundle} bundle, on which a changed check is proven: ${reason}`)
      .join('\n'),
  )

for (const [bundle, reason] of missing) {
  const skipped = dueOn(bundle).flatMap(({facts}) => facts.map(({says}) => `  ${says}`))
  console.log([`${skipped.length} checks on the ${bundle} bundle skipped: ${reason}`, ...skipped].join('\n'))
}

/** What a check runs and this machine has not. */
const lacking = ({needs = []}: Fact) => needs.filter((program) => !hasProgram(program))

for (const fact of possible.flatMap(({facts}) => facts))
  if (lacking(fact).length > 0)
    console.log(`Skipped, for ${lacking(fact).join(' and ')} is not on the PATH: ${fact.says}`)

/** Writes what is proven: the list of facts, the records of pages, and what they were proven of. */
async function writeDown(): Promise<void> {
  const result = {versions, proven}
  await writeFacts(groups, result)
  await writeVerified(groups, result)
  await writeProofs(
    Object.fromEntries(
      all.flatMap((group) => {
        const [date, hash] = [provenOn(group, proven), hashes.get(group)]
        return date === undefined || hash === undefined ? [] : [[keyOf(group), {date, hash}]]
      }),
    ),
  )
}

describe.skipIf(possible.length === 0)('the running server', () => {
  beforeAll(async () => {
    // One after the other: together on two cores, both are slower.
    for (const bundle of names)
      if (possible.some((group) => group.bundle === bundle)) labs[bundle] = await startLab({bundle})
  }, 900_000)

  afterAll(async () => {
    if (isWriting) await writeDown()
    await Promise.all(Object.values(labs).map((lab) => lab.stop()))
  })

  for (const group of possible) {
    const {subject, bundle, facts} = group
    describe(`${subject} (${bundle})`, () => {
      for (const fact of facts) {
        it.skipIf(lacking(fact).length > 0)(fact.says, async () => {
          const lab = labs[bundle]
          if (!lab) throw new Error(`The ${bundle} bundle did not start.`)
          await fact.check(lab)
          if (group !== faultGroup) lab.server.requireAlive()
          proven.set(fact, today)
        })
      }
    })
  }
})

describe.skipIf(isWriting)('the record of what was proven', () => {
  it('names no group that is gone, and no day that is still to come', ({expect}) => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    expect(Object.keys(proofs).filter((key) => !all.some((group) => keyOf(group) === key))).toEqual([])
    expect(Object.entries(proofs).filter(([, {date}]) => date > tomorrow)).toEqual([])
  })

  it('has every page that shows a record, proven on that day', ({expect}) => {
    for (const [page, {date}] of Object.entries(verified)) {
      const proofsOfPage = groupsOf(page)
      expect(proofsOfPage, page).not.toEqual([])
      // A page that "npm run prove -- --record" has written down since is proven by this run.
      if (proofsOfPage.some((group) => due.includes(group))) continue
      expect(
        proofsOfPage
          .map((group) => proofs[keyOf(group)]?.date)
          .toSorted()
          .at(-1),
        page,
      ).toBe(date)
    }
  })

  it('is of the versions that the lab runs; if not, run "npm run lab:facts"', ({expect}) => {
    for (const [page, record] of Object.entries(verified))
      expect(record.versions, page).toEqual(versionsFor(groupsOf(page), versions))
  })
})
