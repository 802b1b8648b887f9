import type {ReactNode} from 'react'
import {auditReports} from '../../../data/offer/claims'
import {reportRows} from '../../../lib/claimRows'
import {OfferTable} from './OfferTable'

/** The reports of auditors about the service, or nothing if the provider has none to show. */
export function AuditReports(): ReactNode {
  if (auditReports.length === 0) return null
  return <OfferTable columns={['Report', 'Auditor', 'Date']} rows={reportRows(auditReports)} />
}
