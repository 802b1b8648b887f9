import {PASSWORD} from '../realm/people'
import {REALM} from '../realm/settings'
import {
  logInBob,
  TEAM_CLIENT,
  withBob,
  withoutSocialProviders,
  withSecondAlice,
  withSocialProviders,
  withTeamClient,
} from './docsStates'
import type {Shot} from './shot'
import {loginAddress} from './states'

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
    alt: 'The page that follows the password of somebody with a code app: the user name bob, the field One-time code, and the button Sign In.',
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
} as const satisfies Record<string, Shot>
