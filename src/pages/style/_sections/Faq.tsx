import type {ReactNode} from 'react'
import {Faq, type FaqProps} from '../../../kit/sections/Faq'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {title: 'Questions', questions: [{question: 'Can we leave?', answer: 'Yes.'}]} satisfies FaqProps

const long = {
  title: 'What administrators ask before they let their users log in somewhere else',
  lead: 'Each answer links to the page that explains it.',
  tone: 'sunken',
  questions: [
    {
      question: 'Do our users have to choose new passwords when they move from the server that we run today?',
      answer:
        'No. Keycloak reads hashes of several algorithms, and where it can’t, users are moved at their next login: the old system is asked once whether the password is right.',
      more: {label: 'Move users', to: '/docs/user-migration/'},
    },
    {question: 'Which version runs?', answer: 'The service names it.'},
    {question: 'Is it open source?', answer: 'Keycloak is.'},
  ],
} satisfies FaqProps

export function FaqDemo(): ReactNode {
  return <SectionDemo name="Faq" short={() => <Faq {...short} />} long={() => <Faq {...long} />} />
}
