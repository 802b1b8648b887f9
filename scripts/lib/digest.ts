import {stringify} from 'yaml'
import type {Advisory, AdvisoryState} from '../../src/data/offer/advisories'
import type {ChangelogEntry} from '../../src/data/offer/changelog'
import type {MinorRelease} from '../../src/data/releases'
import {affectedText, fixedText, statusText} from '../../src/lib/advisoryTexts'
import {changeTypes, changelogPath} from '../../src/lib/changelogTexts'
import {longDate} from '../../src/lib/longDate'
import {SiteError} from '../../src/lib/problem'
import {allReleases} from '../../src/lib/releases'

/** A page of the documentation that was added or changed in the month. */
export type ChangedPage = {
  title: string
  /** Its path on the site, with a slash at both ends. */
  path: string
  /** Its section, such as `docs/sso`. */
  section: string
  isNew: boolean
}

/** What a digest is made of. */
export type DigestData = {
  releases: readonly MinorRelease[]
  /** Last day on which `releases` is complete, `YYYY-MM-DD`. */
  releasesUpTo: string
  advisories: readonly Advisory[]
  /** Last day on which `advisories` is complete, `YYYY-MM-DD`. */
  advisoriesUpTo: string
  /** The state of an advisory on a shared deployment. */
  stateOf: (advisory: Advisory) => AdvisoryState | undefined
  changelog: readonly ChangelogEntry[]
  pages: readonly ChangedPage[]
}

const monthNames = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'})

/** First and last day of a month. @param month `YYYY-MM`. @throws SiteError if it isn't a month. */
export function daysOf(month: string): {first: string; last: string} {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) {
    throw new SiteError({
      what: `"${month}" isn't a month.`,
      allowed: 'YYYY-MM',
      fix: 'For example: npm run digest -- 2026-10',
    })
  }
  const [year = 0, number = 0] = month.split('-').map(Number)
  return {first: `${month}-01`, last: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)}
}

/** A month, or several. Both are `YYYY-MM`, and a single month is both. */
export type Period = {from: string; to: string}

/** "keycloak-in-october-2026". */
export const digestSlug = ({to}: Pick<Period, 'to'>): string =>
  `keycloak-in-${monthName(to).toLowerCase().replace(' ', '-')}`

function monthName(month: string): string {
  return monthNames.format(new Date(daysOf(month).first))
}

/** "in October 2026", or "from September 2026 to October 2026". */
const periodName = ({from, to}: Period): string =>
  from === to ? `in ${monthName(to)}` : `from ${monthName(from)} to ${monthName(to)}`

/**
 * The draft of a post about a month or several: what the Keycloak project released, which vulnerabilities were published, and what
 * changed in the service and in the documentation. Each `TODO:` is for a writer, and `npm run check` lists those that are left.
 * @param today `YYYY-MM-DD`. A month that isn't over is described up to this day.
 */
export function digestDraft(period: Period, data: DigestData, today: string): string {
  const {first} = daysOf(period.from)
  const {last: end} = daysOf(period.to)
  const last = end < today ? end : today
  const isIn = (day: string): boolean => day >= first && day <= last
  const parts = [
    'TODO: Say in one to three paragraphs what matters most, which readers it affects, and what they do about it.',
    '{/* truncate */}',
    ...upstream(data, isIn, last),
    ...vulnerabilities(data, isIn, last),
    ...service(data, isIn),
    ...documentation(data),
  ]
  return `---\n${frontMatter(period)}---\n\n${parts.join('\n\n')}\n`
}

function frontMatter(period: Period): string {
  return stringify(
    {
      title: `Keycloak ${periodName(period)}`,
      description: `TODO: 70 to 160 characters about releases, vulnerabilities, and changes of the service ${periodName(period)}.`,
      slug: digestSlug(period),
      authors: ['engineering'],
      tags: ['digest', 'keycloak', '${brand.slug}'],
    },
    {lineWidth: 0},
  )
}

/** A hole in the data, for the writer. */
const incomplete = (file: string, upTo: string, last: string): string[] =>
  upTo < last
    ? [`TODO: ${file} is complete up to ${longDate(upTo)}. Add what came later, up to ${longDate(last)}.`]
    : []

function upstream({releases, releasesUpTo}: DigestData, isIn: (day: string) => boolean, last: string): string[] {
  const supported = new Map(releases.map(({minor, supported: text}) => [`${minor}.0`, text]))
  const rows = allReleases(releases)
    .filter(({date}) => isIn(date))
    .map(({version, date}) => [version, longDate(date), supported.get(version) ?? 'Fixes'])
  return [
    '## Keycloak releases',
    ...incomplete('src/data/releases.ts', releasesUpTo, last),
    ...tableOr(['Release', 'Date', 'What it brings'], rows, releasesUpTo < last ? [] : ['No release came out.']),
  ]
}

function vulnerabilities(data: DigestData, isIn: (day: string) => boolean, last: string): string[] {
  const rows = data.advisories
    .filter(({published}) => isIn(published))
    .map((advisory) => {
      const state = data.stateOf(advisory)
      return [
        `<AdvisoryLink id="${advisory.id}" />`,
        `${advisory.title}. ${affectedText(advisory)}`,
        fixedText(advisory),
        state === undefined ? 'TODO: state the status' : statusText(state),
      ]
    })
  return [
    '## Vulnerabilities',
    ...incomplete('src/data/offer/advisories.ts', data.advisoriesUpTo, last),
    ...tableOr(
      ['Vulnerability', 'Affects', 'Fixed in', 'On this service'],
      rows,
      data.advisoriesUpTo < last ? [] : ['No vulnerability of the server was published.'],
    ),
  ]
}

function service({changelog}: DigestData, isIn: (day: string) => boolean): string[] {
  const entries = changelog.filter(({date}) => isIn(date))
  const lines = entries.map(
    ({type, title, date, text}) => `- **${longDate(date)}, ${changeTypes[type].toLowerCase()}:** ${title}. ${text}`,
  )
  return [
    '## On this service',
    lines.length > 0
      ? [...lines, '', `The [changelog](${changelogPath}) has all changes.`].join('\n')
      : 'The service has no changes.',
  ]
}

/** Pages that are named in a digest, in each section. The others are counted. */
const NAMED = 5

function documentation({pages}: DigestData): string[] {
  const added = pages.filter(({isNew}) => isNew)
  const sections = [...new Set(added.map(({section}) => section))].sort()
  const lines = sections.map((section) => {
    const own = added.filter((page) => page.section === section)
    const links = own.slice(0, NAMED).map(({title, path}) => `[${title}](${path})`)
    const more = own.length > NAMED ? `, and ${own.length - NAMED} more` : ''
    return `- **${section}:** ${links.join(', ')}${more}`
  })
  return [
    '## New and changed documentation',
    `${added.length} pages are new, and ${pages.length - added.length} changed.`,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
  ]
}

const cells = (values: readonly string[]): string =>
  `| ${values.map((value) => value.replaceAll('|', '\\|')).join(' | ')} |`

/** @param none what a digest says if there are no rows. */
function tableOr(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  none: readonly string[],
): readonly string[] {
  return rows.length === 0 ? none : [[cells(head), cells(head.map(() => '---')), ...rows.map(cells)].join('\n')]
}
