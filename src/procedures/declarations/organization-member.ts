import {defineProcedure, found, query, realm, ref, type Lookup, type Step, type ValueReader} from '../procedure'
import {domainField, nameField, titleField} from './fields'
import {lookUpUser} from './users'

const NOT_IN_FILES =
  'Realm files contain no organizations of the organizations extension. Export and import them with its API, or create them with one of the scripts.'

const orgs = (name: string) => query(realm('orgs'), {search: name, max: '100'})

/** The organization and the user that a step is about. */
export const organizationLookup = (name: string): Lookup => ({
  name: 'org',
  what: `the organization ${name}`,
  path: orgs(name),
  where: {name},
})

type Value = ValueReader<'name' | 'displayName' | 'domain' | 'username' | 'role'>

const createOrganization = (value: Value): Step => ({
  title: 'Create the organization',
  console: [
    'The admin console shows organizations under **Organizations**.',
    `Select **Create organization**, and enter **${value('name')}** and **${value('domain')}**.`,
  ],
  what: `the organization ${value('name')}`,
  name: value('name'),
  find: {path: orgs(value('name')), where: {name: value('name')}},
  want: {name: value('name'), displayName: value('displayName'), domains: [value('domain')]},
  create: {method: 'POST', path: realm('orgs')},
  update: {method: 'PUT', path: realm('orgs', found())},
  remove: {method: 'DELETE', path: realm('orgs', found())},
})

const addMember = (value: Value): Step => ({
  title: 'Add the member',
  console: [`On the tab **Members** of the organization, add **${value('username')}**.`],
  what: `the member ${value('username')}`,
  name: value('username'),
  lookups: [organizationLookup(value('name')), lookUpUser(value('username'))],
  find: {
    path: query(realm('orgs', ref('org'), 'members'), {search: value('username'), max: '100'}),
    where: {username: value('username')},
  },
  want: {},
  create: {method: 'PUT', path: realm('orgs', ref('org'), 'members', ref('memberId'))},
  remove: {method: 'DELETE', path: realm('orgs', ref('org'), 'members', ref('memberId'))},
})

const createRole = (value: Value): Step => ({
  title: 'Create the role',
  console: [`On the tab **Roles** of the organization, create **${value('role')}**.`],
  what: `the role ${value('role')} of the organization`,
  name: value('role'),
  lookups: [organizationLookup(value('name'))],
  find: {path: realm('orgs', ref('org'), 'roles'), where: {name: value('role')}},
  want: {name: value('role')},
  create: {method: 'POST', path: realm('orgs', ref('org'), 'roles')},
  remove: {method: 'DELETE', path: realm('orgs', ref('org'), 'roles', value('role'))},
})

function grantRole(value: Value): Step {
  const grant = realm('orgs', ref('org'), 'roles', value('role'), 'users', ref('memberId'))
  return {
    title: 'Grant the role',
    console: [`On the tab **Members**, give **${value('username')}** the role **${value('role')}**.`],
    what: `the role ${value('role')} of ${value('username')}`,
    name: value('role'),
    lookups: [organizationLookup(value('name')), lookUpUser(value('username'))],
    find: {path: realm('users', ref('memberId'), 'orgs', ref('org'), 'roles'), where: {name: value('role')}},
    want: {},
    create: {method: 'PUT', path: grant},
    remove: {method: 'DELETE', path: grant},
  }
}

/** Creates an organization of the organizations extension, with a member who has a role. */
export default defineProcedure({
  name: 'organization-member',
  title: 'Create an organization with a member and a role',
  page: 'docs/organizations/roles.mdx',
  only: 'orgs',
  roles: {
    read: ['view-organizations', 'view-users'],
    write: ['view-organizations', 'manage-organizations', 'view-users'],
  },
  values: [
    nameField('name', 'Name of the organization', 'cedar'),
    titleField('displayName', 'Display name', 'Cedar Bank'),
    domainField('domain', 'Domain', 'cedar.example'),
    nameField('username', 'Username of the member', 'ida'),
    nameField('role', 'Role in the organization', 'billing'),
  ],
  steps: (value) => [createOrganization(value), addMember(value), createRole(value), grantRole(value)],
  terraform: () => ({
    none: 'The provider keycloak/keycloak has resources for native organizations only, not for those of the organizations extension.',
  }),
  realmImport: () => ({none: NOT_IN_FILES}),
})
