import type {Day} from './plan'

/** A document that an independent party wrote about the provider. */
export type AuditReport = {
  /** What was audited, such as `ISO/IEC 27001` or `Penetration test of the dashboard`. */
  title: string
  /** The company that wrote it. */
  auditor: string
  /** The last day of the period or test. */
  date: Day
  /** Where customers get it. */
  to: string
}

/**
 * Reports and certificates that the provider can show. Empty by default: the pages about security are complete without them,
 * and list them if there are any. Add only what a customer can get.
 */
export const auditReports: readonly AuditReport[] = []

/** A feature that the provider launched, with the post that announced it. */
export type Launch = {
  date: Day
  title: string
  /** A path of this site. */
  post: string
}

/**
 * The provider's history of launches. Empty by default. Posts about features of the sample explain the feature and don't
 * announce it.
 */
export const launches: readonly Launch[] = []
