import type {Page} from '@playwright/test'
import type {Lab} from '../start'
import {people} from '../realm/people'
import {MAGIC_LINK_CLIENT, REALM} from '../realm/settings'
import {accountShots} from './accountShots'
import {APPLICATION, asAcme, asCompany, sendAddress, typeAddress} from './acme'
import {clientAdvancedShots} from './clientAdvancedShots'
import {clientShots} from './clientShots'
import {consentShots} from './consentShots'
import {consoleShots} from './consoleShots'
import {customerShots} from './customerShots'
import {flowShots} from './flowShots'
import {grantShots} from './grantShots'
import {loginShots} from './loginShots'
import {oauth2ProxyShots} from './oauth2ProxyShots'
import {providerShots} from './providerShots'
import {realmGeneralShots} from './realmGeneralShots'
import {realmShots} from './realmShots'
import {userPagesShots} from './userPagesShots'
import {userShots} from './userShots'
import type {Shot} from './shot'
import {stepShots} from './stepShots'
import {switchShots} from './switchShots'
import {taskShots} from './taskShots'
import {
  CONSOLE,
  enterName,
  logIn,
  loginAddress,
  lookOfAcme,
  openGenericWizard,
  openNativeOrganizations,
  showMail,
  withLook,
  wizardAddress,
  withRealm,
} from './states'

/** Wide enough for the menu of the console. */
const withMenu = {width: 1200, height: 760}
const loginWindow = {width: 720, height: 680}
const mailWindow = {width: 760, height: 460}

/** The card of a login page, and what is above it. */
const CARD = '.pf-v5-c-login__main'
const closeUp = {width: 560, height: 720}

/** What the marketing pages show of a login at Acme. */
const acmeLogin = {
  bundle: 'full',
  as: 'nobody',
  window: closeUp,
  prepare: asAcme,
  path: loginAddress(APPLICATION),
  shows: ['#username', '#kc-login'],
} as const satisfies Omit<Shot, 'alt'>

const wideLogin = {
  ...acmeLogin,
  window: {width: 720, height: 640},
  act: typeAddress('carol@cedar.example'),
  phone: {left: 90, top: 100, width: 540, height: 440},
  points: {address: '#username', logo: '#kc-header'},
  alt: 'The login page of Acme with its logo and in its colors. Its only field, Email, holds carol@cedar.example; below it is the button Sign In.',
} as const satisfies Shot

const loginOf = (address: string) =>
  ({
    ...acmeLogin,
    act: typeAddress(address),
    crop: ['#kc-header', CARD],
    room: 0,
    phone: {left: 0, top: 130, width: 500, height: 309},
    alt: `The login form of Acme. Its only field, Email, holds ${address}; below it is the button Sign In.`,
  }) as const satisfies Shot

const cedarLogin = {
  ...acmeLogin,
  prepare: asCompany('cedar'),
  act: sendAddress('carol@cedar.example', '#password'),
  crop: ['#kc-header', CARD],
  room: 0,
  shows: ['#username', '#password'],
  alt: 'The login page of Cedar Bank in its own colors, with fields for the user name and the password.',
} as const satisfies Shot

const mapleLogin = {
  ...cedarLogin,
  prepare: asCompany('maple'),
  act: sendAddress('mia@maple.example', '#password'),
  alt: 'The login page of Maple Health in its own colors, with fields for the user name and the password.',
} as const satisfies Shot

const birchMail = {
  ...acmeLogin,
  window: {width: 560, height: 460},
  act: async (page: Page, lab: Lab) => {
    await sendAddress('piet@birch.example', 'text=/check your email/i')(page)
    await showMail({to: people.piet.email})(page, lab)
  },
  shows: ['header'],
  crop: ['header', 'main'],
  room: 0,
  alt: 'The mail with a magic link, from Acme to piet@birch.example. Its subject is Log in to Acme, and it holds the link Click to log in.',
} as const satisfies Shot

const dark = <T extends Shot>(shot: T) => ({...shot, scheme: 'dark'}) as const

