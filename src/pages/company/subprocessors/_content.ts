import type {LegalPageProps} from '../../../components/layout/LegalPage'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {StepsProps} from '../../../components/sections/Steps'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {legalDocuments, legalPath} from '../../../data/legal'
import {legalTerms} from '../../../data/legalTerms'
import {subprocessors} from '../../../data/subprocessors'
import {mailTo} from '../../../lib/mailTo'

export const page: Omit<LegalPageProps, 'children'> = {
  document: legalDocuments.subprocessors,
  description:
    'Which kinds of companies process data of your users for us, what each does, which data it can reach, where, and how you hear of a new one and object.',
  lead: 'These companies work for us and can come into contact with personal data of your users. Each is bound by contract to the duties that we have toward you.',
}

export const list: DataTableProps = {
  id: 'list',
  title: 'Who processes what, and where',
  columns: ['Company', 'What it does', 'Data that it can reach', 'Where', 'Used for'],
  rows: subprocessors.map(({category, role, data, place, usedFor}) => [category, role, data, place, usedFor]),
  note: 'Names, addresses and the date since which each company is used are in the trust center, where a change shows up first.',
}

export const changes: StepsProps = {
  id: 'changes',
  title: 'How you hear of a new one',
  lead: 'The rules are part of your contract, in section A.4 of the service agreement. In practice:',
  steps: [
    {
      label: `${legalTerms.subprocessorNoticeDays} days before`,
      text: 'We write to every address that asked to be told, and change the list in the trust center and on this page.',
    },
    {
      label: `Within ${legalTerms.objectionDays} days`,
      text: 'You may object for a reason of data protection. Say what worries you: often a setting or another region settles it.',
    },
    {
      label: 'If nothing settles it',
      text: 'You may end the service concerned, and get back what you paid for the time after.',
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
      'Entra ID, Okta or Google tell your realm who somebody is because you or your customer set them up.',
      {label: 'Identity providers', to: '/docs/organizations/identity-providers/'},
    ],
    [
      'Receivers of your webhooks',
      'Events go where you send them.',
      {label: 'Webhooks', to: '/docs/audit-logs/webhooks/'},
    ],
    [
      'Companies that we use for ourselves',
      'Accounting or the hosting of this site have to do with our readers’ and customers’ own data, and with none of your users’.',
      {label: legalDocuments.privacy.title, to: legalPath('privacy')},
    ],
  ],
}

export const notify: CallToActionProps = {
  title: 'Be told before it changes',
  text: 'Name a mailbox that outlives people: privacy@ or security@ of your company.',
  actions: [
    {label: 'Ask to be notified', to: mailTo(brand.supportEmail, contactTopics.subprocessors)},
    {label: 'Open the trust center', to: brand.links.trustCenter},
  ],
}
