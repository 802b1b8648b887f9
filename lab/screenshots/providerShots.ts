import type {Page} from '@playwright/test'
import {APPLICATION} from './acme'
import {withEmptyScope} from './clientStates'
import {clientPage, scopePage} from './consoleAddresses'
import {CUSTOMER_REALM} from '../realm/settings'
import type {Shot} from './shot'
import {CONSOLE} from './states'

/** Identity providers and mappers, on the registry bundle. */
const page = {bundle: 'registry', as: 'realmAdmin', window: {width: 800, height: 1400}} as const
const mapper = {...page, crop: ['text="Add mapper"', '[name="name"]', 'role=button[name="Save"]']} as const
const cedar = `${CONSOLE}/identity-providers/oidc/cedar-oidc`

/** Forms of the menu items Identity providers and Client scopes. */
export const providerShots = {
  'provider-oidc-add': {
    ...page,
    path: `${CONSOLE}/identity-providers/oidc/add`,
    act: async (page, {url}) => {
      const metadata = page.getByTestId('discoveryEndpoint')
      await metadata.fill(`${url}/realms/${CUSTOMER_REALM}/.well-known/openid-configuration`)
      await page.locator('[name="alias"]').fill('cedar')
      await page.locator('[name="displayName"]').fill('Cedar Bank')
      await page.locator('[name="config.clientId"]').fill('acme')
      await page.locator('[name="config.clientSecret"]').fill('a-secret-for-the-picture')
      await page.locator('.pf-m-success').first().waitFor()
      // The form is drawn once more when it has the metadata, and with it the address above.
      await page.waitForTimeout(3000)
      await metadata.evaluate((field) => {
        if (field instanceof HTMLInputElement)
          field.value = 'https://login.cedar.example/.well-known/openid-configuration'
      })
    },
    shows: ['text=Redirect URI', 'text=Use discovery endpoint', '[name="config.clientId"]'],
    crop: ['text="Add OpenID Connect provider"', 'role=button[name="Add"]', 'text="Display name"', '[name="alias"]'],
    phone: {left: 0, top: 0, width: 560, height: 987},
    alt: 'The page Add OpenID Connect provider. Redirect URI is https://auth.example.com/realms/acme/broker/cedar/endpoint, Alias is cedar, and Display name is Cedar Bank. Discovery endpoint is the address of the customer, and Client ID and Client Secret are filled in.',
  },
  'provider-advanced': {
    ...page,
    window: {width: 800, height: 4200},
    path: `${cedar}/settings`,
    shows: ['text="Trust Email"', 'text="Sync mode"', 'text="Post login flow"', 'text="First login flow override"'],
    crop: [
      'text="Advanced settings"',
      'text="Trust Email"',
      'role=button[name="Post login flow"]',
      'role=button[name="Sync mode"]',
    ],
    alt: 'The section Advanced settings of the provider cedar-oidc: Trust Email and Hide on login page are on. First login flow override is empty, Post login flow is post org broker login, and Sync mode is Force.',
  },
  'provider-mapper': {
    ...mapper,
    path: `${cedar}/mappers/create`,
    act: async (page) => {
      await choose(page, 'Mapper type', 'Attribute Importer')
      await fillLabeled(page, {Name: 'department', Claim: 'department'})
      await page.getByPlaceholder('Type a key').fill('department')
      await choose(page, 'Sync mode override', 'Force')
    },
    shows: ['text=Sync mode override', 'text=User Attribute Name'],
    crop: ['.pf-v5-c-breadcrumb', '[name="name"]', 'role=button[name="Save"]'],
    phone: {left: 0, top: 0, width: 560, height: 580},
    alt: 'The form Add Identity Provider Mapper: Sync mode override is Force, Mapper type is Attribute Importer, and both the claim and the user attribute are department.',
  },
  'mapper-organization-role': {
    ...mapper,
    prepare: withEmptyScope('organizations'),
    path: scopePage('organizations', 'mappers/oidc-organization-role-mapper/new'),
    act: async (page) => {
      await fillLabeled(page, {Name: 'organizations', 'Token Claim Name': 'organizations'})
      await choose(page, 'Claim JSON Type', 'JSON')
    },
    shows: ['text=Token Claim Name', 'text=Add to access token'],
    phone: {left: 0, top: 0, width: 560, height: 689},
    alt: 'The form of the mapper Organization Role: Name and Token Claim Name are organizations, Claim JSON Type is JSON, and Add to access token is on.',
  },
  'mapper-active-organization': {
    ...mapper,
    prepare: withEmptyScope('active-organization'),
    path: scopePage('active-organization', 'mappers/oidc-active-organization-mapper/new'),
    act: async (page) => {
      await fillLabeled(page, {Name: 'active organization', 'Token Claim Name': 'active_organization'})
      await choose(page, 'Claim JSON Type', 'JSON')
    },
    shows: ['text=Active Organization Properties'],
    phone: {left: 0, top: 0, width: 560, height: 767},
    alt: 'The form of the mapper Active Organization: Active Organization Properties is id, name, role, attribute. Token Claim Name is active_organization, and Claim JSON Type is JSON.',
  },
  'mapper-audience': {
    ...mapper,
    prepare: withEmptyScope('reports'),
    path: scopePage('reports', 'mappers/oidc-audience-mapper/new'),
    act: (page) => fillLabeled(page, {Name: 'audience-reports', 'Included Custom Audience': 'acme-reports'}),
    shows: ['text=Included Custom Audience', 'text=Add to access token'],
    phone: {left: 0, top: 0, width: 560, height: 730},
    alt: 'The form of the mapper Audience: Included Client Audience is empty, Included Custom Audience is acme-reports, and Add to access token is on.',
  },
  'mapper-session-note': {
    ...mapper,
    path: clientPage(APPLICATION, 'clientScopes/dedicated/mappers/oidc-usersessionmodel-note-mapper/new'),
    act: (page) =>
      fillLabeled(page, {
        Name: 'identity provider',
        'User Session Note': 'identity_provider',
        'Token Claim Name': 'identity_provider',
      }),
    shows: ['text=User Session Note'],
    phone: {left: 0, top: 0, width: 560, height: 911},
    alt: 'The form of the mapper User Session Note: User Session Note and Token Claim Name are both identity_provider, and Add to ID token is on.',
  },
  'client-registration-hosts': {
    ...page,
    path: `${CONSOLE}/clients/client-registration/anonymous`,
    act: (page) => page.getByRole('link', {name: 'Trusted Hosts'}).click(),
    shows: ['text=Host Sending Client Registration Request Must Match', 'text=Add trusted hosts'],
    crop: ['.pf-v5-c-breadcrumb', 'role=button[name="Action"]', 'role=button[name="Save"]'],
    phone: {left: 0, top: 0, width: 560, height: 614},
    alt: 'The policy Trusted Hosts: the list of hosts is empty, and the switches Host Sending Client Registration Request Must Match and Client URIs Must Match are on.',
  },
} as const satisfies Record<string, Shot>

/** Fills in text fields, by their labels. */
export async function fillLabeled(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('textbox', {name: label, exact: true}).fill(value)
  }
}

/** Chooses an option of a list, by the label of the list. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', {name: label, exact: true}).last().click()
  await page.getByRole('option', {name: option, exact: true}).click()
}