/** Every picture that the site shows, in the order in which they are taken. */
export const shots = {
  'admin-realm-settings': {
    bundle: 'registry',
    as: 'realmAdmin',
    window: withMenu,
    path: `${CONSOLE}/realm-settings/general`,
    shows: ['role=link[name="Authentication"]', 'role=tab[name="General"]', '[name="displayName"]'],
    highlight: '[name="displayName"]',
    phone: {left: 300, top: 90, width: 480, height: 540},
    alt: 'The admin console of the realm Acme. In the menu on the left, Realm settings is chosen; on the tab General, the field Display name has a frame and holds the text Acme.',
  },
  'admin-realm-login': {
    bundle: 'registry',
    as: 'realmAdmin',
    window: {width: 960, height: 1060},
    path: `${CONSOLE}/realm-settings/login`,
    shows: ['text=Login screen customization', 'text=Email settings', 'text=Verify email'],
    phone: {left: 0, top: 90, width: 440, height: 920},
    alt: 'The tab Login of the realm settings: switches in the groups Login screen customization, Email settings and User info settings. Forgot password, Remember me, Login with email and Verify email are on.',
  },
  'admin-realm-email': {
    bundle: 'registry',
    as: 'realmAdmin',
    window: {width: 960, height: 640},
    path: `${CONSOLE}/realm-settings/email`,
    shows: ['[name="smtpServer.from"]', '[name="smtpServer.fromDisplayName"]'],
    phone: {left: 0, top: 140, width: 480, height: 500},
    alt: 'The tab Email of the realm settings, with the fields From, From display name, Reply to, Reply to display name and Envelope from.',
  },
  'admin-event-listeners': {
    bundle: 'registry',
    as: 'realmAdmin',
    window: {width: 960, height: 430},
    path: `${CONSOLE}/realm-settings/events`,
    shows: ['text=Event listeners', 'text=ext-event-webhook'],
    phone: {left: 0, top: 140, width: 560, height: 280},
    alt: 'The tab Events of the realm settings, with the tab Event listeners open: the field holds jboss-logging and ext-event-webhook; below it are the buttons Save and Revert.',
  },
  'admin-clients': {
    bundle: 'registry',
    as: 'realmAdmin',
    window: {width: 1100, height: 760},
    path: `${CONSOLE}/clients`,
    shows: ['text=acme-web', 'text=Create client'],
    highlight: 'text=Create client',
    phone: {left: 0, top: 150, width: 460, height: 460},
    alt: 'The list of clients of the realm, with their names, types and addresses. Above it, the button Create client has a frame.',
  },
  'admin-flow': {
    bundle: 'registry',
    as: 'realmAdmin',
    window: {width: 1100, height: 1190},
    path: `${CONSOLE}/authentication`,
    act: async (page) => page.getByRole('link', {name: 'browser', exact: true}).click(),
    shows: ['text=Username Password Form', 'text=OTP Form'],
    alt: 'The authentication flow browser as a list of steps, each with its requirement. It starts with Cookie, Kerberos, and Identity Provider Redirector. The flow forms follows, with Username Password Form and, below a condition, OTP Form and WebAuthn Authenticator.',
  },
  login: {
    bundle: 'registry',
    as: 'nobody',
    window: loginWindow,
    path: `/realms/${REALM}/account/`,
    shows: ['#username', '#password', '#kc-login', 'text=Forgot Password?'],
    phone: {left: 100, top: 40, width: 520, height: 580},
    alt: 'The login page of the realm Acme in Keycloak’s own look: fields for user name and password, Remember me, Forgot Password?, and the buttons Sign In and Sign in with Passkey.',
  },
  'account-personal-info': {
    bundle: 'registry',
    as: 'member',
    window: {width: 1200, height: 680},
    shows: ['role=heading[name="Personal info"]', '#email'],
    phone: {left: 300, top: 90, width: 460, height: 570},
    alt: 'The account pages of Max Rivers. The menu has Personal info, Account security and Applications; the form holds his locale, user name, email address, first and last name.',
  },
  'mail-password-reset': {
    bundle: 'registry',
    as: 'nobody',
    window: mailWindow,
    path: `/realms/${REALM}/account/`,
    act: async (page, lab) => {
      await page.getByRole('link', {name: 'Forgot Password?'}).click()
      await enterName(page, 'alice')
      await showMail({to: people.alice.email, subject: /Reset password/})(page, lab)
    },
    shows: ['text=Link to reset credentials'],
    crop: ['header', 'main'],
    alt: 'The password reset email, from no-reply@acme.example to Alice. It says that a change of the account’s credentials was requested, and that the link to reset them expires within 5 minutes.',
  },
  'admin-organizations': {
    bundle: 'plain',
    as: 'realmAdmin',
    window: withMenu,
    act: openNativeOrganizations,
    shows: ['text=Cedar Bank'],
    phone: {left: 290, top: 90, width: 470, height: 340},
    alt: 'Keycloak’s own organizations in the admin console: a list with Birch Labs, Cedar Bank and Maple Health, their domains, and the button Create organization.',
  },
  'magic-link-sent': {
    bundle: 'full',
    as: 'nobody',
    window: loginWindow,
    path: loginAddress(MAGIC_LINK_CLIENT),
    act: (page) => enterName(page, 'olivia'),
    shows: ['text=/check your email/i'],
    phone: {left: 100, top: 170, width: 520, height: 310},
    alt: 'The login page of Acme after the name olivia was entered. It says: Check your email, and click on the link to log in!',
  },
  'magic-link-mail': {
    bundle: 'full',
    as: 'nobody',
    window: mailWindow,
    path: loginAddress(MAGIC_LINK_CLIENT),
    act: async (page, lab) => {
      await enterName(page, 'olivia')
      await showMail({to: people.olivia.email})(page, lab)
    },
    shows: ['header'],
    crop: ['header', 'main'],
    phone: {left: 0, top: 0, width: 460, height: 317},
    alt: 'The mail with a magic link, from no-reply@acme.example to Olivia. Its subject is Log in to Acme, and it holds the link Click to log in.',
  },
  'login-themed': {
    bundle: 'full',
    as: 'nobody',
    window: loginWindow,
    prepare: withRealm({settings: {loginTheme: 'attributes-v2'}, attributes: lookOfAcme}),
    path: `/realms/${REALM}/account/`,
    shows: ['#username', '#kc-login'],
    phone: {left: 100, top: 60, width: 520, height: 600},
    alt: 'The login page with the looks of Acme: its logo above the form, a light green page, and the button Sign In in dark green.',
  },
  'admin-portal': {
    bundle: 'full',
    as: 'nobody',
    window: withMenu,
    prepare: withLook,
    path: `/realms/${REALM}/portal/`,
    act: async (page) => {
      await logIn('olivia')(page)
      await page.getByText('Cedar Bank').first().click()
    },
    shows: ['text=Cedar Bank'],
    phone: {left: 100, top: 20, width: 380, height: 740},
    alt: 'The admin portal as Olivia sees it, who administers Cedar Bank: boxes with its three members, its active single sign-on connection and its domain, which waits for verification, each with buttons to change it. Below them, the list of members with their roles.',
  },
  'portal-domain': {
    bundle: 'full',
    as: 'nobody',
    window: {width: 840, height: 1200},
    prepare: withLook,
    path: `/realms/${REALM}/portal/`,
    act: async (page, {url, ids}) => {
      await logIn('olivia')(page)
      await page.getByText('Cedar Bank').first().waitFor()
      await page.goto(`${url}/realms/${REALM}/portal/organizations/${ids.organizations.cedar ?? ''}/settings`)
    },
    shows: ['text=cedar.example', 'text=/TXT record/', 'role=button[name="Verify"]'],
    crop: ['role=heading[name="Domains"]', 'td:nth-child(1)'],
    phone: {left: 152, top: 222, width: 420, height: 188},
    alt: 'The domains of Cedar Bank in the admin portal: cedar.example, verification pending. Below it, the name and the value of the TXT record to create, each with a button that copies it.',
  },
  'idp-wizard': {
    bundle: 'full',
    as: 'nobody',
    window: withMenu,
    prepare: withLook,
    path: wizardAddress('cedar', 'olivia'),
    shows: ['role=heading[name="Select Your Identity Provider"]'],
    phone: {left: 280, top: 190, width: 640, height: 560},
    alt: 'The first page of the identity provider wizard for Cedar Bank: Select Your Identity Provider, with the logos of AWS, Microsoft Entra ID, Okta, Google Workspace and others to choose from.',
  },
  'wizard-redirect': {
    bundle: 'full',
    as: 'nobody',
    window: {width: 540, height: 760},
    prepare: withLook,
    path: wizardAddress('cedar', 'olivia'),
    act: openGenericWizard,
    shows: ['role=heading[name="Step 1: Create an OpenID Connect Application"]', 'text="Login Redirect URI"'],
    crop: [
      'role=heading[name="Step 1: Create an OpenID Connect Application"]',
      'text="Copy the login redirect URI"',
      'role=button[name=/copy/i]',
    ],
    alt: 'A step of the wizard, Create an OpenID Connect Application: what to create in the identity provider, and the login redirect URI to enter there, with a button that copies it.',
  },
  'acme-login': wideLogin,
  'acme-login-dark': dark(wideLogin),
  'login-cedar': loginOf('carol@cedar.example'),
  'login-cedar-dark': dark(loginOf('carol@cedar.example')),
  'login-maple-dark': dark(loginOf('mia@maple.example')),
  'login-birch-dark': dark(loginOf('piet@birch.example')),
  'provider-cedar': cedarLogin,
  'provider-cedar-dark': dark(cedarLogin),
  'provider-maple': mapleLogin,
  'provider-maple-dark': dark(mapleLogin),
  'mail-birch': birchMail,
  ...consoleShots,
  ...loginShots,
  ...customerShots,
  ...realmShots,
  ...realmGeneralShots,
  ...clientShots,
  ...clientAdvancedShots,
  ...userShots,
  ...flowShots,
  ...stepShots,
  ...taskShots,
  ...accountShots,
  ...grantShots,
  ...switchShots,
  ...providerShots,
  ...userPagesShots,
  ...consentShots,
  ...oauth2ProxyShots,
} as const satisfies Record<string, Shot>

/** The name of a picture. */
export type ShotName = keyof typeof shots
