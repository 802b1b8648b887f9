import type {RecoveryLineProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {planName} from '../../../data/offer/plan'
import {hasStandby, secondRegion} from '../../../data/offer/regions'
import {standbyPlaces} from '../../../lib/regionTexts'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {days, duration} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {unbroken} from '../../../lib/unbroken'
import {inDashboard} from '../../../lib/inDashboard'
import {parent} from '../_parent'

const {recoveryPoint, recoveryTime, keptFor, rehearsedEvery} = serviceLevels.backups

const restoreMail = mailTo(brand.supportEmail, {
  subject: 'Restore from a backup',
  body: [
    'Deployment and realm:',
    'What is missing or wrong:',
    'When it was last correct, with the time zone:',
    'Restore everything, or recover single objects:',
    'Must logins stop during the restore:',
  ],
})

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Keycloak backups and restores',
    description: `If a database is lost, you lose at most ${duration(recoveryPoint)} of changes, and logins are back within ${duration(recoveryTime)}. See how ${brand.name} restores it.`,
  },
  label: 'Backups',
  parent,
}

export const hero: HeroProps = {
  composition: 'reverse',
  title: `Backups: at most ${unbroken(duration(recoveryPoint))} lost, back within ${unbroken(duration(recoveryTime))}`,
  lead: `We back up every database continuously, in the region of the deployment, and keep each backup for ${days(keptFor)}. Every ${rehearsedEvery} months, we restore one to check that it works.`,
  actions: [
    {label: 'Request a restore', to: restoreMail},
    {label: 'Read the service levels', to: '/company/sla/'},
  ],
}

export const line: RecoveryLineProps = {
  title: 'The worst case: a lost database',
  description: `In this example, a database is lost at 2 a.m. The newest state that we can restore is at most ${duration(recoveryPoint)} old, which is the recovery point objective (RPO). Logins work again at most ${duration(recoveryTime)} later, which is the recovery time objective (RTO).`,
  caption: `An example, to scale. The small part is the recovery point objective (RPO), ${duration(recoveryPoint)} at most. The large part is the recovery time objective (RTO), ${duration(recoveryTime)} at most.`,
  recoveryPoint,
  recoveryTime,
}

export const accidents: DataTableProps = {
  title: 'When you need a backup and when you don’t',
  lead: 'A full restore takes the whole realm back in time, including sessions and new passwords. For a small mistake, such as a deleted client, there’s a smaller fix.',
  columns: ['What happened', 'How to recover', 'What you lose'],
  rows: [
    ['A server fails', 'Nothing to do, because the other nodes continue', 'Nothing'],
    [
      'The database is damaged or gone',
      'We restore it, without a request from you',
      `Up to ${duration(recoveryPoint)} of changes`,
    ],
    [
      'A realm or a deployment was deleted',
      `We restore that realm, if you write within ${days(keptFor)}`,
      'All changes after the backup that you choose',
    ],
    [
      'A client, role, or flow was deleted',
      'Use your export or script, or order the object from a copy of the database',
      'Nothing else, because the realm stays as it is',
    ],
    [
      'Users were deleted by a faulty script',
      'We recover these users, with their password hashes, from a copy',
      'Their sessions, and what they changed after the backup',
    ],
    [
      'An administrator account did damage',
      'See what it changed in the admin events, and then use one of the rows above',
      'It depends on how soon you notice',
    ],
  ],
}

export const restore: StepsProps = {
  composition: 'aside',
  id: 'restore',
  title: 'How a restore works',
  lead: 'If you request a restore, nothing in production changes until you have checked the restored state.',
  steps: [
    {
      label: 'You write to us',
      text: 'Tell us the realm, what is missing, and when it was last correct, with the time zone. If users can’t log in, say so first.',
    },
    {
      label: 'You confirm the request',
      text: `A member of your team${inDashboard} has to confirm the request, because one email isn’t enough to get a copy of a realm.`,
    },
    {
      label: 'We restore a copy',
      text: 'We restore the backup to an empty database and don’t touch your running realm yet.',
    },
    {
      label: 'You check the copy',
      text: 'We send you the number of users, clients, and organizations and the time of the newest stored event. You tell us whether this is the right state.',
    },
    {
      label: 'We switch over',
      text: 'We switch to the copy, or copy only what you need. Then you test a login with a password, a login through a customer’s identity provider, and a call to your API.',
    },
  ],
}

export const after: FeatureListProps = {
  title: 'What changes for your applications after a full restore',
  tone: 'sunken',
  features: [
    {
      term: 'Access tokens',
      text: 'They stay valid until they expire, because the signing keys are in the backup.',
    },
    {
      term: 'Sessions that started after the backup',
      text: 'The server doesn’t know them, so a refresh fails with invalid_grant and “Session not active”, and the user logs in again.',
    },
    {
      term: 'Users who registered after the backup',
      text: 'They no longer exist and have to register again, but your database can still contain their IDs.',
    },
    {
      term: 'Passwords changed after the backup',
      text: 'The old passwords are valid again. If users changed them because of an attack, require new ones.',
    },
    {
      term: 'Webhooks sent after the backup',
      text: 'Your receivers have events that the realm no longer knows, so compare them by event ID.',
    },
  ],
}

export const questions: FaqProps = {
  title: 'Questions that auditors ask',
  questions: [
    {
      question: 'Where are backups stored?',
      answer: `We store backups in the region of the deployment, next to its database, and they don’t leave that region.${hasStandby ? ' If you order a standby, its region has a copy of the database.' : ''}`,
      more: {label: 'Regions', to: '/hosting/deployments/'},
    },
    {
      question: 'How long do you keep backups, and can you delete one earlier?',
      answer: `We keep backups for ${days(keptFor)}, even after you delete a deployment. We can’t remove a single user from a backup. Their data is gone when the backup expires, and until then, we use it for restores only. Keep a list of the user IDs that you have deleted, and delete them again after a restore.`,
    },
    {
      question: 'Can we get our own copy?',
      answer:
        'Yes, we can give you a full export of your realm with users, password hashes, and keys. The file is full of secrets, so we agree with you on how to deliver it.',
      more: {label: 'Get a full export', to: '/docs/introduction/open-source/#get-a-full-export'},
    },
    {
      question: 'What if a whole region fails?',
      ...(standbyPlaces === undefined
        ? {
            answer:
              'The times on this page apply to a lost database. If the whole region fails, logins work again when it’s back.',
          }
        : {
            answer: `The times on this page apply to a lost database. For a lost region, ${planName.dedicated.a} can have a standby in a second region, available ${standbyPlaces}. You then lose at most ${duration(secondRegion.recoveryPoint)} of changes, and logins work within ${duration(secondRegion.recoveryTime)} after we decide to switch.`,
            more: {label: 'Second region', to: '/docs/service/regions/'},
          }),
    },
    {
      question: 'Can we rehearse a restore ourselves?',
      answer: 'Yes, you can import your export into a local server and log in. The launch checklist has the commands.',
      more: {label: 'Rehearse a recovery', to: '/docs/getting-started/launch-checklist/#recovery'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Fix small accidents yourself',
  text: 'If you keep an export of your realm under version control, you can restore a deleted client or role in minutes, without asking us.',
  actions: [{label: 'Put your realm under version control', to: '/docs/getting-started/launch-checklist/#recovery'}],
}
