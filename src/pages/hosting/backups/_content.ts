import type {RecoveryLineProps} from '../../../components/figures'
import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FaqProps} from '../../../components/sections/Faq'
import type {FeatureListProps} from '../../../components/sections/FeatureList'
import type {HeroProps} from '../../../components/sections/Hero'
import type {StepsProps} from '../../../components/sections/Steps'
import {brand} from '../../../data/brand'
import {serviceLevels} from '../../../data/serviceLevels'
import {days, duration} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {parent} from '../_parent'

const {recoveryPoint, recoveryTime, keptFor, rehearsedEvery} = serviceLevels.backups

const restoreMail = mailTo(brand.supportEmail, {
  subject: 'Restore from a backup',
  body: [
    'Deployment and realm:',
    'What is missing or wrong:',
    'When it was last right, with the time zone:',
    'Restore everything, or read something from a copy:',
    'Do logins have to stop meanwhile:',
  ],
})

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Keycloak backups and restores',
    description: `How much a lost database costs you at ${brand.name}: ${duration(recoveryPoint)} of changes and ${duration(recoveryTime)} without logins at most, and how a restore is asked for and checked.`,
  },
  label: 'Backups',
  parent,
}

export const hero: HeroProps = {
  title: `At most ${duration(recoveryPoint)} lost, and back in ${duration(recoveryTime)}`,
  lead: `Every database is backed up continuously, in the region of the deployment. Each backup is kept for ${days(keptFor)}, and every ${rehearsedEvery} months we restore one to see that it works.`,
  actions: [
    {label: 'Ask for a restore', to: restoreMail},
    {label: 'Read the service levels', to: '/company/sla/'},
  ],
}

export const line: RecoveryLineProps = {
  title: 'The worst night',
  description: `A database is lost at two in the morning. The newest state that can be restored is at most ${duration(recoveryPoint)} older: that is the recovery point objective, RPO. Logins work again at most ${duration(recoveryTime)} later: that is the recovery time objective, RTO.`,
  caption: `An example, to scale. The small part is the recovery point objective (RPO), ${duration(recoveryPoint)} at most; the large one is the recovery time objective (RTO), ${duration(recoveryTime)} at most.`,
  recoveryPoint,
  recoveryTime,
}

export const accidents: DataTableProps = {
  title: 'What a backup is good for, and what it is not',
  lead: 'A restore takes the whole realm back in time, logins and new passwords included. For a small mistake there are smaller ways.',
  columns: ['What happened', 'What brings it back', 'What is lost'],
  rows: [
    ['A server fails', 'The other nodes, without a restore', 'Nothing'],
    [
      'The database is damaged or gone',
      'A restore, by us, without being asked',
      `Up to ${duration(recoveryPoint)} of changes`,
    ],
    [
      'A realm or a deployment was deleted',
      `A restore of that realm, if you write within ${days(keptFor)}`,
      'What changed since the backup that you choose',
    ],
    [
      'One client, role or flow was deleted',
      'Your own export or script; else we read the object from a copy of the database',
      'Nothing else: the realm stays as it is',
    ],
    [
      'Users were deleted by a faulty script',
      'We read these users, with their password hashes, from a copy',
      'Their sessions, and what they changed since',
    ],
    [
      'An account with too many rights did harm',
      'The admin events show what it changed; then one of the rows above',
      'Depends on how soon it is noticed',
    ],
  ],
}

export const restore: StepsProps = {
  id: 'restore',
  title: 'How a restore goes',
  lead: 'Nothing in production changes before you have seen what would replace it.',
  steps: [
    {
      label: 'You write',
      text: 'The realm, what is missing, and when it was last right, with the time zone. If users can’t log in, say so first.',
    },
    {
      label: 'We confirm it',
      text: 'Somebody whom you named as a contact has to agree. Nobody gets a copy of a realm because of one email.',
    },
    {
      label: 'We restore beside it',
      text: 'The backup goes into an empty database. The realm that runs is not touched yet.',
    },
    {
      label: 'You look',
      text: 'You get numbers of users, clients and organizations, and the time of the newest event, and say whether that is the right state.',
    },
    {
      label: 'We switch',
      text: 'Or we copy only what you need. Then you try one login with a password, one through a customer’s identity provider, and one call of your API.',
    },
  ],
}

export const after: FeatureListProps = {
  title: 'What your applications see after a full restore',
  tone: 'sunken',
  features: [
    {
      term: 'Access tokens',
      text: 'They stay valid until they expire, since the signing keys are in the backup.',
    },
    {
      term: 'Sessions that began after the backup',
      text: 'The server doesn’t know them. A refresh answers invalid_grant with “Session not active”, and the user logs in again.',
    },
    {
      term: 'Users who registered after it',
      text: 'They don’t exist any more and have to register again. Your own database may still have their ids.',
    },
    {
      term: 'Passwords changed after it',
      text: 'The old one is valid again. If passwords were changed because of an attack, make users choose new ones.',
    },
    {
      term: 'Webhooks that were sent',
      text: 'Your receivers have events about things that the realm no longer knows. Compare them by the id of the event.',
    },
  ],
}

export const questions: FaqProps = {
  title: 'Asked by auditors',
  questions: [
    {
      question: 'Where are the backups?',
      answer: 'In the region of the deployment, as the database is. They don’t leave it.',
      more: {label: 'Regions', to: '/hosting/deployments/'},
    },
    {
      question: 'How long are backups kept, and can one be deleted earlier?',
      answer: `${days(keptFor)}, also after you delete a deployment. A single person can’t be removed from a backup: the copy is gone when the backup expires, and until then it is used for restores only. Keep a list of ids that you have deleted, and delete them again after a restore.`,
    },
    {
      question: 'Can we have a copy of our own?',
      answer:
        'Yes: a full export of your realm, with users, password hashes and keys. It is a file full of secrets, so we agree on how you receive it.',
      more: {label: 'Get a full export', to: '/docs/introduction/open-source/#get-a-full-export'},
    },
    {
      question: 'What if a whole region fails?',
      answer:
        'The times on this page are for a lost database, not for a lost region. If that is a risk that you have to cover, tell us before you choose: it takes a second region, and an agreement on what may be lost between the two.',
      more: {label: 'Ask about two regions', to: '/contact/'},
    },
    {
      question: 'Can we rehearse a restore ourselves?',
      answer:
        'Yes, with what is yours: import the export of your realm into a local server and log in. The launch checklist has the commands.',
      more: {label: 'Rehearse a recovery', to: '/docs/getting-started/launch-checklist/#recovery'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Keep the small accidents small',
  text: 'Most of what goes wrong in a realm is one deleted object. With an export under version control you bring it back yourself, in minutes.',
  actions: [{label: 'Put your realm under version control', to: '/docs/getting-started/launch-checklist/#recovery'}],
}
