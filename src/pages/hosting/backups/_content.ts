import type {RecoveryLineProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {serviceLevels} from '../../../data/serviceLevels'
import {days, duration} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {unbroken} from '../../../lib/unbroken'
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
    description: `What losing a database means at ${brand.name}: at most ${duration(recoveryPoint)} of changes and ${duration(recoveryTime)} without logins. How to ask for a restore, and how it works.`,
  },
  label: 'Backups',
  parent,
}

export const hero: HeroProps = {
  title: `Backups: lose at most ${unbroken(duration(recoveryPoint))}, be back within ${unbroken(duration(recoveryTime))}`,
  lead: `Every database is backed up continuously, in the region of the deployment. Each backup is kept for ${days(keptFor)}, and every ${rehearsedEvery} months we restore one to see that it works.`,
  actions: [
    {label: 'Ask for a restore', to: restoreMail},
    {label: 'Read the service levels', to: '/company/sla/'},
  ],
}

export const line: RecoveryLineProps = {
  title: 'The worst case: a lost database',
  description: `A database is lost at two in the morning. The newest state that can be restored is at most ${duration(recoveryPoint)} old: that is the recovery point objective, RPO. Logins work again at most ${duration(recoveryTime)} later: that is the recovery time objective, RTO.`,
  caption: `An example, to scale. The small part is the recovery point objective (RPO), ${duration(recoveryPoint)} at most; the large one is the recovery time objective (RTO), ${duration(recoveryTime)} at most.`,
  recoveryPoint,
  recoveryTime,
}

export const accidents: DataTableProps = {
  title: 'When you need a backup, and when you don’t',
  lead: 'A full restore takes the whole realm back in time, including logins and new passwords. For a small mistake there is a smaller fix.',
  columns: ['What happened', 'Recovery', 'What is lost'],
  rows: [
    ['A server fails', 'Nothing to restore: the other nodes carry on', 'Nothing'],
    [
      'The database is damaged or gone',
      'A restore, by us, without being asked',
      `Up to ${duration(recoveryPoint)} of changes`,
    ],
    [
      'A realm or a deployment was deleted',
      `A restore of that realm, if you write within ${days(keptFor)}`,
      'What changed after the backup that you choose',
    ],
    [
      'One client, role or flow was deleted',
      'Your own export or script; otherwise we recover the object from a copy of the database',
      'Nothing else: the realm stays as it is',
    ],
    [
      'Users were deleted by a faulty script',
      'We recover these users, with their password hashes, from a copy',
      'Their sessions, and what they have changed since',
    ],
    [
      'An account with too many rights did damage',
      'The admin events show what it changed; then one of the rows above',
      'Depends on how soon you notice',
    ],
  ],
}

export const restore: StepsProps = {
  composition: 'aside',
  id: 'restore',
  title: 'How a restore works',
  lead: 'If you ask for one, nothing in production changes until you have seen what will replace it.',
  steps: [
    {
      label: 'You write',
      text: 'Name the realm, what is missing, and when it was last right, with the time zone. If users can’t log in, say so first.',
    },
    {
      label: 'We confirm it',
      text: 'Somebody from your team in the dashboard has to confirm the request: one email is not enough to get a copy of a realm.',
    },
    {
      label: 'We restore beside it',
      text: 'The backup goes into an empty database. The realm that runs is not touched yet.',
    },
    {
      label: 'You check',
      text: 'You get the numbers of users, clients and organizations and the time of the newest event, and tell us whether that is the right state.',
    },
    {
      label: 'We switch',
      text: 'Or we copy only what you need. Then you try one login with a password, one through a customer’s identity provider, and one call to your API.',
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
      text: 'Your receivers have events about things that the realm no longer knows. Compare them by event id.',
    },
  ],
}

export const questions: FaqProps = {
  title: 'What auditors ask',
  questions: [
    {
      question: 'Where are the backups?',
      answer: 'In the region of the deployment, beside its database. They don’t leave that region.',
      more: {label: 'Regions', to: '/hosting/deployments/'},
    },
    {
      question: 'How long are backups kept, and can one be deleted earlier?',
      answer: `For ${days(keptFor)}, even after you delete a deployment. A single person can’t be removed from a backup: their data is gone when the backup expires, and until then it is used for restores only. Keep a list of the user ids that you have deleted, and delete them again after a restore.`,
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
        'The times on this page are for a lost database, not for a lost region. If you have to cover that risk, a dedicated cluster can have a second region. Tell us before you order, so that we agree on how much may be lost between the two.',
      more: {label: 'Ask about two regions', to: '/contact/'},
    },
    {
      question: 'Can we rehearse a restore ourselves?',
      answer:
        'Yes, with your own export: import it into a local server and log in. The launch checklist has the commands.',
      more: {label: 'Rehearse a recovery', to: '/docs/getting-started/launch-checklist/#recovery'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Fix small accidents yourself',
  text: 'With an export of your realm under version control, you bring a deleted client or role back in minutes, without asking us.',
  actions: [{label: 'Put your realm under version control', to: '/docs/getting-started/launch-checklist/#recovery'}],
}
