import type {SketchProps} from '../../../kit/figures'
import type {LegalPageProps} from '../../../kit/layout/LegalPage'
import type {SectionText} from '../../../kit/layout/Section'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {legalDocuments, legalPath} from '../../../data/legal'
import {legalTerms} from '../../../data/legalTerms'
import {hasStandby} from '../../../data/offer/regions'
import {subprocessors} from '../../../data/offer/subprocessors'
import {chosenRegion} from '../../../lib/regionTexts'
import {mailTo} from '../../../lib/mailTo'
import {drawRegions} from './_regions'

export const page: Omit<LegalPageProps, 'children'> = {
  document: legalDocuments.subprocessors,
  description:
    'See which companies process your users’ data for us, what each one does, which data it can access, and where. Learn how to object to a new subprocessor.',
  lead: 'These companies work for us and can come into contact with your users’ personal data. A contract binds each of them to the obligations that we have toward you.',
}

const named = (leaves: boolean): string =>
  subprocessors
    .filter(({leavesRegion}) => leavesRegion === leaves)
    .map(({category, data}) => `${category} (${data})`)
    .join('; ')

export const place: SectionText = {
  id: 'where',
  space: 'small',
  tone: 'sunken',
  title: 'What leaves your region',
  lead: `Your users, their credentials, sessions, and events are stored in ${chosenRegion}${hasStandby ? ', and in its standby if you order one' : ''}. In another place, a company can process only what its box lists.`,
}

export const regions: SketchProps = {
  title: 'What stays in the region and what can leave it',
  description: `In ${chosenRegion}: ${named(false)}. Can process data elsewhere: ${named(true)}.`,
  draw: drawRegions,
}

export const list: DataTableProps = {
  id: 'list',
  title: 'Who can access your data',
  columns: ['Company', 'Service', 'Data it can access', 'Location', 'Used for'],
  rows: subprocessors.map(({category, role, data, place, usedFor}) => [category, role, data, place, usedFor]),
  note: 'The trust center lists each company’s name, address, and the date on which we started to use it.',
}

export const changes: StepsProps = {
  id: 'changes',
  title: 'How we announce a new subprocessor',
  lead: 'The rules are part of your contract, in section A.4 of the service agreement. In practice, this is what happens:',
  steps: [
    {
      label: `${legalTerms.subprocessorNoticeDays} days before`,
      text: 'Before we use a new company, we email every address that asked to be notified. We also update the trust center and this page.',
    },
    {
      label: `Within ${legalTerms.objectionDays} days`,
      text: 'You may object on data protection grounds. Tell us what worries you. A different setting or region often solves the problem.',
    },
    {
      label: 'If we find no solution',
      text: 'You may end the affected service, and we refund what you paid for the time after that.',
    },
  ],
}

export const others: DataTableProps = {
  id: 'others',
  tone: 'sunken',
  title: 'Companies that aren’t subprocessors',
  columns: ['Company', 'Reason', 'Details'],
  rows: [
    [
      'Your mail server',
      'Realms send email, such as invitations and magic links, through the SMTP server that you enter. It works for you, not for us.',
      {label: 'Set up email', to: '/docs/getting-started/email/'},
    ],
    [
      'Identity providers that you connect',
      'Providers such as Entra ID, Okta, or Google authenticate users for your realm because you or your customer connected them.',
      {label: 'Identity providers', to: '/docs/organizations/identity-providers/'},
    ],
    [
      'Receivers of your webhooks',
      'You decide where your realm sends its events.',
      {label: 'Webhooks', to: '/docs/audit-logs/webhooks/'},
    ],
    [
      'Our internal suppliers',
      'The companies that do our accounting or host this site handle data of our readers and customers, but none of your users’ data.',
      {label: legalDocuments.privacy.title, to: legalPath('privacy')},
    ],
  ],
}

export const notify: CallToActionProps = {
  title: 'Get notified of changes',
  text: 'Use a shared mailbox, such as privacy@ or security@, so that you still get the notice after a colleague leaves.',
  actions: [
    {label: 'Ask to be notified', to: mailTo(brand.supportEmail, contactTopics.subprocessors)},
    {label: 'Open the trust center', to: brand.links.trustCenter},
  ],
}
