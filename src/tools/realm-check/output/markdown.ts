import {groups} from '../rule'
import type {CheckResult, Violation} from '../check'
import {commandOf, counted, countsText, groupLabels, notesOf, placeText, scopeText, severityLabels} from './words'

const MOST_PLACES = 10

/** A fence that is longer than any in the code. */
function fenced(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}bash\n${code}\n${fence}`
}

function sectionOf(violation: Violation, origin: string): string {
  const {rule, realm, evidence} = violation
  const places = evidence.slice(0, MOST_PLACES).map((place) => `- ${placeText(place)}`)
  const left = evidence.length - places.length
  return [
    `### ${severityLabels[rule.severity]}: ${rule.title}`,
    `${rule.reason} Rule \`${rule.id}\`, realm \`${realm.replaceAll('`', 'ˋ').replaceAll(/\s+/g, ' ').slice(0, 200)}\`, ${counted(evidence.length, 'place')}.`,
    [...places, ...(left > 0 ? [`- and ${left.toLocaleString('en-US')} more`] : [])].join('\n'),
    `Fix: ${rule.console} See [${rule.page.label}](${origin}${rule.page.path}). The same as a command:`,
    fenced(commandOf(violation)),
  ].join('\n\n')
}

/** The report as Markdown. @param origin where the site is, without a slash at the end. */
export function markdownReport(result: CheckResult, origin: string): string {
  const counts = countsText(result)
  const sections = groups.flatMap((group) => {
    const own = result.violations.filter(({rule}) => rule.group === group)
    return own.length === 0 ? [] : [`## ${groupLabels[group]}`, ...own.map((one) => sectionOf(one, origin))]
  })
  return `${[
    '# Realm check',
    counts === '' ? 'No findings.' : `**${counts}.**`,
    scopeText(result),
    ...notesOf(result),
    ...sections,
  ].join('\n\n')}\n`
}
