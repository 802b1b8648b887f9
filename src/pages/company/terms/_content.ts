import type {LegalPageProps} from '../../../kit/layout/LegalPage'
import {brand} from '../../../data/brand'
import {legalDocuments} from '../../../data/legal'

export const page: Omit<LegalPageProps, 'children'> = {
  document: legalDocuments.terms,
  description: `Terms for using the website of ${brand.name}: what you may do with texts and code samples, the API console, links, and liability.`,
  lead: 'These terms are for readers of this website. If you order hosting or support, the service agreement is your contract.',
}
