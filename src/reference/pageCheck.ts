import {translate} from '@docusaurus/Translate'
import type {PageCheck} from '../markdown/proof/checks'
import type {CheckName} from '../markdown/proof/checkNeeds'
import {isObject} from '../lib/isObject'
import {formatList} from '../lib/formats'
import {FRAMED} from './apiPage'

/** A check of a page as the browser runs it. */
export type TaskCheck = Pick<PageCheck, 'step' | 'anchor' | 'path' | 'expected' | 'only'>

/** What the island that checks a reader's realm is given. */
export type PageCheckTask = {
  [FRAMED]: 'check'
  checks: readonly TaskCheck[]
  /** The names that the reader can replace. */
  names: readonly CheckName[]
  /** The least client roles of `realm-management` that can send all checks. */
  roles: readonly string[]
}

/** Anchor of the island. */
export const PAGE_CHECK_ANCHOR = 'check-this-page'

/** Whether an island was given a page's checks. The build wrote them, so the kind is enough. */
export const isPageCheckTask = (props: unknown): props is PageCheckTask =>
  isObject(props) && props[FRAMED] === 'check' && Array.isArray(props.checks)

/** The roles as a sentence for readers: `The client role view-clients of realm-management is enough.` */
export function rolesText(roles: readonly string[]): string {
  if (roles.length === 0) return translate({id: 'site.check.roles.none', message: 'Any user of the realm can do it.'})
  if (roles.length === 1)
    return translate(
      {id: 'site.check.roles.one', message: 'The client role {role} of realm-management is enough.'},
      {role: roles.join('')},
    )
  return translate(
    {id: 'site.check.roles.more', message: 'The client roles {list} of realm-management are enough.'},
    {list: formatList(roles)},
  )
}
