import {dateFormat} from './formats'
import type {ChangelogEntry} from '../data/offer/changelog'
import {planName, scopes} from '../data/offer/plan'

/** The page of the changelog. */
export const changelogPath = '/docs/service/changelog/'

/** What the kinds of changes are called. */
export const changeTypes: Readonly<Record<ChangelogEntry['type'], string>> = {
  added: 'Added',
  changed: 'Changed',
  fixed: 'Fixed',
  deprecated: 'Deprecated',
  removed: 'Removed',
  security: 'Security',
}

/** "Dedicated clusters": where a change applies. */
export function changeScope({scopes: where}: Pick<ChangelogEntry, 'scopes'>): string {
  if (scopes.every((scope) => where.includes(scope))) return `${planName.Shared.many} and ${planName.dedicated.many}`
  return where.includes('shared') ? planName.Shared.many : planName.Dedicated.many
}

/** The paragraphs of an entry's text. */
export const paragraphsOf = ({text}: Pick<ChangelogEntry, 'text'>): string[] => text.split(/\n{2,}/)

export type ChangelogMonth = {
  /** `2026-11`. */
  id: string
  /** "November 2026". */
  label: string
  entries: readonly ChangelogEntry[]
}

/** The entries by month, in their order. @param entries newest first. */
export function changelogMonths(entries: readonly ChangelogEntry[]): ChangelogMonth[] {
  const ids = [...new Set(entries.map(({date}) => date.slice(0, 7)))]
  return ids.map((id) => ({
    id,
    label: dateFormat({month: 'long', year: 'numeric'}).format(new Date(`${id}-01`)),
    entries: entries.filter(({date}) => date.startsWith(id)),
  }))
}
