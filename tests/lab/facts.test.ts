import {afterAll, beforeAll, describe, it} from 'vitest'
import {startLab, type Lab} from '../../lab'
import {hasProgram} from '../../lab/tools'
import {whyUnavailable} from '../../lab/unavailable'
import type {Fact, FactGroup} from './fact'
import {faults} from './faults'
import {groups} from './groups'
import {writeFacts} from './report'
import {writeVerified} from './verified'

const labs: Partial<Record<FactGroup['bundle'], Lab>> = {}
const proven = new Set<Fact>()
const missing = await whyUnavailable(['registry', 'plain'])
const all = groups.flatMap(({facts}) => facts)

if (missing !== undefined) {
  const names = [...all, ...faults].map(({says}) => says)
  console.log([`${names.length} checks of the lab skipped: ${missing}`, ...names.map((name) => `  ${name}`)].join('\n'))
}

/** What a check runs and this machine has not. */
const lacking = ({needs = []}: Fact) => needs.filter((program) => !hasProgram(program))

for (const fact of missing === undefined ? all : [])
  if (lacking(fact).length > 0)
    console.log(`Skipped, for ${lacking(fact).join(' and ')} is not on the PATH: ${fact.says}`)

describe.skipIf(missing !== undefined)('the running server', () => {
  beforeAll(async () => {
    // One after the other: together on two cores, both are slower.
    labs.registry = await startLab({bundle: 'registry'})
    labs.plain = await startLab({bundle: 'plain'})
  }, 900_000)

  afterAll(async () => {
    if (process.env.LAB_FACTS === 'write' && labs.registry && labs.plain) {
      const versions = {registry: labs.registry.versions, plain: labs.plain.versions}
      const result = {date: new Date().toISOString().slice(0, 10), versions, proven}
      await writeFacts(groups, result)
      await writeVerified(groups, result)
    }
    await Promise.all(Object.values(labs).map((lab) => lab.stop()))
  })

  for (const {subject, bundle, facts} of groups) {
    describe(`${subject} (${bundle})`, () => {
      for (const fact of facts) {
        it.skipIf(lacking(fact).length > 0)(fact.says, async () => {
          const lab = labs[bundle]
          if (!lab) throw new Error(`The ${bundle} bundle did not start.`)
          await fact.check(lab)
          lab.server.requireAlive()
          proven.add(fact)
        })
      }
    })
  }

  // Last: the plain server does not survive them.
  describe('a fault is told in one message and leaves nothing behind', () => {
    for (const {says, check} of faults) {
      it(says, async () => {
        if (!labs.plain) throw new Error('The plain bundle did not start.')
        await check(labs.plain)
      })
    }
  })
})
