import type {LegalPageProps} from '../../../kit/layout/LegalPage'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {legalDocuments, legalPath} from '../../../data/legal'
import {legalTerms} from '../../../data/legalTerms'
import {subprocessors} from '../../../data/subprocessors'
import {mailTo} from '../../../lib/mailTo'

export const page: Omit<LegalPageProps, 'children'> = {
  document: legalDocuments.subprocessors,
  description:
    'Which kinds of companies process data of your users for us, what each does, which data it can reach, where, and how you hear about a new one and object.',
  lead: 'These companies work for us and can come into contact with your users’ personal data. A contract binds each of them to the duties that we have toward you.',
}

export const list: DataTableProps = {
  id: 'list',
  title: 'Who can access your data, and where',
  columns: ['Company', 'What it does', 'Data it can reach', 'Where', 'Used for'],
  rows: subprocessors.map(({category, role, data, place, usedFor}) => [category, role, data, place, usedFor]),
  note: 'The trust center has each company’s name, address and the date since which we have used it.',
}

export const changes: StepsProps = {
  id: 'changes',
  title: 'How you hear about a new one',
  lead: 'The rules are part of your contract, in section A.4 of the service agreement. In practice:',
  steps: [
    {
      label: `${legalTerms.subprocessorNoticeDays} days before`,
      text: 'Before we use a new company, we write to every address that asked to be told, and update the trust center and this page.',
    },
    {
      label: `Within ${legalTerms.objectionDays} days`,
      text: 'You may object on data protection grounds. Tell us what worries you: a setting or another region often solves it.',
    },
    {
      label: 'If nothing solves it',
      text: 'You may end the service concerned and get back what you paid for the time after.',
    },
  ],
}

export const others: DataTableProps = {
  id: 'others',
  tone: 'sunken',
  title: 'Who is not on the list',
  columns: ['Company', 'Why', 'Read on'],
  rows: [
    [
      'Your own mail server',
      'Realms send invitations and magic links through the SMTP server that you enter. It works for you, not for us.',
      {label: 'Set up email', to: '/docs/getting-started/email/'},
    ],
    [
      'Identity providers that you connect',
      'Entra ID, Okta or Google tell your realm who a user is because you or your customer connected them.',
      {label: 'Identity providers', to: '/docs/organizations/identity-providers/'},
    ],
    [
      'Receivers of your webhooks',
      'Events go where you send them.',
      {label: 'Webhooks', to: '/docs/audit-logs/webhooks/'},
    ],
    [
      'Companies that we use for ourselves',
      'Accounting and the hosting of this site handle our readers’ and customers’ own data, and none of your users’.',
      {label: legalDocuments.privacy.title, to: legalPath('privacy')},
    ],
  ],
}

export const notify: CallToActionProps = {
  title: 'Be told before it changes',
  text: 'Use a shared mailbox such as privacy@ or security@, so that the notice arrives even after somebody leaves.',
  actions: [
    {label: 'Ask to be notified', to: mailTo(brand.supportEmail, contactTopics.subprocessors)},
    {label: 'Open the trust center', to: brand.links.trustCenter},
  ],
}
