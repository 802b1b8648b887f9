import {translate} from '@docusaurus/Translate'
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
  if (outcome.kind === 'passed') return translate({id: 'site.check.verdict.passed', message: 'Your realm matches.'})
  if (outcome.kind === 'failed')
    return translate(
      {id: 'site.check.verdict.failed', message: 'Your realm differs: {difference}.'},
      {difference: outcome.difference},
    )
  if (outcome.kind === 'skipped')
    return translate({id: 'site.check.verdict.skipped', message: 'Skipped: {reason}.'}, {reason: outcome.reason})
  return outcome.explanation
    ? translate(
        {id: 'site.check.verdict.unasked', message: 'Not checked: {title}.'},
        {title: outcome.explanation.title},
      )
    : translate({id: 'site.check.verdict.stopped', message: 'Not checked, because the run stopped.'})
}

/** All results in a sentence: `2 match, 1 differs, 1 was skipped.` */
export function summaryOf(results: readonly CheckResult[]): string {
  const count = (kind: CheckOutcome['kind']): number => results.filter(({outcome}) => outcome.kind === kind).length
  const [passed, failed, skipped, unasked] = [count('passed'), count('failed'), count('skipped'), count('unasked')]
  const parts = [
    passed === 1
      ? translate({id: 'site.check.count.onePassed', message: '1 check matches'})
      : translate({id: 'site.check.count.passed', message: '{count} checks match'}, {count: passed}),
    failed === 1
      ? translate({id: 'site.check.count.oneFailed', message: '1 differs'})
      : translate({id: 'site.check.count.failed', message: '{count} differ'}, {count: failed}),
    skipped === 1
      ? translate({id: 'site.check.count.oneSkipped', message: '1 was skipped'})
      : translate({id: 'site.check.count.skipped', message: '{count} were skipped'}, {count: skipped}),
    unasked === 1
      ? translate({id: 'site.check.count.oneUnasked', message: '1 wasn’t checked'})
      : translate({id: 'site.check.count.unasked', message: '{count} weren’t checked'}, {count: unasked}),
  ]
  const counts = [passed, failed, skipped, unasked]
  return `${parts.filter((_, index) => counts[index] !== 0).join(', ')}.`
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
  {kind: 'heading', text: translate({id: 'site.check.heading', message: '{title}: realm {realm}'}, {title, realm})},
  {kind: 'text', text: summaryOf(results)},
  ...results.map((result) => findingOf(result, page)),
]
