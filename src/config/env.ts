import {SiteError} from '../lib/problem'
import {readGitHistory} from './gitHistory'

function hydrationOf(value = 'islands'): 'islands' | 'always' {
  if (value === 'islands' || value === 'always') return value
  throw new SiteError({
    what: `SITE_HYDRATION is "${value}".`,
    allowed: 'islands (pages are HTML, parts of them React) or always (the framework’s own client)',
    fix: 'Set one of them, or unset it.',
  })
}

/** The environment of this build: the only module that reads it. */
export const env = {
  /**
   * `SITE_PREVIEW=true` builds a preview that search engines must not index (pull requests).
   * Default: false.
   */
  isPreview: process.env.SITE_PREVIEW === 'true',
  /** `SITE_HYDRATION=always` leaves pages to the framework's own client; see `src/hydration`. Default: islands. */
  hydration: hydrationOf(process.env.SITE_HYDRATION),
  /** Dates of change come from the history. A copy without one (a downloaded archive) or a shallow clone builds without. */
  history: readGitHistory(process.cwd()),
} as const
