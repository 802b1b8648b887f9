import type {Analytics} from '../../data/types'
import {gtag} from './gtag.client'
import {plausible} from './plausible.client'

/** A service that counts page views. */
export type Adapter = {
  /** Called when the reader allows it: before the first page view, and again after each `stop`. */
  start: () => void
  /** Reports one page view: what may be told of the address, and of the page that led here. */
  pageView: (path: string, referrer: string | null) => void
  /** Reports that a reader found a page helpful, or did not. */
  feedback: (path: string, isHelpful: boolean) => void
  /** Called when the reader withdraws: nothing may be sent or stored afterwards. */
  stop: () => void
}

export function adapterFor(analytics: Analytics): Adapter {
  return analytics.provider === 'gtag' ? gtag(analytics) : plausible(analytics)
}
