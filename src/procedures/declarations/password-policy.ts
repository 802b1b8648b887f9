import {admin, defineProcedure, type Step} from '../procedure'
import {numberField} from './fields'
import {realmSettings} from './terraform'

const policy = (value: (name: 'length' | 'history') => string): string =>
  `length(${Number(value('length'))}) and maxLength(128) and notUsername and notContainsUsername and passwordHistory(${Number(value('history'))})`

/** Sets the rules that new passwords have to follow. */
export default defineProcedure({
  name: 'password-policy',
  title: 'Set the password policy',
  page: 'docs/security/password-policy.mdx',
  roles: {read: ['view-realm'], write: ['manage-realm']},
  values: [
    numberField('length', 'Minimum length', 15, 'Characters'),
    numberField('history', 'Not recently used', 5, 'Earlier passwords that are refused'),
  ],
  steps: (value): readonly Step[] => [
    {
      title: 'Set the policy',
      console: [
        'Open **Authentication** > **Policies** > **Password policy**.',
        `With **Add policy**, add **Minimum Length** with **${value('length')}**, **Maximum Length** with **128**, **Not Username**, **Not Contains Username**, and **Not Recently Used** with **${value('history')}**.`,
        'Select **Save**.',
      ],
      what: 'the password policy',
      name: 'password policy',
      caution: 'The policy replaces the present one as a whole. Rules that aren’t in the new policy no longer apply.',
      find: {path: admin()},
      want: {passwordPolicy: policy(value)},
      update: {method: 'PUT', path: admin()},
      none: {passwordPolicy: ''},
    },
  ],
  terraform: (value) => realmSettings({arguments: {password_policy: policy(value)}}),
  realmImport: (value) => ({as: 'realm', realm: {passwordPolicy: policy(value)}}),
})
