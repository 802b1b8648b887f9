import type {SketchProps} from '../../../kit/figures'
import type {LegalPageProps} from '../../../kit/layout/LegalPage'
import type {SectionText} from '../../../kit/layout/Section'
import {brand} from '../../../data/brand'
import {legalDocuments} from '../../../data/legal'
import {legalTerms} from '../../../data/legalTerms'
import {search, searchElsewhere} from '../../../data/search'
import {drawKeptFor, keptFor} from './_keptFor'

export const page: Omit<LegalPageProps, 'children'> = {
  document: legalDocuments.privacy,
  description:
    'What this site stores in your browser, what it reports with your consent, how we use messages, accounts, and job applications, and which rights you have.',
  lead: `This site has no login and no advertising, and ${brand.analytics ? 'counts visits only if you allow it' : 'doesn’t count visits'}. This policy says what we store and send, why, for how long, and how you can object.`,
}

export const periods: SectionText = {
  id: 'how-long',
  space: 'small',
  tone: 'sunken',
  title: 'How long we keep your data',
  lead: `If you only read this site, we have the log of your requests${brand.analytics ? ', and counts of the pages that you read if you allow them' : ' and nothing else'}. Settings stay in your browser. We keep account data for as long as the contract lasts.`,
}

export const kept: SketchProps = {
  title: 'How long we keep what we have about you',
  description: keptFor.map(({what, text}) => `${what}: ${text}.`).join(' '),
  draw: drawKeptFor,
}

const {hosted} = search
const elsewhere = new URL(searchElsewhere.action).host

/** Where the search sends what readers type, as the site is configured. */
export const searched = [
  hosted === undefined
    ? 'The search runs in your browser, with an index that is a file of this site. What you type stays in your browser.'
    : 'What you type into the search is sent to Algolia, which answers it for us, with your IP address.',
  ...(hosted?.assistantId === undefined
    ? []
    : ['A question in the search’s question mode is sent to Algolia too, where a model answers it.']),
  `With JavaScript turned off, the search page offers a form that sends your words to the search engine ${elsewhere}. Nothing is sent before you submit the form.`,
].join(' ')

/** The line of the overview about counting. */
export const counts = brand.analytics
  ? {
      what: 'Page view counts, if you allow them',
      why: 'To learn which pages are useful',
      basis: 'Your consent, Art. 6(1)(a)',
      kept: `${legalTerms.kept.countMonths} months`,
    }
  : {what: 'Page view counts', why: 'We don’t count page views', basis: 'None needed', kept: 'not kept'}

/** What a counted page view leaves out, and how it is allowed. */
export const counted = brand.analytics
  ? [
      'A report never contains the query string of an address, except the parameters that begin with utm_, which we use to mark our own links. For example, search words, codes, and tokens stay with you. Your IP address comes with a report, as with every request, and is not kept with the counts. If you answer “Was this page helpful?”, your answer is reported in the same way.',
      'We ask before we count anything. You can refuse with one click, and no answer counts as no. You can change your mind at any time in “Cookie preferences”. What was counted until then stays lawful. A browser that sends Global Privacy Control is not counted.',
    ]
  : ['This site doesn’t count visits, so it doesn’t need your consent for that.']
