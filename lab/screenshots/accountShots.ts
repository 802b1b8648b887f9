import {REALM} from '../realm/settings'
import {withDeletion, withLinkedAlice, withoutLink} from './accountStates'
import {APPLICATION} from './acme'
import {clientPage, flowPage, userPage} from './consoleAddresses'
import {withCompanyLogin} from './flowStates'
import {withLanguages, withPlainProfile} from './realmStates'
import type {Shot} from './shot'
import {CONSOLE} from './states'

/** The admin console without its menu, on the registry bundle. */
const page = {bundle: 'registry', as: 'realmAdmin', window: {width: 900, height: 1000}} as const

/** What decides how users get an account, link it, and delete it, and which tokens they get. */
export const accountShots = {
  'account-linked': {
    bundle: 'registry',
    as: 'member',
    window: {width: 1220, height: 900},
    path: `/realms/${REALM}/account/account-security/linked-accounts`,
    shows: ['text=Linked accounts', 'text=Cedar', 'text=Link account'],
    crop: ['role=heading[name="Linked accounts"]', 'text=Cedar >> nth=0', 'text=Link account >> nth=0'],
    alt: 'The page Linked accounts of the account console. No provider is in the list Linked login providers. The list Unlinked login providers has Cedar Bank, with the link “Link account”.',
  },
  'user-links': {
    ...page,
    window: {width: 900, height: 700},
    prepare: withLinkedAlice,
    path: userPage('alice', 'identity-provider-links'),
    act: withoutLink,
    shows: ['text=tim@elsewhere.example', 'text=Unlink account'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'tr:has-text("tim@elsewhere.example")'],
    alt: 'The tab Identity provider links of the user alice, with one row: the provider Example-id, the user ID there, the username tim@elsewhere.example, and the link “Unlink account”.',
  },
  'flow-delete-account': {
    ...page,
    window: {width: 900, height: 1300},
    prepare: withDeletion,
    path: `${CONSOLE}/authentication/required-actions`,
    shows: ['text="Delete Account"'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'tr:has-text("Delete Account")'],
    phone: {left: 0, top: 0, width: 600, height: 625},
    highlight: 'tr:has-text("Delete Account") .pf-v5-c-switch >> nth=0',
    alt: 'The tab Required actions. In the row Delete Account, the switch Enabled has a frame and is on. Set as default action is off.',
  },
  'flow-company-login': {
    ...page,
    prepare: withCompanyLogin,
    path: flowPage('company-login'),
    shows: ['text=Condition - user attribute', 'text=Identity Provider Redirector'],
    crop: ['text="company-login"', 'role=button[name="Action"]', 'tr:has-text("Password Form")'],
    phone: {left: 0, top: 0, width: 600, height: 600},
    alt: 'The flow company-login in the editor. Cookie and the sub-flow company-forms are Alternative. In company-forms, Username Form and Password Form are Required. Between them is the Conditional sub-flow company-domain with Condition - user attribute and Identity Provider Redirector, both Required.',
  },
  'realm-profile-select': {
    ...page,
    window: {width: 900, height: 2400},
    prepare: withPlainProfile,
    path: `${CONSOLE}/realm-settings/user-profile`,
    act: async (page, lab) => {
      await page.getByTestId('createAttributeBtn').click()
      await page.locator('[name="name"]').fill('companySize')
      await page.locator('[name="displayName"]').fill('Company size')
      await page.locator('#kc-required').click({force: true})
      await page.getByRole('radio', {name: 'Only users'}).check()
      for (const right of ['user-edit', 'user-view', 'admin-view']) await page.getByTestId(right).check()
      await page.getByTestId('annotations-add-row').click()
      await page.locator('.pf-v5-c-menu-toggle').last().click()
      await page.getByRole('option', {name: 'Input type', exact: true}).click()
      await page.getByText('Choose...').click()
      await page.getByRole('option', {name: 'select', exact: true}).click()
      await withLanguages(lab)
    },
    shows: ['text="Required field"', 'text=Who can edit?', 'text="Add validator"', 'text="select"'],
    crop: ['text="Required field"', 'text="Add validator"', '[data-testid="annotations-remove"]'],
    alt: 'The second half of the form Create attribute: Required field is on, for Only users. User and Admin are checked for Who can edit and Who can view. Below Annotations, the key inputType has the value select.',
  },
  'client-audience': {
    ...page,
    window: {width: 900, height: 1100},
    path: clientPage(APPLICATION, 'clientScopes/dedicated/mappers'),
    act: (page) => page.getByRole('link', {name: 'audience acme-api'}).click(),
    shows: ['text=Included Client Audience', 'text=Add to access token'],
    crop: ['text="Mapper type" >> nth=0', '[name="name"]', 'text=Add to token introspection'],
    phone: {left: 0, top: 0, width: 600, height: 536},
    alt: 'The mapper audience acme-api of the type Audience: Included Client Audience is acme-api, and Included Custom Audience is empty. Add to ID token is off. Add to access token is on.',
  },
} as const satisfies Record<string, Shot>
