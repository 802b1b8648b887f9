import {afterAll, beforeAll, describe, it} from 'vitest'
import {hasProgram, startLab, type Lab} from '../../lab'
import {allGroups, checkFact, isOnNewerServer, splitByBundle, splitGroups, type Fact} from '../../lab/record'
import {inShard, isEveryPage} from '../../scripts/lib/everyPage'

/** Each page is proven on its first server here, and on all of them where everything runs. */
const all = isEveryPage() ? allGroups() : allGroups().filter((group) => !isOnNewerServer(group))
const {standing, due} = isEveryPage() ? {standing: [], due: all} : await splitGroups(all)
const {possible, reasons} = await splitByBundle(inShard(due))

if (standing.length > 0) {
  const lines = standing.map(([{subject}, date]) => `  ${subject}, on ${date}`)
  console.log(['Not run, as nothing that they depend on has changed since they were proven:', ...lines].join('\n'))
}

for (const [bundle, reason] of reasons) {
  const skipped = inShard(due).filter((group) => group.bundle === bundle)
  const lines = skipped.flatMap(({facts}) => facts.map(({says}) => `  ${says}`))
  console.log([`${lines.length} checks on the ${bundle} bundle skipped: ${reason}`, ...lines].join('\n'))
}

/** What a check runs and this machine has not. */
const lacking = ({needs = []}: Fact) => needs.filter((program) => !hasProgram(program))

for (const fact of possible.flatMap(({facts}) => facts))
  if (lacking(fact).length > 0)
    console.log(`Skipped, for ${lacking(fact).join(' and ')} is not on the PATH: ${fact.says}`)

// One server after the other: together on two cores, all are slower.
for (const bundle of new Set(possible.map((group) => group.bundle))) {
  describe(`the running server (${bundle})`, () => {
    let lab: Lab | undefined

    beforeAll(async () => {
      lab = await startLab({bundle})
    }, 900_000)

    afterAll(() => lab?.stop())

    for (const group of possible.filter((each) => each.bundle === bundle)) {
      describe(group.subject, () => {
        for (const fact of group.facts) {
          it.skipIf(lacking(fact).length > 0)(fact.says, async () => {
            if (!lab) throw new Error(`The ${bundle} bundle did not start.`)
            await checkFact(lab, group, fact)
          })
        }
      })
    }
  })
}

describe('the checks of the running server', () => {
  it('have a name each on their bundle', ({expect}) => {
    const names = all.flatMap(({bundle, facts}) => facts.map(({says}) => `${bundle}: ${says}`))
    expect(new Set(names).size).toBe(names.length)
  })
})
