import type {Page} from '@playwright/test'
import type {Lab} from '../start'
import {CUSTOMER_REALM, REALM} from '../realm/settings'
import {BROKER_CLIENT, BROKER_SECRET} from '../realm/customerRealm'
import type {Shot} from './shot'
import {CONSOLE, logIn, withLook, wizardAddress, withRealm} from './states'

const page = {bundle: 'full', as: 'nobody', window: {width: 960, height: 900}} as const

/** Opens the wizard for any provider that speaks OpenID Connect. */
async function openWizard(page: Page): Promise<void> {
  // The wizard makes up the end of the alias, and keeps it here.
  await page.evaluate(() => localStorage.setItem('p2_openid_openId', 'generic-oidc-birch'))
  await page
    .getByRole('img', {name: /OpenID/i})
    .first()
    .click()
  await page.locator('input[value*="generic-oidc-birch"]').waitFor()
}

async function enterMetadata(page: Page, lab: Lab): Promise<void> {
  await openWizard(page)
  await page.getByRole('button', {name: 'Continue to Next Step'}).click()
  await page.locator('#url').fill(`${lab.url}/realms/${CUSTOMER_REALM}/.well-known/openid-configuration`)
  await page.getByRole('button', {name: 'Validate URL'}).click()
  await page.getByText('Configuration successfully validated').waitFor()
}

async function createProvider(page: Page, lab: Lab): Promise<void> {
  await enterMetadata(page, lab)
  await page.getByRole('button', {name: 'Continue to Next Step'}).click()
  await page.locator('#clientId').fill(BROKER_CLIENT)
  await page.locator('#clientSecret').fill(BROKER_SECRET)
  await page.getByRole('button', {name: 'Save Credentials'}).click()
  await page.getByText('Credentials saved').waitFor()
  await page.getByRole('button', {name: 'Continue to Next Step'}).click()
  await page.getByRole('button', {name: /^Create /}).click()
  await page.getByText('created successfully').waitFor()
}

/** Opens a page of the portal for Cedar Bank. */
function portal(path: (lab: Lab) => string) {
  return async (page: Page, lab: Lab): Promise<void> => {
    await logIn('olivia')(page)
    await page.getByText('Cedar Bank').first().waitFor()
    await page.goto(`/realms/${REALM}/portal/organizations/${lab.ids.organizations.cedar ?? ''}/${path(lab)}`)
  }
}

/** The wizard and the portal, as administrators of a customer see them. */
export const customerShots = {
  'wizard-values': {
    ...page,
    window: {width: 960, height: 620},
    path: wizardAddress('birch', 'nina'),
    act: openWizard,
    shows: ['text=Login Redirect URI'],
    alt: 'The wizard, Step 1: Create an OpenID Connect Application. The field Login Redirect URI holds https://auth.example.com/realms/acme/broker/generic-oidc-birch/endpoint and has a button to copy it.',
  },
  'wizard-metadata': {
    ...page,
    window: {width: 960, height: 740},
    path: wizardAddress('birch', 'nina'),
    act: enterMetadata,
    shows: ['text=Configuration successfully validated'],
    alt: 'The wizard, Step 2: Configure Application Configuration. Above the address of the customer’s configuration it says: Configuration successfully validated with OIDC. Continue to next step.',
  },
  'wizard-created': {
    ...page,
    window: {width: 960, height: 560},
    path: wizardAddress('birch', 'nina'),
    act: createProvider,
    shows: ['text=created successfully'],
    alt: 'The last step of the wizard: SSO Configuration Complete. Below it: OIDC Identity Provider created successfully. Click finish. At the bottom is the button Finish.',
  },
  'portal-invite': {
    ...page,
    window: {width: 960, height: 1200},
    prepare: withLook,
    path: `/realms/${REALM}/portal/`,
    act: portal(() => 'invitation/new'),
    // The list of roles comes last, and moves what is below it.
    shows: ['text=delete-organization', 'text=view-roles', '[type=email]', 'text=Send invitation'],
    crop: ['text=Invite new member', '[type=email]', 'text=Send invitation'],
    room: 24,
    alt: 'The page Invite new member to Cedar Bank in the portal. The switches of the organization roles are on, and those of the application roles are off. The field Email and the button to send the invitation follow.',
  },
  'portal-roles': {
    ...page,
    window: {width: 960, height: 960},
    prepare: withLook,
    path: `/realms/${REALM}/portal/`,
    act: portal(({ids}) => `members/${ids.people.max}/roles`),
    shows: ['text=billing', 'text=view-roles'],
    crop: ['text=Edit roles of Max Rivers', 'text=Back', 'text=view-roles'],
    room: 24,
    alt: 'The page Edit roles of Max Rivers in the portal: a switch for each role. Only billing is on, which is marked as a role of the application, as auditor is.',
  },
  'admin-themes': {
    ...page,
    as: 'realmAdmin',
    window: {width: 900, height: 620},
    prepare: withRealm({settings: {loginTheme: 'attributes-v2'}}),
    path: `${CONSOLE}/realm-settings/themes`,
    shows: ['text=Login theme'],
    crop: ['header', 'text=Email theme'],
    room: 24,
    phone: {left: 0, top: 190, width: 560, height: 340},
    alt: 'The tab Themes of the realm settings: Dark mode is on, Login theme is attributes-v2, and no other theme is chosen.',
  },
} as const satisfies Record<string, Shot>
