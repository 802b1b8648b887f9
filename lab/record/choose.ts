import type {BundleName} from '../bundles'
import {whyUnavailable} from '../unavailable'
import {provenSince, today} from './due'
import {sourceOf, type StatedGroup} from './group'
import {allGroups} from './groups'
import {groupHashes} from './hashes'
import {readRecord, withoutOthers, writeRecord} from './record'
import {selectGroups, type Selection} from './select'

/** Which groups a run proves. */
export type Choice = {
  groups: readonly StatedGroup[]
  /** What is due and can be proven on this machine. */
  chosen: readonly StatedGroup[]
}

/** Splits groups into those that were proven as they stand, with the day, and those that are due. */
export async function splitGroups(groups: readonly StatedGroup[]) {
  const evidence = {hashes: await groupHashes(groups), record: await readRecord(), today: today()}
  const standing = groups.flatMap((group): [StatedGroup, string][] => {
    const date = provenSince(group, evidence)
    return date === undefined ? [] : [[group, date]]
  })
  return {standing, due: groups.filter((group) => !standing.some(([each]) => each === group))} as const
}

/** Splits groups into those whose bundle can be started here, and those whose bundle can't, with the reason. */
export async function splitByBundle(groups: readonly StatedGroup[]) {
  const reasons = new Map<BundleName, string>()
  for (const bundle of new Set(groups.map((group) => group.bundle))) {
    const reason = await whyUnavailable([bundle])
    if (reason !== undefined) reasons.set(bundle, reason)
  }
  return {possible: groups.filter(({bundle}) => !reasons.has(bundle)), reasons} as const
}

/** What is chosen: everything or what is due, and which part of it. `isPruning` takes out of the record what is gone. */
export type ChoiceOptions = Selection & {isAll: boolean; isPruning: boolean}

/** Chooses groups, and says what is left out. */
export async function chooseGroups({isAll, isPruning, ...selection}: ChoiceOptions): Promise<Choice> {
  const groups = allGroups()
  if (isPruning) await prune(groups)
  const due = selectGroups(isAll ? groups : (await splitGroups(groups)).due, selection)
  console.log(due.length === 0 ? 'No checks are due.' : `${due.length} of ${groups.length} groups of checks are due.`)
  const {possible, reasons} = await splitByBundle(due)
  for (const [bundle, reason] of reasons) {
    const skipped = due.filter((group) => group.bundle === bundle).map(sourceOf)
    console.log(`Skipped, because the ${bundle} bundle can't be started: ${reason}\n  ${skipped.join('\n  ')}`)
  }
  return {groups, chosen: possible}
}

async function prune(groups: readonly StatedGroup[]): Promise<void> {
  const record = await readRecord()
  const kept = withoutOthers(record, groups)
  if (Object.keys(kept).length < Object.keys(record).length) await writeRecord(kept)
}
