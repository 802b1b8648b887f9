import type {Cell} from '../../kit/sections/DataTable'
import {measuredQuality, qualityParts, type Measured, type QualityPart} from '../../data/quality'
import {proofRecord} from '../../data/verified'
import {compareVersions} from '../../lib/compareVersions'
import {longDate} from '../../lib/longDate'

export const percent = (share: number): string => `${(share * 100).toFixed(1).replace(/\.0$/, '')}%`
const whole = (value: number): string => Math.round(value).toLocaleString('en')

type Shown = [what: string, show: (figures: Readonly<Record<string, number>>) => string | undefined]

/** A share with the number of searches or questions that it is of. */
const of = (share: string, count: string, things: string): Shown[1] =>
  function show(figures) {
    const [value, total] = [figures[share], figures[count]]
    return value === undefined || total === undefined ? undefined : `${percent(value)} of ${whole(total)} ${things}`
  }

const searches = (set: string, name: string): Shown[] => [
  [`${name}: right section first`, of(`${set}.first`, `${set}.count`, 'searches')],
  [`${name}: right section among the first three`, of(`${set}.early`, `${set}.count`, 'searches')],
  [`${name}: mean reciprocal rank`, (figures) => figures[`${set}.meanReciprocalRank`]?.toFixed(2)],
]

const shown: Readonly<Partial<Record<QualityPart, Shown[]>>> = {
  search: [
    ...searches('queries', 'Search by readers’ words'),
    ...searches('misspellings', 'Search with typing errors'),
    ...searches('errors', 'Search for error messages'),
  ],
  ask: [
    ['Ask: questions that get an answer', of('answered', 'answerable', 'questions that a page answers')],
    [
      'Ask: answers that quote what answers the question',
      ({right}) => (right === undefined ? undefined : percent(right)),
    ],
    ['Ask: questions that it declines', of('declined', 'unanswerable', 'questions that no page answers')],
  ],
  axe: [
    [
      'Accessibility: views with a finding of axe',
      ({findings, views, pages}) =>
        findings === undefined || views === undefined || pages === undefined
          ? undefined
          : `${whole(findings)} of ${whole(views)}, on ${whole(pages)} pages with all templates and components`,
    ],
  ],
  observatory: [
    [
      'Security: least score of HTTP Observatory',
      ({least, scans, servers}) =>
        least === undefined || scans === undefined || servers === undefined
          ? undefined
          : `${least}, in ${scans} scans of ${servers} ${servers === 1 ? 'server' : 'servers'}`,
    ],
  ],
  agents: [
    [
      'Coding agents: score of AFDocs',
      ({score, passed, checks}) =>
        score === undefined || passed === undefined || checks === undefined
          ? undefined
          : `${score} of 100, with ${passed} of ${checks} checks passed`,
    ],
  ],
  build: [
    ['Build without caches', ({'The same content.ours.cold': time}) => seconds(time)],
    ['Build after a change of one page', ({'The same content.ours.changed': time}) => seconds(time)],
  ],
}

const seconds = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : `${(time / 1000).toFixed(0)} s`

/** The parts that were measured, with what came of each. */
export const parts: readonly [QualityPart, Measured][] = Object.keys(qualityParts)
  .filter((name): name is QualityPart => Object.hasOwn(qualityParts, name))
  .flatMap((part) => {
    const measured = measuredQuality[part]
    return measured === undefined ? [] : [[part, measured]]
  })

/** A row for each figure: what it is, its value, the day, and the command that measures it. */
export const figureRows: readonly (readonly Cell[])[] = parts.flatMap(([part, {date, figures}]) =>
  (shown[part] ?? []).flatMap(([what, show]) => {
    const value = show(figures)
    return value === undefined ? [] : [[what, value, longDate(date), `\`${qualityParts[part]}\``]]
  }),
)

const proofs = Object.values(proofRecord).flatMap(({page, bundles}) =>
  page === undefined ? [] : Object.values(bundles),
)
const dates = proofs.map(({date}) => date).toSorted()

/** The days of the first and the last proof that counts. */
export const proofDates = {oldest: dates[0], newest: dates.at(-1)}

/** The versions of Keycloak on which pages are proven, the newest first. */
export const proofVersions: readonly string[] = [
  ...new Set(proofs.flatMap(({versions}) => versions.filter((version) => version.startsWith('Keycloak ')))),
].toSorted((one, other) => compareVersions(other.replace('Keycloak ', ''), one.replace('Keycloak ', '')))
