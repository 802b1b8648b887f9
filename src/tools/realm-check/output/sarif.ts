import type {CheckResult, Violation} from '../check'
import {fingerprintOf} from '../fingerprint'
import type {Rule, Severity} from '../rule'
import {rules} from '../rules'
import {groupLabels, plain, placeText} from './words'

/** GitHub shows at most 5,000 results of a run. */
const MOST_RESULTS = 5000
/** Places of one rule, so that it doesn’t hide the others. */
const MOST_PLACES = 500

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
}

/** Scores by which GitHub names a severity: over 9.0 critical, 7.0 high, 4.0 medium, else low. */
const scores: Readonly<Record<Severity, string>> = {critical: '9.5', high: '8.0', medium: '5.0', low: '2.0'}

export type SarifSource = {
  /** Path of the file in the repository, with slashes. */
  uri: string
  /** The line of a path. @returns undefined if it isn’t known. */
  lineOf: (path: string) => number | undefined
  /** Where the site is, without a slash at the end. */
  origin: string
}

const descriptor = (rule: Rule, origin: string) => ({
  id: rule.id,
  name: rule.id,
  shortDescription: {text: plain(rule.title)},
  fullDescription: {text: plain(rule.reason)},
  help: {text: plain(rule.console), markdown: `${rule.console} See [${rule.page.label}](${origin}${rule.page.path}).`},
  helpUri: origin + rule.page.path,
  defaultConfiguration: {level: levels[rule.severity]},
  properties: {
    tags: [groupLabels[rule.group], 'keycloak', ...(rule.group === 'security' ? ['security'] : [])],
    ...(rule.group === 'security' ? {'security-severity': scores[rule.severity]} : {}),
  },
})

const resultsOf = ({rule, realm, evidence}: Violation, {uri, lineOf}: SarifSource) =>
  evidence.slice(0, MOST_PLACES).map((one) => ({
    ruleId: rule.id,
    ruleIndex: rules.indexOf(rule),
    level: levels[rule.severity],
    message: {text: `${plain(rule.title)}: ${plain(placeText(one))}. ${plain(rule.reason)}`},
    locations: [
      {
        physicalLocation: {artifactLocation: {uri}, region: {startLine: lineOf(one.path) ?? 1}},
        logicalLocations: [{name: one.subject.name, fullyQualifiedName: one.path, kind: 'member'}],
      },
    ],
    partialFingerprints: {'realmCheck/v1': fingerprintOf(rule, realm, one)},
  }))

/** The report as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), for code scanning. */
export function sarifReport({violations}: CheckResult, source: SarifSource): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Realm check',
            informationUri: `${source.origin}/docs/tools/realm-check/`,
            rules: rules.map((rule) => descriptor(rule, source.origin)),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: violations.flatMap((violation) => resultsOf(violation, source)).slice(0, MOST_RESULTS),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

/** The paths whose lines a SARIF report needs. */
export const sarifPaths = ({violations}: CheckResult): ReadonlySet<string> =>
  new Set(violations.flatMap(({evidence}) => evidence.slice(0, MOST_PLACES).map(({path}) => path)))
