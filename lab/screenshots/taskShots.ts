import {APPLICATION} from './acme'
import {clientPage, flowPage, userPage} from './consoleAddresses'
import {openSettings, withCreateOrLink, withStep} from './flowStates'
import type {Shot} from './shot'
import {CONSOLE} from './states'

/** The admin console without its menu, on the registry bundle. */
const page = {bundle: 'registry', as: 'realmAdmin', window: {width: 800, height: 1000}} as const

/** What pages of the documentation about one task ask for in the admin console. */
export const taskShots = {
  'flow-session-limit': {
    ...page,
    window: {width: 900, height: 1000},
    prepare: withStep({
      flow: 'limited',
      provider: 'user-session-limits',
      alias: 'limit-browser-limits',
      config: {userRealmLimit: '2', userClientLimit: '0', behavior: 'Terminate oldest session'},
    }),
    path: flowPage('limited'),
    act: openSettings,
    shows: ['text=Maximum concurrent sessions for each user within this realm.', 'text=Terminate oldest session'],
    crop: ['.pf-v5-c-modal-box'],
    room: 0,
    alt: 'The settings of User session count limiter: the alias is limit-browser-limits, the limit of sessions in the realm is 2, the limit for each client is 0, and the behavior is Terminate oldest session.',
  },
  'user-impersonate': {
    ...page,
    window: {width: 900, height: 420},
    path: userPage('alice', 'settings'),
    act: (page) => page.getByTestId('action-dropdown').click(),
    shows: ['text=Impersonate'],
    phone: {left: 440, top: 90, width: 460, height: 260},
    alt: 'The page of the user alice in the admin console. The menu Action is open and has Impersonate and Delete.',
  },
  'client-consent': {
    ...page,
    window: {width: 800, height: 3600},
    path: clientPage(APPLICATION, 'settings'),
    act: (page) => page.getByTestId('consentRequired').click({force: true}),
    shows: ['text="Consent required"', 'text="Display client on screen"'],
    crop: ['text="Login settings"', 'text="Login theme"', 'text="Display client on screen"'],
    highlight: 'text="Consent required"',
    alt: 'The section Login settings of a client. Consent required is on and has a frame. Below it, Display client on screen is off.',
  },
  'flow-create-or-link': {
    ...page,
    window: {width: 900, height: 1000},
    prepare: withCreateOrLink,
    path: flowPage('create-or-link'),
    shows: ['text=Create User If Unique', 'text=Automatically set existing user', 'text=Deny access'],
    crop: ['text="create-or-link"', 'role=button[name="Action"]', 'tr:has-text("Deny access")'],
    phone: {left: 0, top: 0, width: 600, height: 600},
    alt: 'The flow create-or-link in the editor. Create User If Unique and the sub-flow link-existing are Alternative. In link-existing, Automatically set existing user is Required, and the sub-flow refuse-others is Conditional, with Condition - user role and Deny access, both Required.',
  },
  'user-ldap': {
    ...page,
    window: {width: 800, height: 1300},
    path: `${CONSOLE}/user-federation/ldap/new`,
    act: async (page) => {
      await page.locator('[name="config.connectionUrl.0"]').fill('ldaps://ldap.cedar.example')
      await page.locator('[name="config.bindDn.0"]').fill('cn=keycloak,ou=services,dc=cedar,dc=example')
    },
    shows: ['text="Connection and authentication settings"', 'text=Test connection', 'text=Test authentication'],
    crop: ['text="Connection and authentication settings"', '[name="config.bindDn.0"]', 'text="Test authentication"'],
    alt: 'The section Connection and authentication settings of a new LDAP provider: Connection URL is ldaps://ldap.cedar.example, Bind type is simple, Bind DN is filled in, and Bind credentials is empty. Below the fields are the buttons Test connection and Test authentication.',
  },
  'realm-admin-permissions': {
    ...page,
    window: {width: 900, height: 1300},
    path: `${CONSOLE}/realm-settings/general`,
    shows: ['text="Admin Permissions"'],
    crop: [
      '.pf-v5-c-form__group:has-text("User-managed access")',
      '.pf-v5-c-form__group:has-text("Unmanaged Attributes")',
    ],
    highlight: 'text="Admin Permissions"',
    phone: {left: 0, top: 0, width: 460, height: 207},
    alt: 'The end of the tab General, with User-managed access, Admin Permissions, and Unmanaged Attributes. Admin Permissions has a frame; it is off.',
  },
  'client-saml': {
    ...page,
    window: {width: 800, height: 620},
    path: `${CONSOLE}/clients/add-client`,
    act: async (page) => {
      await page.locator('#clientType, [id="protocol"]').first().click()
      await page.getByRole('option', {name: 'SAML'}).click()
      await page.locator('[name="clientId"]').fill('https://wiki.acme.example/saml/metadata')
      await page.locator('[name="name"]').fill('Wiki')
    },
    shows: ['text=Client type', '[name="clientId"]'],
    phone: {left: 0, top: 200, width: 560, height: 400},
    alt: 'The first step of Create client. Client type is SAML, Client ID is https://wiki.acme.example/saml/metadata, and Name is Wiki.',
  },
} as const satisfies Record<string, Shot>
