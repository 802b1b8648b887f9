import type {Analytics} from '../../data/types'

/** Where Google's tag is loaded from. */
export const GTAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js'

/** The directives of a Content-Security-Policy that an analytics service may have to widen. */
export type AnalyticsSources = Readonly<Record<'script-src' | 'connect-src' | 'img-src', readonly string[]>>

const GOOGLE_TAG = 'https://*.googletagmanager.com'
const GOOGLE_REPORTS = 'https://*.google-analytics.com'

/** The hosts that the configured service needs, and no others: none where none is configured. */
export function analyticsSources(analytics: Analytics | undefined): AnalyticsSources {
  switch (analytics?.provider) {
    case undefined:
      return {'script-src': [], 'connect-src': [], 'img-src': []}
    case 'plausible':
      return {'script-src': [], 'connect-src': [new URL(analytics.endpoint).origin], 'img-src': []}
    case 'gtag':
      return {
        'script-src': [new URL(GTAG_SCRIPT).origin],
        // Reports go to the first host of the three that the tag finds reachable; some as pictures.
        'connect-src': [GOOGLE_REPORTS, 'https://*.analytics.google.com', GOOGLE_TAG],
        'img-src': [GOOGLE_REPORTS, GOOGLE_TAG],
      }
  }
}
