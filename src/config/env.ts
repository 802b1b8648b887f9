import {existsSync} from 'node:fs'

/** The environment of this build: the only module that reads it. */
export const env = {
  /**
   * `SITE_PREVIEW=true` builds a preview that search engines must not index (pull requests).
   * Default: false.
   */
  isPreview: process.env.SITE_PREVIEW === 'true',
  /** `CONTENT_CHECKED=true` says that the content has just been checked: `npm run build` does it first. Default: false. */
  isContentChecked: process.env.CONTENT_CHECKED === 'true',
  /** Dates of change come from the history; a copy without one (a downloaded archive) builds without them. */
  hasGitHistory: existsSync('.git'),
} as const
