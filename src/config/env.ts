import {readGitHistory} from './gitHistory'

/** The environment of this build: the only module that reads it. */
export const env = {
  /**
   * `SITE_PREVIEW=true` builds a preview that search engines must not index (pull requests).
   * Default: false.
   */
  isPreview: process.env.SITE_PREVIEW === 'true',
  /** Dates of change come from the history. A copy without one (a downloaded archive) or a shallow clone builds without. */
  history: readGitHistory(process.cwd()),
} as const
