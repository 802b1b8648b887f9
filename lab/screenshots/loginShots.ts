import {PASSWORD} from '../realm/people'
import {REALM} from '../realm/settings'
import {
  logInBob,
  TEAM_CLIENT,
  withBob,
  withInvitation,
  withoutSocialProviders,
  withSecondAlice,
  withSocialProviders,
  withTeamClient,
} from './docsStates'
import type {Shot} from './shot'
import {logIn, loginAddress} from './states'

const page = {
  bundle: 'registry',
  as: 'nobody',
  window: {width: 720, height: 720},
  path: `/realms/${REALM}/account/`,
  crop: ['#kc-header', '.pf-v5-c-login__main'],
} as const

/** The pages between a login and the application. */
export const loginShots = {
  'login-code': {
    ...page,
    prepare: withBob([], true),
    act: logInBob('#otp'),
    shows: ['#otp', 'text=One-time code'],
    phone: {left: 0, top: 0, width: 532, height: 472},
    alt: 'The page that a user with an authenticator app sees after the password: the username bob, the field One-time code, and the button Sign In.',
  },
  'login-passkey-registration': {
    ...page,
    prepare: withBob(['webauthn-register-passwordless']),
    act: logInBob('#registerWebAuthn'),
    shows: ['#registerWebAuthn', 'text=Passkey Registration'],
    phone: {left: 0, top: 0, width: 532, height: 368},
    alt: 'The page Passkey Registration with the button Register and a check box to sign out from other devices.',
  },
  'login-new-password': {
    ...page,
    prepare: withBob(['UPDATE_PASSWORD']),
    act: logInBob('#password-new'),
    shows: ['text=You need to change your password to activate your account.', '#password-new'],
    phone: {left: 0, top: 0, width: 532, height: 624},
    alt: 'The page Update password. It says: You need to change your password to activate your account. Below it are the fields New Password and Confirm password.',
  },
  'login-social': {
    ...page,
    window: {width: 720, height: 900},
    prepare: withSocialProviders,
    act: withoutSocialProviders,
    shows: ['text=Or sign in with', '#social-google', '#social-github'],
    phone: {left: 0, top: 0, width: 532, height: 822},
    alt: 'The login page of Acme. Below the form for user name and password it says Or sign in with, and has the buttons GitHub, Google and Microsoft.',
  },
  'login-account-exists': {
    ...page,
    prepare: async (lab) => {
      await withSecondAlice(lab)
      await withTeamClient(lab)
    },
    path: async (lab) => `${await loginAddress(TEAM_CLIENT)(lab)}&kc_idp_hint=cedar-oidc`,
    act: async (page) => {
      await page.locator('#username').fill('alice')
      await page.locator('#password').fill(PASSWORD)
      await page.locator('#kc-login').click()
    },
    shows: ['text=Account already exists', 'text=Add to existing account'],
    phone: {left: 0, top: 0, width: 532, height: 444},
    alt: 'The page Account already exists. It says: User with email alice@acme.example already exists. How do you want to continue? Below it are the buttons Review profile and Add to existing account.',
  },
  'login-organization': {
    ...page,
    prepare: withTeamClient,
    path: async (lab) => `${await loginAddress(TEAM_CLIENT)(lab)}&prompt=select_account`,
    act: async (page) => {
      await logIn('ida')(page)
      await page.locator('#select-organization').selectOption({label: 'cedar'})
    },
    shows: ['text=Select an Organization'],
    phone: {left: 0, top: 0, width: 532, height: 478},
    alt: 'The page Select an Organization for the user ida, with a list in which cedar is chosen, and the button Submit.',
  },
  'login-invitations': {
    ...page,
    prepare: withInvitation,
    act: logIn('alice'),
    shows: ['text=You have been invited to join'],
    phone: {left: 0, top: 0, width: 532, height: 388},
    alt: 'The page Invitations. It says: You have been invited to join the following organizations. Uncheck those you wish to decline. Below it, Cedar Bank is checked, and there is the button Accept.',
  },
} as const satisfies Record<string, Shot>
