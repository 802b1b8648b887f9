import type {SketchProps} from '../../../kit/figures'
import type {LegalPageProps} from '../../../kit/layout/LegalPage'
import type {SectionText} from '../../../kit/layout/Section'
import {brand} from '../../../data/brand'
import {legalDocuments} from '../../../data/legal'
import {drawEnding, ending as moments} from './_ending'

export const page: Omit<LegalPageProps, 'children'> = {
  document: legalDocuments['service-agreement'],
  description: `The contract between ${brand.name} and its customers: service, fees, data, liability, termination, and processing under GDPR Art. 28.`,
  lead: 'This is the contract for hosting and support. You keep your data, and you can export it when you leave. We run the service as the service level agreement says, and process your users’ data only on your instructions.',
}

export const end: SectionText = {
  id: 'how-it-ends',
  space: 'small',
  tone: 'sunken',
  title: 'What happens when you leave',
  lead: 'You can cancel without a reason, and you leave with your users, password hashes, and keys. Section 16 has the details.',
}

export const ending: SketchProps = {
  title: 'From the notice to the last backup',
  description: moments.map(({at, what, detail}) => `${at}: ${what}. ${detail}`).join(' '),
  draw: drawEnding,
}
