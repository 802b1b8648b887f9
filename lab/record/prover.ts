import {formatProblem, SiteError} from '../../src/lib/problem'
import type {BundleName} from '../bundles'
import {startLab, type Lab} from '../start'
import {checkFact, isOnPage, type StatedGroup} from './group'

/** Proves groups on servers that it starts when they are first needed. */
export type Prover = {
  /** Checks every statement of a group, and prints what the server does otherwise. @returns whether all are proven. */
  prove: (group: StatedGroup) => Promise<boolean>
  /** Ends the server of a bundle. Default: all servers. */
  stop: (bundle?: BundleName) => Promise<void>
}

/** A prover without servers. @param signal ends the start of a server. */
export function createProver(signal: AbortSignal): Prover {
  const labs = new Map<BundleName, Lab>()
  const labOf = async (bundle: BundleName): Promise<Lab> => {
    const lab = labs.get(bundle) ?? (await startLab({bundle, signal}))
    labs.set(bundle, lab)
    return lab
  }
  return {
    prove: async (group) => {
      const {bundle} = group
      const lab = await labOf(bundle)
      const start = performance.now()
      const failures = await failuresOf(lab, group)
      const seconds = Math.round((performance.now() - start) / 1000)
      const name = isOnPage(group) ? group.page : group.subject
      console.log(`${failures.length === 0 ? '✓' : '✗'} ${name} (Keycloak ${lab.keycloak}, ${bundle}, ${seconds} s)`)
      for (const failure of failures) console.log(`\n${failure}`)
      if (group.endsServer) {
        labs.delete(bundle)
        await lab.stop()
      }
      return failures.length === 0
    },
    stop: async (bundle) => {
      for (const [name, lab] of [...labs]) {
        if (bundle !== undefined && name !== bundle) continue
        labs.delete(name)
        await lab.stop()
      }
    },
  }
}

async function failuresOf(lab: Lab, group: StatedGroup): Promise<readonly string[]> {
  const failures: string[] = []
  for (const fact of group.facts) {
    try {
      await checkFact(lab, group, fact)
    } catch (error) {
      failures.push(...explain(error, isOnPage(group) ? undefined : fact.says))
    }
  }
  return failures
}

/** What is wrong, in words. The problems of a page say by themselves where they are. */
function explain(error: unknown, says: string | undefined): readonly string[] {
  const lines =
    error instanceof SiteError
      ? error.problems.map(formatProblem)
      : [error instanceof Error ? error.message : String(error)]
  return says === undefined ? lines : [`Disproved: ${says}`, ...lines]
}
