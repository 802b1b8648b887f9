import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {auditReports} from '../../../data/offer/claims'
import {reportRows} from '../../../lib/claimRows'
import {OfferTable} from './OfferTable'

/** The reports of auditors about the service, or nothing if the provider has none to show. */
export function AuditReports(): ReactNode {
  if (auditReports.length === 0) return null
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.report', message: 'Report'}),
        translate({id: 'site.offer.column.auditor', message: 'Auditor'}),
        translate({id: 'site.offer.column.date', message: 'Date'}),
      ]}
      rows={reportRows(auditReports)}
    />
  )
}
