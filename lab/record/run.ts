import {lackingPrograms} from '../tools'
import {isOnPage, sourceOf, type StatedGroup} from './group'
import type {Prover} from './prover'
import {recordResults} from './record'

/** A run of proofs. */
export type Run = {
  prover: Prover
  /** Results are written into the record. */
  isRecording: boolean
  /** Servers go on after their last group, for the next proof. */
  keepsServers: boolean
  /** How many groups the server disproved so far. */
  failed: number
}

/**
 * Proves groups, one server after the other, and writes down what came of it. Groups that need a program that isn't on the PATH
 * are skipped, and keep their record.
 * @param all what there is of the pages and files that state them.
 */
export async function proveGroups(
  run: Run,
  groups: readonly StatedGroup[],
  all: readonly StatedGroup[],
): Promise<void> {
  const possible = groups.filter(hasItsPrograms)
  for (const bundle of new Set(possible.map(({bundle}) => bundle))) {
    for (const group of possible.filter((each) => each.bundle === bundle)) await proveGroup(run, group, all)
    if (!run.keepsServers) await run.prover.stop(bundle)
  }
}

/** Whether all programs that a group needs are on the PATH. Prints those that aren't. */
function hasItsPrograms(group: StatedGroup): boolean {
  const needed = new Set(group.facts.flatMap(({needs = []}) => needs))
  const lacking = lackingPrograms([...needed])
  if (lacking.length === 0) return true
  const name = isOnPage(group) ? group.page : group.subject
  console.log(`– ${name}: skipped, because ${lacking.join(' and ')} isn't on the PATH`)
  return false
}

async function proveGroup(run: Run, group: StatedGroup, all: readonly StatedGroup[]): Promise<void> {
  const isProven = await run.prover.prove(group)
  if (!isProven) run.failed += 1
  const ofSource = all.filter((other) => sourceOf(other) === sourceOf(group))
  if (run.isRecording) await recordResults({results: [{group, isProven}]}, ofSource)
}
