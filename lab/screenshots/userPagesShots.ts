import {REALM} from '../realm/settings'
import {logInBob, withBob} from './docsStates'
import {withRegistration, withoutRegistration, withoutTranslation, withTranslation} from './realmStates'
import type {Shot} from './shot'
import {
  showPlainBrowser,
  showSteadyCode,
  showSteadyRecoveryCodes,
  withTerms,
  withUnverifiedBob,
} from './userPagesStates'
import {withSessions} from './userStates'

/** What users see: login pages and the account console, on the registry bundle. */
const page = {
  bundle: 'registry',
  as: 'nobody',
  window: {width: 720, height: 900},
  path: `/realms/${REALM}/account/`,
  crop: ['#kc-header', '.pf-v5-c-login__main'],
} as const

const account = {bundle: 'registry', as: 'member', window: {width: 1220, height: 1000}} as const

/** Pages between a login and the application, and those of the account console. */
export const userPagesShots = {
  'login-registration': {
    ...page,
    window: {width: 720, height: 1300},
    prepare: withRegistration,
    act: async (page, lab) => {
      await page.getByRole('link', {name: 'Register'}).click()
      await page.locator('#phoneNumber').waitFor()
      await withoutRegistration(lab)
    },
    shows: ['#phoneNumber', 'role=button[name="Register"]'],
    alt: 'The registration form of Acme. Below the fields for username, password, email, and name is the field Phone number.',
  },
  'login-code-setup': {
    ...page,
    window: {width: 720, height: 1300},
    prepare: withBob(['CONFIGURE_TOTP']),
    act: async (page) => {
      await logInBob('#totp')(page)
      await showSteadyCode(page)
    },
    shows: ['text=Mobile Authenticator Setup', '#totp'],
    alt: 'The page Mobile Authenticator Setup with three steps: install one of three applications, scan the QR code, and enter the code of the application in the field One-time code. Below it is the field Device Name.',
  },
  'login-recovery-codes': {
    ...page,
    window: {width: 720, height: 1300},
    prepare: withBob(['CONFIGURE_RECOVERY_AUTHN_CODES']),
    act: async (page) => {
      await logInBob('#kc-recovery-codes-list')(page)
      await showSteadyRecoveryCodes(page)
    },
    shows: ['#kc-recovery-codes-list', 'text=Download'],
    alt: 'The page Recovery Authentication Codes with twelve numbered codes and the links Print, Download, and Copy. The button Complete setup is disabled until the user confirms that the codes are saved.',
  },
  'login-translation': {
    ...page,
    prepare: withTranslation,
    act: async (page, lab) => {
      await page.getByText('Log in to Acme').first().waitFor()
      await withoutTranslation(lab)
    },
    shows: ['text=Log in to Acme'],
    alt: 'The login page with the heading Log in to Acme instead of Sign in to your account.',
  },
  'login-reset': {
    ...page,
    act: async (page) => {
      await page.getByRole('link', {name: 'Forgot Password?'}).click()
      await page.locator('#username').fill('alice@acme.example')
    },
    shows: ['text=Forgot Your Password?', 'text=Back to Login'],
    alt: 'The page Forgot Your Password? with the field for the email address, the link “Back to Login”, and the button Submit.',
  },
  'login-wrong-password': {
    ...page,
    act: async (page) => {
      await page.locator('#username').fill('alice')
      await page.locator('#password').fill('wrong')
      await page.locator('#kc-login').click()
    },
    shows: ['text=Invalid username or password.'],
    alt: 'The login page after a wrong password. Below the field it says: Invalid username or password.',
  },
  'login-verify-email': {
    ...page,
    prepare: withUnverifiedBob,
    act: logInBob('text=Email verification'),
    shows: ['text=Email verification', 'text=Click here'],
    alt: 'The page Email verification. It says that an email with instructions was sent to bob@acme.example, and has a link to send it again.',
  },
  'login-update-profile': {
    ...page,
    window: {width: 720, height: 1000},
    prepare: withBob(['UPDATE_PROFILE']),
    act: logInBob('text=Update Account Information'),
    shows: ['text=Update Account Information', '#email'],
    alt: 'The page Update Account Information: a form with the email address and the name of Bob Berg, and the button Submit.',
  },
  'login-terms': {
    ...page,
    prepare: withTerms,
    act: logInBob('text=Terms and Conditions'),
    shows: ['text=Terms and Conditions', 'text=Accept'],
    alt: 'The page Terms and Conditions with the text Terms and conditions to be defined and the buttons Accept and Decline.',
  },
  'account-signing-in': {
    ...account,
    path: `/realms/${REALM}/account/account-security/signing-in`,
    shows: ['text=Two-factor authentication', 'text=Set up Authenticator application'],
    crop: ['text="Two-factor authentication"', 'text=Set up Authenticator application', 'text=Passkey is not set up'],
    alt: 'The page Signing in of the account console, from the heading Two-factor authentication on: no authenticator application and no passkey are set up, and each has a link to set one up.',
  },
  'account-devices': {
    ...account,
    prepare: withSessions('max', 1),
    path: `/realms/${REALM}/account/account-security/device-activity`,
    act: showPlainBrowser,
    shows: ['text=Device activity', 'text=Current session'],
    crop: ['role=heading[name="Device activity"]', 'text=Sign out all devices', 'text=/7:00/ >> nth=-1'],
    phone: {left: 0, top: 0, width: 600, height: 622},
    alt: 'The page Device activity of the account console: two sessions, the first of which is marked Current session. The other has the button Sign out. Above them is Sign out all devices.',
  },
} as const satisfies Record<string, Shot>
