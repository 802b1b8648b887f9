import type {CheckResult} from '../check'
import {commandOf, countsText, notesOf, placeText, plain, scopeText} from './words'

const MOST_PLACES = 5

/** Characters that move the cursor or change the color of a terminal. */
const printable = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, '?')

/** The report for a terminal. */
export function textReport(result: CheckResult): string {
  const counts = countsText(result)
  const findings = result.violations.map((violation) => {
    const {rule, realm, evidence} = violation
    const left = evidence.length - MOST_PLACES
    return [
      `${rule.severity.toUpperCase()} ${rule.id}: ${plain(rule.title)} (realm ${realm})`,
      ...evidence.slice(0, MOST_PLACES).map((place) => `  at ${plain(placeText(place))}`),
      ...(left > 0 ? [`  and ${left.toLocaleString('en-US')} more`] : []),
      `  fix: ${commandOf(violation)}`,
    ].join('\n')
  })
  const summary = [
    plain(scopeText(result)),
    ...notesOf(result).map(plain),
    counts === '' ? 'No findings.' : `${counts}.`,
  ]
  return printable(`${[...findings, summary.join('\n')].join('\n\n')}\n`)
}
