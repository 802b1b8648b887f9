import {admin, defineProcedure, found, query, ref, type Lookup, type Step, type ValueReader} from '../procedure'
import {domainField, nameField, titleField} from './fields'
import {realmSettings} from './terraform'
import {lookUpUser} from './users'

type Value = ValueReader<'name' | 'alias' | 'domain' | 'username'>

const organization = (value: Value) => ({
  name: value('name'),
  alias: value('alias'),
  enabled: true,
  domains: [{name: value('domain')}],
})

const turnOn: Step = {
  title: 'Turn on organizations',
  console: ['Open **Realm settings**, turn **Organizations** on, and select **Save**.'],
  what: 'the realm',
  name: 'organizations',
  find: {path: admin()},
  want: {organizationsEnabled: true},
  update: {method: 'PUT', path: admin()},
}

const createOrganization = (value: Value): Step => ({
  title: 'Create the organization',
  console: [
    'Open **Organizations** and select **Create organization**.',
    `Enter **${value('name')}** as **Name**, **${value('alias')}** as **Alias**, and **${value('domain')}** as **Domain**, and select **Save**.`,
  ],
  what: `the organization ${value('name')}`,
  name: value('name'),
  find: {
    path: query(admin('organizations'), {search: value('name'), exact: 'true', briefRepresentation: 'false'}),
    where: {name: value('name')},
  },
  want: organization(value),
  create: {method: 'POST', path: admin('organizations')},
  remove: {method: 'DELETE', path: admin('organizations', found())},
})

const organizationLookup = (name: string): Lookup => ({
  name: 'organization',
  what: `the organization ${name}`,
  path: query(admin('organizations'), {search: name, exact: 'true'}),
  where: {name},
})

function addMember(value: Value): Step {
  const members = ['organizations', ref('organization'), 'members'] as const
  return {
    title: 'Add the member',
    console: [
      `On the tab **Members** of the organization, select **Add member** > **Add realm user**.`,
      `Select **${value('username')}**, and select **Add**.`,
    ],
    what: `the member ${value('username')}`,
    name: value('username'),
    lookups: [organizationLookup(value('name')), lookUpUser(value('username'))],
    find: {
      path: query(admin(...members), {search: value('username'), exact: 'true'}),
      where: {username: value('username')},
    },
    want: {},
    create: {method: 'POST', path: admin(...members), body: ref('memberId')},
    remove: {method: 'DELETE', path: admin(...members, found())},
  }
}

/** Creates one of Keycloak's own organizations, with a domain and a member. */
export default defineProcedure({
  name: 'native-organization',
  title: 'Create a native organization with a member',
  page: 'docs/native-organizations/setup.mdx',
  only: 'native-organizations',
  roles: {read: ['view-realm', 'view-users'], write: ['manage-realm', 'manage-users']},
  values: [
    titleField('name', 'Name of the organization', 'Cedar Bank'),
    nameField('alias', 'Alias', 'cedar'),
    domainField('domain', 'Domain', 'cedar.example'),
    nameField('username', 'Username of the member', 'alice'),
  ],
  steps: (value) => [turnOn, createOrganization(value), addMember(value)],
  terraform: (value) => {
    const {blocks, note} = realmSettings({arguments: {organizations_enabled: true}})
    return {
      blocks: [
        ...blocks,
        {
          kind: 'resource',
          type: 'keycloak_organization',
          label: 'organization',
          arguments: {realm: {hcl: 'keycloak_realm.realm.id'}, name: value('name'), alias: value('alias')},
          blocks: {domain: {arguments: {name: value('domain')}}},
        },
      ],
      note: `${note} The provider has no resource for members. If you remove the settings later, the provider deletes the organization and leaves organizations on.`,
    }
  },
  realmImport: (value) => ({
    as: 'realm',
    realm: {
      organizationsEnabled: true,
      organizations: [{...organization(value), members: [{username: value('username'), membershipType: 'UNMANAGED'}]}],
    },
    note: 'The member has to be in the list users of the same file.',
  }),
})
