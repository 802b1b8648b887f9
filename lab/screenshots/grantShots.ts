import type {Page} from '@playwright/test'
import {APPLICATION} from './acme'
import {withBackend} from './clientStates'
import {clientPage} from './consoleAddresses'
import {fillLabeled} from './providerShots'
import type {Shot} from './shot'
import {CONSOLE} from './states'

/** The admin console without its menu, on the registry bundle. */
const page = {bundle: 'registry', as: 'realmAdmin', window: {width: 800, height: 900}} as const

/** The second page of a new client. */
const secondPage = {
  ...page,
  path: `${CONSOLE}/clients/add-client`,
  crop: ['role=heading[name="Create client"]', '.pf-v5-c-wizard__toggle', 'text="Require DPoP bound tokens"'],
  phone: {left: 0, top: 0, width: 560, height: 593},
} as const

/** The grants alone, for those in the right column. */
const grantsOnly = {left: 190, top: 300, width: 490, height: 190} as const

type Capability = {clientId: string; isConfidential: boolean; grant: string}

/** Fills in the first page of a new client, and checks a grant on the second one in place of the standard flow. */
function choose({clientId, isConfidential, grant}: Capability): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator('[name="clientId"]').fill(clientId)
    await page.getByRole('button', {name: 'Next'}).click()
    if (isConfidential) await page.locator('#kc-authentication').click({force: true})
    await page.getByLabel('Standard flow').uncheck()
    await page.getByLabel(grant).check()
  }
}

/** What pages about one grant or one kind of token ask for in the settings of a client. */
export const grantShots = {
  'client-device-grant': {
    ...secondPage,
    act: choose({clientId: 'acme-cli', isConfidential: false, grant: 'OAuth 2.0 Device Authorization Grant'}),
    shows: ['text="OAuth 2.0 Device Authorization Grant"'],
    alt: 'The step Capability config of Create client: Client authentication is off, Standard flow is cleared, and OAuth 2.0 Device Authorization Grant is checked.',
  },
  'client-ciba-grant': {
    ...secondPage,
    act: choose({clientId: 'acme-desk', isConfidential: true, grant: 'OIDC CIBA Grant'}),
    shows: ['text="OIDC CIBA Grant"'],
    phone: grantsOnly,
    alt: 'The step Capability config of Create client: Client authentication is on, Standard flow is cleared, and OIDC CIBA Grant is checked.',
  },
  'client-token-exchange': {
    ...secondPage,
    act: choose({clientId: 'orders', isConfidential: true, grant: 'Standard Token Exchange'}),
    shows: ['text="Standard Token Exchange"'],
    alt: 'The step Capability config of Create client: Client authentication is on, Standard flow is cleared, and Standard Token Exchange is checked.',
  },
  'client-service-account': {
    ...secondPage,
    act: choose({clientId: 'acme-backend', isConfidential: true, grant: 'Service account roles'}),
    shows: ['text=Service account roles'],
    phone: grantsOnly,
    alt: 'The step Capability config of Create client: Client authentication is on, Standard flow is cleared, and Service account roles is checked.',
  },
  'client-dpop': {
    ...page,
    window: {width: 800, height: 3600},
    path: clientPage(APPLICATION, 'settings'),
    act: (page) => page.locator('[id="attributes.dpop🍺bound🍺access🍺tokens"]').click({force: true}),
    shows: ['text="Capability config"', 'text="Require DPoP bound tokens"'],
    crop: ['text="Capability config"', 'text="PKCE Method"', 'text="Require DPoP bound tokens"'],
    highlight: 'text="Require DPoP bound tokens"',
    alt: 'The section Capability config of a client. Require DPoP bound tokens has a frame and is on.',
  },
  'client-par': {
    ...page,
    window: {width: 1000, height: 4200},
    path: clientPage(APPLICATION, 'advanced'),
    act: (page) => page.locator('[id="attributes.require🍺pushed🍺authorization🍺requests"]').click({force: true}),
    shows: ['text="Advanced settings"', 'text="Pushed authorization request required"'],
    crop: [
      'text="Advanced settings"',
      'text="Pushed authorization request required"',
      '[id="attributes.require🍺pushed🍺authorization🍺requests"]',
    ],
    highlight: 'text="Pushed authorization request required"',
    alt: 'The section Advanced settings of a client. Pushed authorization request required has a frame and is on.',
  },
  'client-x509': {
    ...page,
    prepare: withBackend,
    path: clientPage('acme-backend', 'credentials'),
    act: async (page) => {
      await page.locator('#clientAuthenticatorType').click()
      await page.getByRole('option', {name: 'X509 Certificate'}).click()
      await page.getByRole('textbox', {name: 'Subject DN'}).fill('CN=acme-billing,O=Acme')
    },
    shows: ['text="X509 Certificate"', 'text="Subject DN"'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'text="Subject DN"', 'role=button[name="Save"]'],
    phone: {left: 0, top: 0, width: 560, height: 335},
    alt: 'The tab Credentials of a client. Client Authenticator is X509 Certificate. Allow regex pattern comparison is off, and Subject DN is CN=acme-billing,O=Acme.',
  },
  'mapper-user-attribute': {
    ...page,
    window: {width: 800, height: 1400},
    path: clientPage(APPLICATION, 'clientScopes/dedicated/mappers/oidc-usermodel-attribute-mapper/new'),
    act: async (page) => {
      await fillLabeled(page, {Name: 'department', 'Token Claim Name': 'department'})
      await page.getByPlaceholder('Type a key').fill('department')
    },
    shows: ['text="User Attribute"', 'text="Token Claim Name"'],
    crop: ['text="Add mapper"', '[name="name"]', 'role=button[name="Save"]'],
    phone: {left: 0, top: 0, width: 560, height: 978},
    alt: 'The form of the mapper User Attribute: Name, User Attribute, and Token Claim Name are department, and Claim JSON Type is String. Add to ID token, to access token, to userinfo, and to token introspection are on.',
  },
} as const satisfies Record<string, Shot>
