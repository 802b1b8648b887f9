import {admin, defineProcedure, found, ref, type Step} from '../procedure'
import {nameField} from './fields'
import {lookUpUser} from './users'

const NOT_CONFIGURATION = 'The credentials of a user aren’t configuration, so no file describes their removal.'

/** Deletes the one-time codes of a user who lost the phone. */
export default defineProcedure({
  name: 'remove-lost-phone',
  title: 'Remove a lost phone',
  page: 'docs/authentication/otps.mdx',
  roles: {read: ['view-users'], write: ['manage-users']},
  values: [nameField('username', 'Username', 'bob')],
  steps: (value): readonly Step[] => [
    {
      title: 'Delete the one-time code',
      console: [
        `Open **Users** > **${value('username')}** > **Credentials**.`,
        'In the row **Otp**, select **Delete**, and confirm.',
      ],
      what: `the one-time code of ${value('username')}`,
      name: value('username'),
      caution: 'Verify the user’s identity first. Attackers also call support and say that they lost their phone.',
      lookups: [lookUpUser(value('username'))],
      find: {path: admin('users', ref('memberId'), 'credentials'), where: {type: 'otp'}},
      want: 'absent',
      remove: {method: 'DELETE', path: admin('users', ref('memberId'), 'credentials', found())},
      final: 'A deleted credential can’t be restored. The user has to set up a new one.',
    },
  ],
  terraform: () => ({none: NOT_CONFIGURATION}),
  realmImport: () => ({none: NOT_CONFIGURATION}),
})
