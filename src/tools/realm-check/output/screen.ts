import type {Finding, Report, Severity as ReportSeverity} from '../../report'
import {quoted} from '../../report'
import type {CheckResult, Violation} from '../check'
import {groups, severities, type Group, type Severity} from '../rule'
import {commandOf, counted, countsText, groupLabels, notesOf, placesText, scopeText, severityLabels} from './words'

/** Places of a rule that a reader looks through. The JSON report has more. */
const MOST_PLACES = 5
/** Commands for one copy and paste. */
const MOST_COMMANDS = 200

const shown: Readonly<Record<Severity, ReportSeverity>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
}

/** The first finding of each report: whether something is wrong. */
export function verdict(result: CheckResult): Finding {
  const counts = countsText(result)
  const worst = result.violations[0]?.rule.severity
  return {
    kind: 'finding',
    severity: worst === undefined ? 'ok' : shown[worst],
    title: counts === '' ? 'No findings.' : `${counts}.`,
    text: scopeText(result),
  }
}

const findingOf = (violation: Violation, hasSeveral: boolean): Finding => {
  const {rule, realm, evidence} = violation
  return {
    kind: 'finding',
    severity: shown[rule.severity],
    title: `${severityLabels[rule.severity]}: ${rule.title}${hasSeveral ? ` in the realm ${quoted(realm)}` : ''} (${counted(evidence.length, 'place')})`,
    text: `${rule.reason} ${placesText(violation, MOST_PLACES)}`,
    fix: `${rule.console} The rule is \`${rule.id}\`.`,
    page: rule.page,
  }
}

/** Groups by their worst finding. */
function byGroup(violations: readonly Violation[]): {group: Group; of: readonly Violation[]}[] {
  const rank = (of: readonly Violation[]): number => severities.indexOf(of[0]?.rule.severity ?? 'low')
  return groups
    .map((group) => ({group, of: violations.filter(({rule}) => rule.group === group)}))
    .filter(({of}) => of.length > 0)
    .sort((one, other) => rank(one.of) - rank(other.of))
}

const commandLines = (violations: readonly Violation[]): string =>
  violations
    .slice(0, MOST_COMMANDS)
    .map((violation) => {
      const left = violation.evidence.length - 1
      const more = left > 0 ? `. ${counted(left, 'place')} more: repeat it for the other objects` : ''
      return `# ${violation.rule.id}${more}\n${commandOf(violation)}`
    })
    .join('\n\n')

/** The report for the page: worst first, by group. */
export function screenReport(result: CheckResult): Report {
  const {violations, realms} = result
  return [
    verdict(result),
    ...notesOf(result).map((text): Finding => ({kind: 'finding', severity: 'note', title: text})),
    ...byGroup(violations).flatMap(({group, of}): Report => [
      {kind: 'heading', text: `${groupLabels[group]} (${counted(of.length, 'rule')})`},
      ...of.map((violation) => findingOf(violation, realms.length > 1)),
    ]),
    ...(violations.length === 0
      ? []
      : [
          {
            kind: 'code',
            title: 'Commands that fix the first place of each rule. Replace the example values',
            language: 'bash',
            code: commandLines(violations),
          } as const,
        ]),
  ]
}
