import {baselineText, type BaselineEntry} from '../baseline'
import {countOf, type CheckResult} from '../check'
import {fingerprintOf} from '../fingerprint'
import {severities} from '../rule'
import {commandOf, notesOf, plain} from './words'

/** Places of a rule in a machine’s report. */
const MOST_PLACES = 1000

/** The report as JSON. @param origin where the site is, without a slash at the end. */
export function jsonReport(result: CheckResult, origin: string): string {
  const {realms, target, ruleCount, violations, accepted, stale, unchecked} = result
  const report = {
    version: 1,
    target,
    realms: realms.map(({name, version}) => ({name, keycloakVersion: version ?? null})),
    rules: ruleCount,
    counts: Object.fromEntries(severities.map((severity) => [severity, countOf(result, severity)])),
    accepted,
    stale,
    notes: notesOf(result).map(plain),
    unchecked: unchecked.map(({reason, parts, rules}) => ({reason, parts, rules: rules.map(({id}) => id)})),
    findings: violations.map((violation) => {
      const {rule, realm, evidence} = violation
      return {
        rule: rule.id,
        group: rule.group,
        severity: rule.severity,
        realm,
        title: plain(rule.title),
        reason: plain(rule.reason),
        console: plain(rule.console),
        command: commandOf(violation),
        page: origin + rule.page.path,
        count: evidence.length,
        places: evidence.slice(0, MOST_PLACES).map((one) => ({
          path: one.path,
          object: {kind: one.subject.kind, name: one.subject.name},
          ...(one.value === undefined ? {} : {value: one.value}),
          fingerprint: fingerprintOf(rule, realm, one),
        })),
      }
    }),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

/** A baseline that accepts everything that was found. */
export function newBaseline({violations}: CheckResult): string {
  const entries = new Map<string, BaselineEntry>()
  for (const {rule, realm, evidence} of violations)
    for (const one of evidence) {
      const fingerprint = fingerprintOf(rule, realm, one)
      entries.set(fingerprint, {fingerprint, rule: rule.id, reason: 'Existed when the baseline was created'})
    }
  return baselineText([...entries.values()])
}
