import {PAGES} from './pages'
import type {Finding} from '../report'

/** A finding about host name or proxy. @param more what differs, such as another page. */
export const finding = (
  severity: Finding['severity'],
  title: string,
  fix: string,
  more: Partial<Finding> = {},
): Finding => ({
  kind: 'finding',
  severity,
  title,
  fix,
  page: PAGES.hostname,
  ...more,
})
