import type {BaselineEntry} from './baseline'
import {fingerprintOf} from './fingerprint'
import {isReadFromServer} from './parts'
import type {RealmView} from './realmView'
import {isPast, reaches, type Release} from './releases'
import {severities, type Evidence, type Rule, type Severity} from './rule'
import {rules} from './rules'
import {createUnchecked, type Unchecked} from './unchecked'

/** What a rule found in a realm. */
export type Violation = {
  rule: Rule
  realm: string
  evidence: readonly Evidence[]
}

export type CheckOptions = {
  target: Release
  /** Findings below this severity are left out. */
  threshold: Severity
  baseline: readonly BaselineEntry[]
  /** Lets other work run. A check of a large file takes seconds. */
  pause: () => Promise<void>
  signal?: AbortSignal
}

export type CheckResult = {
  realms: readonly {name: string; version: string | undefined}[]
  target: Release
  /** Number of rules that ran for each realm. */
  ruleCount: number
  /** Worst first. */
  violations: readonly Violation[]
  /** Number of findings that the baseline accepts. */
  accepted: number
  /** Entries of the baseline that no finding has. */
  stale: readonly BaselineEntry[]
  /** Rules that the file, or the reader's roles, left without something to check. */
  unchecked: readonly Unchecked[]
}

/** A browser stays responsive if no piece of work is longer, in ms. */
const LONGEST_WORK = 30

const appliesTo = (rule: Rule, target: Release, {version, root}: RealmView): boolean =>
  !(rule.isAboutFile && isReadFromServer(root.value)) &&
  (rule.since === undefined || (reaches(target, rule.since) && !(rule.isOneTime && isPast(version, rule.since))))

/** The order of severities, and then that of the rules. */
const worstFirst = (one: Violation, other: Violation): number =>
  severities.indexOf(one.rule.severity) - severities.indexOf(other.rule.severity)

/** Sorts out what the baseline accepts. */
function withoutAccepted(found: readonly Violation[], baseline: readonly BaselineEntry[]) {
  if (baseline.length === 0) return {violations: found, accepted: 0, stale: []}
  const known = new Set(baseline.map(({fingerprint}) => fingerprint))
  const used = new Set<string>()
  let accepted = 0
  const violations = found.flatMap((violation) => {
    const evidence = violation.evidence.filter((one) => {
      const fingerprint = fingerprintOf(violation.rule, violation.realm, one)
      if (!known.has(fingerprint)) return true
      used.add(fingerprint)
      accepted += 1
      return false
    })
    return evidence.length === 0 ? [] : {...violation, evidence}
  })
  return {violations, accepted, stale: baseline.filter(({fingerprint}) => !used.has(fingerprint))}
}

/** Runs all rules on all realms. @throws DOMException `AbortError` if the signal is aborted. */
export async function checkRealms(
  realms: readonly RealmView[],
  {target, threshold, baseline, pause, signal}: CheckOptions,
): Promise<CheckResult> {
  const found: Violation[] = []
  const unchecked = createUnchecked()
  let started = performance.now()
  for (const realm of realms)
    for (const rule of rules) {
      if (!appliesTo(rule, target, realm)) continue
      realm.asked.clear()
      const evidence = [...rule.check(realm)]
      unchecked.note(rule, realm)
      if (evidence.length > 0) found.push({rule, realm: realm.root.subject.name, evidence})
      if (performance.now() - started < LONGEST_WORK) continue
      await pause()
      signal?.throwIfAborted()
      started = performance.now()
    }
  const sorted = withoutAccepted(found, baseline)
  const worst = severities.slice(0, severities.indexOf(threshold) + 1)
  return {
    realms: realms.map(({root, version}) => ({name: root.subject.name, version})),
    target,
    ruleCount: rules.filter(({since}) => since === undefined || reaches(target, since)).length,
    violations: sorted.violations.filter(({rule}) => worst.includes(rule.severity)).sort(worstFirst),
    accepted: sorted.accepted,
    stale: sorted.stale,
    unchecked: unchecked.result(realms.length),
  }
}

/** Number of findings of a severity. */
export const countOf = ({violations}: CheckResult, severity: Severity): number =>
  violations.reduce((sum, {rule, evidence}) => sum + (rule.severity === severity ? evidence.length : 0), 0)

/** Whether a finding is as bad as a severity, or worse. */
export const isReached = (result: CheckResult, severity: Severity): boolean =>
  severities.slice(0, severities.indexOf(severity) + 1).some((one) => countOf(result, one) > 0)
