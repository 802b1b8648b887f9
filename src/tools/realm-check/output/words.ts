import {plainText} from '../../../lib/inlineText'
import {quoted} from '../../report'
import {countOf, type CheckResult, type Violation} from '../check'
import {labelsOf} from '../parts'
import {targetLabels} from '../releases'
import {severities, type Evidence, type Group, type Severity} from '../rule'
import type {Unchecked} from '../unchecked'

export const groupLabels: Readonly<Record<Group, string>> = {
  security: 'Security',
  production: 'Production readiness',
  performance: 'Performance',
  upgrade: 'Upgrade',
}

export const severityLabels: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}

const number = (value: number): string => value.toLocaleString('en-US')

/** `1 finding`, `2,000 findings`. */
export const counted = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? '' : 's'}`

/** A list in a sentence: `a, b, and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ')
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1) ?? ''}`
}

/** The number of findings by severity: `2 critical, 1 medium`. Empty if there is none. */
export const countsText = (result: CheckResult): string =>
  severities
    .map((severity) => ({severity, count: countOf(result, severity)}))
    .filter(({count}) => count > 0)
    .map(({severity, count}) => `${number(count)} ${severity}`)
    .join(', ')

/** What was checked, in one sentence. */
export function scopeText({realms, ruleCount, target, unchecked}: CheckResult): string {
  const [first] = realms
  const version = first?.version === undefined ? '' : ` of Keycloak ${quoted(first.version)}`
  const what =
    realms.length === 1 && first ? `the realm ${quoted(first.name)}${version}` : counted(realms.length, 'realm')
  const left = new Set(unchecked.flatMap(({rules}) => rules)).size
  const except = left === 0 ? '' : ` ${number(left)} of them could read only a part of what they need.`
  return `${counted(ruleCount, 'rule')} checked ${what}.${except} The target is Keycloak ${targetLabels[target]}.`
}

/** Rules that a note names. The JSON report has all. */
const MOST_RULES = 8

/** Which rules weren’t checked, and why. */
function uncheckedText({reason, parts, rules}: Unchecked): string {
  const names = rules.slice(0, MOST_RULES).map(({id}) => `\`${id}\``)
  const left = rules.length - names.length
  const why =
    reason === ''
      ? `The file contains no ${listed(labelsOf(parts))}`
      : `The check couldn’t read all ${listed(labelsOf(parts))}: ${plainText(reason)}`
  return `${why}. Not checked: ${listed([...names, ...(left > 0 ? [counted(left, 'more rule')] : [])])}.`
}

/** What the tool can’t know, and what the baseline did. */
export function notesOf({unchecked, accepted, stale}: CheckResult): string[] {
  return [
    ...unchecked.map(uncheckedText),
    ...(accepted === 0 ? [] : [`The baseline accepts ${counted(accepted, 'finding')}.`]),
    ...(stale.length === 0
      ? []
      : [
          `The baseline has ${counted(stale.length, 'entry').replace('entrys', 'entries')} for findings that no longer exist. Delete ${stale.length === 1 ? 'it' : 'them'}: ${stale
            .slice(0, 20)
            .map(({rule, fingerprint}) => quoted(`${rule} ${fingerprint}`))
            .join(', ')}${stale.length > 20 ? ` and ${number(stale.length - 20)} more` : ''}.`,
        ]),
  ]
}

/** A place with its object and value. */
export function placeText({path, subject, value}: Evidence): string {
  const owner = subject.kind === 'realm' ? '' : ` of the ${subject.kind} ${quoted(subject.name)}`
  const is = value === undefined || value === subject.name ? '' : `, which is ${quoted(value)}`
  return path === '$' || /^\[\d+\]$/.test(path) ? 'the realm, which lacks the setting' : `${quoted(path)}${owner}${is}`
}

/** The places of a violation, and how many are left out. @param most number of places. */
export function placesText({evidence}: Violation, most: number): string {
  const places = evidence.slice(0, most).map(placeText)
  const left = evidence.length - places.length
  return `Found at ${listed([...places, ...(left > 0 ? [`${number(left)} more places`] : [])])}.`
}

/** The command for the first place, and how to do the same for the others. */
export const commandOf = ({rule, realm, evidence}: Violation): string => {
  const [first] = evidence
  return first ? rule.command({realm, ...first}) : ''
}

/** The text without marks, for output that isn’t Markdown. */
export const plain = plainText
