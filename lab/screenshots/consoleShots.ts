import {flowPage} from './consoleAddresses'
import {bobCredentials, withBob} from './docsStates'
import {withFlowByAddress} from './flowStates'
import type {Shot} from './shot'
import {CONSOLE} from './states'

/** The admin console without its menu, on the registry bundle. */
const page = {bundle: 'registry', as: 'realmAdmin', window: {width: 900, height: 1400}} as const

/** Where the documentation sends its readers in the admin console. */
export const consoleShots = {
  'admin-email-connection': {
    ...page,
    window: {width: 900, height: 2000},
    path: `${CONSOLE}/realm-settings/email`,
    act: async (page) => {
      await page.locator('[name="smtpServer.host"]').fill('smtp.mail.example')
      await page.locator('[name="smtpServer.port"]').fill('465')
      await page.getByLabel('Enable SSL').check()
      await page.getByTestId('smtpServer.auth').click({force: true})
      await page.locator('[name="smtpServer.user"]').fill('login@acme.example')
    },
    shows: ['[name="smtpServer.user"]', 'role=button[name="Test connection"]'],
    highlight: 'role=button[name="Test connection"]',
    crop: ['text="Connection & Authentication"', '[name="smtpServer.host"]', 'role=button[name="Test connection"]'],
    phone: {left: 0, top: 0, width: 560, height: 1059},
    alt: 'The section Connection & Authentication of the tab Email, filled in: host smtp.mail.example, port 465, Enable SSL checked, Authentication on, user name login@acme.example. At its end, the button Test connection has a frame.',
  },
  'admin-brute-force': {
    ...page,
    window: {width: 900, height: 920},
    path: `${CONSOLE}/realm-settings/security-defenses`,
    act: (page) => page.getByRole('tab', {name: 'Brute force detection'}).click(),
    shows: ['text=Brute Force Mode', 'text=Lockout temporarily', 'text=Max login failures'],
    phone: {left: 0, top: 270, width: 520, height: 600},
    alt: 'The tab Brute force detection. Brute Force Mode is Lockout temporarily; below it are Max login failures with 5, the strategy, and the fields for the waits.',
  },
  'admin-password-policy': {
    ...page,
    window: {width: 900, height: 700},
    path: `${CONSOLE}/authentication/policies`,
    shows: ['text=Minimum Length', 'text=Add policy'],
    phone: {left: 0, top: 210, width: 540, height: 430},
    alt: 'The tab Password policy with the list Add policy and four rules, each with a field and a button to remove it: Minimum Length 12, Not Username, Not Email and Not Recently Used 3.',
  },
  'admin-passkey-policy': {
    ...page,
    window: {width: 900, height: 1330},
    path: `${CONSOLE}/authentication/policies`,
    act: (page) => page.getByRole('tab', {name: 'Webauthn Passwordless Policy'}).click(),
    shows: ['text=Enable Passkeys', 'text=Relying party entity name'],
    alt: 'The tab WebAuthn Passwordless Policy. Relying party entity name is Acme, the signature algorithms are ES256 and RS256, Relying party ID is empty, Require discoverable credential is Yes, User verification requirement is Required. The last switch, Enable Passkeys, is on.',
  },
  'admin-required-actions': {
    ...page,
    window: {width: 900, height: 620},
    path: `${CONSOLE}/authentication/required-actions`,
    shows: ['text=Configure OTP', 'text=Set as default action'],
    highlight: 'tr:has-text("Configure OTP") .pf-v5-c-switch >> nth=1',
    alt: 'The tab Required actions: a list with the switches Enabled and Set as default action. In the row Configure OTP, the switch Set as default action has a frame; it is off.',
  },
  'admin-flow-by-address': {
    ...page,
    window: {width: 900, height: 920},
    prepare: withFlowByAddress,
    path: flowPage('by address'),
    shows: ['text=Home IdP Discovery', 'text=password and code', 'text=OTP Form'],
    phone: {left: 40, top: 250, width: 620, height: 650},
    alt: 'The flow by address in the editor. Cookie, Home IdP Discovery and the sub-flow password and code are Alternative. In the sub-flow, Username Password Form is Required, and the sub-flow code if set up is Conditional, with Condition - user configured and OTP Form, both Required.',
  },
  'admin-provider-google': {
    ...page,
    window: {width: 900, height: 860},
    path: `${CONSOLE}/identity-providers/google/add`,
    shows: ['text=Redirect URI', '[name="config.clientId"]'],
    phone: {left: 0, top: 100, width: 560, height: 640},
    alt: 'The page Add Google provider. Redirect URI is https://auth.example.com/realms/acme/broker/google/endpoint and has a button to copy it; Alias is google. Client ID and Client Secret are required and empty; below are Display name, Display order, Prompt, Hosted Domain and two switches.',
  },
  'admin-client-capability': {
    ...page,
    window: {width: 900, height: 760},
    path: `${CONSOLE}/clients/add-client`,
    act: async (page) => {
      await page.locator('[name="clientId"]').fill('acme-app')
      await page.getByRole('button', {name: 'Next'}).click()
    },
    shows: ['text=Client authentication', 'text=Standard flow'],
    alt: 'The step Capability config of Create client: Client authentication is off, Standard flow is checked, Implicit flow and Direct access grants are not, and PKCE Method is not chosen.',
  },
  'admin-user-credentials': {
    ...page,
    window: {width: 900, height: 600},
    prepare: withBob([], true),
    path: bobCredentials,
    shows: ['text=Otp', 'text=Work phone'],
    alt: 'The tab Credentials of the user bob: the rows Password and Otp, with the label Work phone and the date, and in each row a menu at its end.',
  },
} as const satisfies Record<string, Shot>
