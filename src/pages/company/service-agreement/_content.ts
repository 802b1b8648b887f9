import type {LegalPageProps} from '../../../kit/layout/LegalPage'
import {brand} from '../../../data/brand'
import {legalDocuments} from '../../../data/legal'

export const page: Omit<LegalPageProps, 'children'> = {
  document: legalDocuments['service-agreement'],
  description: `The contract between ${brand.name} and its customers: service, fees, data, liability, termination, and processing under GDPR Art. 28.`,
  lead: 'This is the contract for hosting and support. You keep your data, and you can export it when you leave. We run the service as the service level agreement says, and process your users’ data only on your instructions.',
}
