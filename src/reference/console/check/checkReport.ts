import type {Finding, Report, Severity} from '../../../tools/report'
import {quoted} from '../../../tools/report'
import type {CheckOutcome, CheckResult} from './runChecks'

const SEVERITY: Readonly<Record<CheckOutcome['kind'], Severity>> = {
  passed: 'ok',
  failed: 'error',
  skipped: 'note',
  unasked: 'warning',
}

/** The verdict of one check in a sentence, without its step. */
export function verdictOf(outcome: CheckOutcome): string {
  if (outcome.kind === 'passed') return 'Your realm matches.'
  if (outcome.kind === 'failed') return `Your realm differs: ${outcome.difference}.`
  if (outcome.kind === 'skipped') return `Skipped: ${outcome.reason}.`
  return outcome.explanation ? `Not checked: ${outcome.explanation.title}.` : 'Not checked, because the run stopped.'
}

const counted = (count: number, what: string): string[] => (count === 0 ? [] : [`${count} ${what}`])

/** All results in a sentence: `2 match, 1 differs, 1 was skipped.` */
export function summaryOf(results: readonly CheckResult[]): string {
  const count = (kind: CheckOutcome['kind']): number => results.filter(({outcome}) => outcome.kind === kind).length
  const [passed, failed, skipped, unasked] = [count('passed'), count('failed'), count('skipped'), count('unasked')]
  const parts = [
    ...counted(passed, passed === 1 ? 'check matches' : 'checks match'),
    ...counted(failed, failed === 1 ? 'differs' : 'differ'),
    ...counted(skipped, skipped === 1 ? 'was skipped' : 'were skipped'),
    ...counted(unasked, unasked === 1 ? 'wasn’t checked' : 'weren’t checked'),
  ]
  return `${parts.join(', ')}.`
}

/** Whether all checks that apply to the server hold. */
export const isMatch = (results: readonly CheckResult[]): boolean =>
  results.some(({outcome}) => outcome.kind === 'passed') &&
  results.every(({outcome}) => outcome.kind === 'passed' || outcome.kind === 'skipped')

function findingOf({check, path, outcome}: CheckResult, page: string): Finding {
  return {
    kind: 'finding',
    severity: SEVERITY[outcome.kind],
    title: `${check.step}: ${quoted(`GET ${path}`)}`,
    text: verdictOf(outcome),
    ...(outcome.kind === 'unasked' && outcome.explanation ? {fix: outcome.explanation.text} : {}),
    page: {label: check.step, path: `${page}#${check.anchor}`},
  }
}

/** What was checked. */
export type Checked = {
  /** Title and path of the page. */
  title: string
  page: string
  realm: string
  results: readonly CheckResult[]
}

/** The results for `reportText`. */
export const checkReport = ({title, page, realm, results}: Checked): Report => [
  {kind: 'heading', text: `${title}: realm ${realm}`},
  {kind: 'text', text: summaryOf(results)},
  ...results.map((result) => findingOf(result, page)),
]
