import {REALM} from '../realm/settings'
import {userPage} from './consoleAddresses'
import {bobCredentials, withBob} from './docsStates'
import type {Shot} from './shot'
import {CONSOLE} from './states'
import {withAdminEvent, withFailedLogin, withHelpDesk, withLockedBob, withSessions} from './userStates'

/** Users, sessions, and events, on the registry bundle. */
const page = {bundle: 'registry', as: 'realmAdmin', window: {width: 900, height: 1200}} as const

/** Pages of the menu items Users, Sessions, and Events. */
export const userShots = {
  'user-sessions': {
    ...page,
    prepare: withSessions('alice', 2),
    path: userPage('alice', 'sessions'),
    act: async (page) => {
      await page
        .getByRole('row')
        .filter({hasText: 'acme-team'})
        .first()
        .getByRole('button', {name: 'Kebab toggle'})
        .click()
    },
    shows: ['text=Logout all sessions', 'text=acme-team', 'text="Sign out"'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'text="Sign out"', 'tr:has-text("acme-team") >> nth=1'],
    room: 24,
    phone: {left: 290, top: 0, width: 610, height: 275},
    alt: 'The tab Sessions of the user alice with two sessions, each with its start, last access, IP address, and client. The menu of a row is open and shows Sign out. Above the list is the button Logout all sessions.',
  },
  'user-required-action': {
    ...page,
    prepare: withBob(['UPDATE_PASSWORD']),
    path: userPage('bob', 'settings'),
    shows: ['text=Required user actions', 'text=Update Password', 'text=Email verified'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'text="Email verified"', 'text="General"'],
    phone: {left: 0, top: 0, width: 600, height: 413},
    alt: 'The tab Details of the user bob. The field Required user actions contains Update Password.',
  },
  'user-credential-reset': {
    ...page,
    prepare: withBob([]),
    path: bobCredentials,
    act: async (page) => {
      await page.getByRole('button', {name: 'Credential Reset'}).click()
      await page.getByRole('dialog').getByPlaceholder('Select action').click()
      await page.getByRole('option', {name: 'Update Password'}).click()
      await page.getByRole('dialog').getByText('Expires In').click()
    },
    shows: ['.pf-v5-c-modal-box', 'text=Expires In'],
    crop: ['.pf-v5-c-modal-box'],
    room: 0,
    phone: {left: 0, top: 0, width: 600, height: 252},
    alt: 'The dialog Credentials Reset for the user bob: Reset action contains Update Password, Expires In is 12 hours, and the button is Send Email.',
  },
  'user-set-password': {
    ...page,
    prepare: withBob([]),
    path: bobCredentials,
    act: async (page) => {
      await page.getByRole('button', {name: 'Reset password'}).click()
      await page.locator('#temporaryPassword').click({force: true})
    },
    shows: ['.pf-v5-c-modal-box', 'text=Temporary'],
    crop: ['.pf-v5-c-modal-box'],
    room: 0,
    alt: 'The dialog Set password for bob with two fields for the password. The switch Temporary is off.',
  },
  'user-locked': {
    ...page,
    prepare: withLockedBob,
    path: userPage('bob', 'settings'),
    shows: ['text="Temporarily locked"'],
    crop: ['text="General"', 'text="Temporarily locked"', '[name="lastName"]'],
    highlight: 'text="Temporarily locked"',
    alt: 'The tab Details of the user bob. Below the names, the switch Temporarily locked is on, and its label has a frame.',
  },
  'user-role-mapping': {
    ...page,
    window: {width: 900, height: 700},
    prepare: withHelpDesk,
    path: userPage('sam', 'role-mapping'),
    shows: ['text=manage-users', 'text=query-users'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'tr:has-text("query-users")', 'tr:has-text("manage-users")'],
    phone: {left: 0, top: 0, width: 600, height: 317},
    alt: 'The tab Role mapping of the user sam: the roles manage-users and query-users of the client realm-management, and the role default-roles-acme.',
  },
  'console-help-desk': {
    bundle: 'registry',
    as: 'nobody',
    window: {width: 1220, height: 560},
    prepare: withHelpDesk,
    path: `/admin/${REALM}/console/`,
    act: async (page) => {
      await page.locator('#username').fill('sam')
      await page.locator('#password').fill('local-use-only')
      await page.locator('#kc-login').click()
      await page.getByRole('link', {name: 'Users'}).click()
    },
    shows: ['role=link[name="Users"]', 'role=button[name="Add user"]', 'text="olivia"'],
    crop: ['text="Acme"', 'role=link[name="Users"]', 'role=button[name="Add user"]', 'text="olivia"'],
    phone: {left: 0, top: 0, width: 600, height: 493},
    alt: 'The admin console as Sam of the help desk sees it. The only entry of the menu is Users, and the list of users has the button Add user.',
  },
  'events-login-error': {
    ...page,
    prepare: withFailedLogin,
    path: `${CONSOLE}/events/user-events`,
    act: async (page) => {
      await page.getByRole('row').filter({hasText: 'LOGIN_ERROR'}).first().getByRole('button').first().click()
    },
    shows: ['text=invalid_user_credentials'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'text=invalid_user_credentials'],
    phone: {left: 0, top: 0, width: 600, height: 586},
    alt: 'The list of user events with the row LOGIN_ERROR expanded. Its details are the grant type password, the username bob, and the error invalid_user_credentials.',
  },
  'events-admin-search': {
    ...page,
    prepare: withAdminEvent,
    path: `${CONSOLE}/events/admin-events`,
    act: async (page) => {
      await page.getByRole('button', {name: 'Search admin event'}).click()
      await page.locator('[name="resourcePath"]').fill('clients/*')
    },
    shows: ['text=Resource types', 'text=Resource path', 'role=button[name="Search admin events"]'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'role=button[name="Search admin events"]'],
    phone: {left: 0, top: 0, width: 600, height: 762},
    alt: 'The tab Admin events with the open form Search admin event: fields for resource types, operation types, resource path, realm, client, user ID, IP address, and two dates. Resource path contains clients/*.',
  },
  'sessions-revocation': {
    ...page,
    path: `${CONSOLE}/sessions`,
    act: async (page) => {
      await page.getByTestId('action-dropdown').click()
      await page.getByRole('menuitem', {name: 'Revocation'}).click()
    },
    shows: ['.pf-v5-c-modal-box', 'text=Set to now'],
    crop: ['.pf-v5-c-modal-box'],
    room: 0,
    alt: 'The dialog Revocation: not before is None, and the buttons are Set to now, Clear, Push, and Cancel.',
  },
} as const satisfies Record<string, Shot>
