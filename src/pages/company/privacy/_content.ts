import type {LegalPageProps} from '../../../kit/layout/LegalPage'
import {brand} from '../../../data/brand'
import {legalDocuments} from '../../../data/legal'
import {legalTerms} from '../../../data/legalTerms'
import {search, searchElsewhere} from '../../../data/search'

export const page: Omit<LegalPageProps, 'children'> = {
  document: legalDocuments.privacy,
  description:
    'What this site keeps in your browser, what it reports and only with your consent, what we do with messages, accounts and applications, and your rights.',
  lead: `This site has no login and no advertising, and ${brand.analytics ? 'counts visits only if you allow it' : 'counts no visits'}. Here is what is stored and sent, why, for how long, and how you object.`,
}

const {hosted} = search
const elsewhere = new URL(searchElsewhere.action).host

/** Where what readers type into the search goes: as the site is configured. */
export const searched = [
  hosted === undefined
    ? 'The search runs in your browser, on an index that is a file of this site. What you type is sent to nobody.'
    : 'What you type into the search is sent to Algolia, which answers it for us, with your IP address.',
  ...(hosted?.assistantId === undefined
    ? []
    : ['A question in the search’s question mode is sent to Algolia too, where a model answers it.']),
  `With JavaScript turned off, the search page offers a form that hands your words to the search engine ${elsewhere}; nothing is sent before you submit it.`,
].join(' ')

/** The line of the overview about counting. */
export const counts = brand.analytics
  ? {
      what: 'Counts of pages read, if you allow them',
      why: 'To learn which pages are useful',
      basis: 'Your consent, Art. 6(1)(a)',
      kept: `${legalTerms.kept.countMonths} months`,
    }
  : {what: 'Counts of pages read', why: 'None are made', basis: 'None needed', kept: 'not kept'}

/** What a counted page view leaves out, and how it is allowed. */
export const counted = brand.analytics
  ? [
      'A report never contains the query of an address, except the parameters that begin with utm_, with which we mark our own links. Search words, codes and tokens stay with you. Your IP address comes with a report, as with every request, and is not kept with the counts. If you answer “Was this page helpful?”, your answer is reported in the same way.',
      'We ask before anything is counted. Refusing takes one click, and no answer counts as no. You can change your mind at any time in “Cookie preferences”; what was counted until then stays lawful. A browser that sends Global Privacy Control is not counted.',
    ]
  : ['This site counts no visits, so there is nothing to ask your consent for.']
