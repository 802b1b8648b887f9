import type {SketchProps} from '../../../kit/figures'
import type {LegalPageProps} from '../../../kit/layout/LegalPage'
import type {SectionText} from '../../../kit/layout/Section'
import {brand} from '../../../data/brand'
import {legalDocuments} from '../../../data/legal'
import {drawWhichText, whichText} from './_whichText'

export const page: Omit<LegalPageProps, 'children'> = {
  document: legalDocuments.terms,
  description: `Terms for using the website of ${brand.name}: what you may do with texts and code samples, the API console, links, and liability.`,
  lead: 'These terms are for readers of this website. If you order hosting or support, the service agreement is your contract.',
}

export const which: SectionText = {
  id: 'which-text',
  space: 'small',
  tone: 'sunken',
  title: 'Which text applies to you',
  lead: 'These terms are for readers, and say what you may do with the texts and the code of this site. Customers have a contract.',
}

export const texts: SketchProps = {
  title: 'Texts for readers, customers, and users',
  description: whichText.map(({who, texts: all}) => `${who}: ${all.join(', ')}.`).join(' '),
  draw: drawWhichText,
}
