import {upgradeFeatures, type UpgradeFeature} from '../../data/upgradeSteps'
import {compareVersions} from '../../lib/compareVersions'
import {extensionTable} from './extensions'
import {generalFindings, stepFinding, verdictOf} from './findings'
import {planOf, type Plan, type Upgrade} from './plan'
import {upgradeVersions, versionOf} from './versions'
import {quoted, type Report, type ReportPart} from '../report'
import {InputError, type ToolModule} from '../run'
import type {Values} from '../form'

const GUIDE = 'https://www.keycloak.org/docs/latest/upgrading/'

/** Lists what an upgrade asks for, by release. It knows the releases up to the last one in `releases.ts`, and plans for the next. */
export const run: ToolModule['run'] = (values): Report => {
  const upgrade = readUpgrade(values)
  const plan = planOf(upgrade)
  return [
    verdictOf(upgrade, plan),
    ...generalFindings(upgrade),
    ...route(upgrade, plan),
    ...overview(plan),
    ...byRelease(plan),
    ...extensions(upgrade),
    {kind: 'text', text: `The upgrading guide is at \`${GUIDE}\`.`},
  ]
}

const isFeature = (name: string): name is UpgradeFeature => Object.hasOwn(upgradeFeatures, name)

function readUpgrade(values: Values): Upgrade {
  const from = version(values, 'from')
  const to = version(values, 'to')
  if (compareVersions(from, to) >= 0)
    throw new InputError(
      `Keycloak ${to} isn’t later than Keycloak ${from}. Choose a later release. A database that a release has migrated can’t go back.`,
    )
  return {from, to, features: values.flags('features').filter(isFeature)}
}

function version(values: Values, name: string): string {
  const text = values.text(name)
  if (!upgradeVersions.includes(text))
    throw new InputError(`${quoted(text)} isn’t a release of this list. Choose one of: ${upgradeVersions.join(', ')}.`)
  return text
}

const heading = (text: string): ReportPart => ({kind: 'heading', text})

function route({from}: Upgrade, {stops}: Plan): ReportPart[] {
  return [
    heading('Route'),
    {
      kind: 'table',
      caption: 'The steps of the upgrade',
      head: ['From', 'To', 'Reason'],
      rows: stops.map(({version: to, reason}, index) => [stops[index - 1]?.version ?? from, to, reason]),
    },
    {
      kind: 'table',
      caption: 'What to do in each step',
      head: ['When', 'Task'],
      rows: [
        ['Before', 'Rehearse with a copy of the database, and measure the start'],
        ['Before', 'Match each extension with the release, and test themes'],
        ['Before', 'Back up the database. Only the backup leads back'],
        ['During', 'Stop all nodes, start one with the new release, and wait until it is ready'],
        ['After', 'Run the SQL statements that the log shows for tables with more than 300,000 rows'],
        ['After', 'Log in to each application, and compare counts, tokens, and failed logins'],
      ],
    },
  ]
}

/** What the page `/docs/upgrades/` says about each release. */
const overview = ({breaks}: Plan): ReportPart[] =>
  breaks.length === 0
    ? []
    : [
        heading('Releases on the way'),
        {
          kind: 'table',
          caption: 'What each release breaks',
          head: ['Release', 'What changed', 'What you notice'],
          rows: breaks.map(({release, change, symptom}) => [release, change, symptom]),
        },
      ]

const byRelease = ({steps}: Plan): ReportPart[] =>
  [...new Set(steps.map(({release}) => versionOf(release)))].flatMap((release) => [
    heading(`Keycloak ${release}`),
    ...steps.filter((step) => versionOf(step.release) === release).map(stepFinding),
  ])

function extensions({to, features}: Upgrade): ReportPart[] {
  if (!features.includes('orgs') && !features.includes('extensions')) return []
  const table = extensionTable(to)
  return [
    heading('Extensions of this service'),
    table ?? {kind: 'text', text: `No version of an extension is known for Keycloak ${to}.`},
  ]
}
