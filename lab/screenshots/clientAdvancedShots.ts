import {APPLICATION} from './acme'
import {steadyToken, withRoles} from './clientStates'
import {clientPage} from './consoleAddresses'
import type {Shot} from './shot'

/** The pages of a client, on the registry bundle. */
const page = {bundle: 'registry', as: 'realmAdmin', window: {width: 800, height: 1000}} as const

/** The tabs Advanced and Client scopes of a client. */
export const clientAdvancedShots = {
  'client-flow-override': {
    ...page,
    window: {width: 800, height: 4200},
    path: clientPage(APPLICATION, 'advanced'),
    act: async (page) => {
      await page.locator('[id="authenticationFlowBindingOverrides.browser"]').click()
      await page.getByRole('option', {name: 'Org Browser Flow'}).click()
    },
    shows: ['text="Authentication flow overrides"', 'text="Org Browser Flow"'],
    crop: [
      'text="Authentication flow overrides"',
      'text="Direct Grant Flow"',
      '[id="authenticationFlowBindingOverrides.browser"]',
    ],
    alt: 'The section Authentication flow overrides of a client: Browser Flow is Org Browser Flow, and Direct Grant Flow has no value.',
  },
  'client-token-limits': {
    ...page,
    window: {width: 1000, height: 4200},
    path: clientPage(APPLICATION, 'advanced'),
    act: async (page) => {
      for (const minutes of ['15', '60']) {
        await page.getByRole('button', {name: 'Inherits from realm settings'}).nth(1).click()
        await page.getByRole('option', {name: 'Expires in'}).click()
        await page.getByRole('spinbutton').last().fill(minutes)
      }
    },
    shows: ['text="Advanced settings"', 'text="Access Token Lifespan"', 'text="Client Session Max"'],
    crop: [
      'text="Advanced settings"',
      'text="Access Token Lifespan"',
      'text="Client Session Max"',
      'role=spinbutton >> nth=-1',
    ],
    alt: 'The section Advanced settings of a client: Access Token Lifespan inherits from the realm settings, Client Session Idle expires in 15 minutes, and Client Session Max expires in 1 hour.',
  },
  'client-token-preview': {
    ...page,
    window: {width: 900, height: 1500},
    prepare: withRoles,
    path: clientPage(APPLICATION, 'clientScopes/evaluate-scopes'),
    act: async (page) => {
      await page.getByTestId('user').getByRole('combobox').fill('ida')
      await page.getByRole('option', {name: 'ida'}).click()
      await page.getByRole('tab', {name: 'Generated access token'}).click()
      await steadyToken(page)
    },
    shows: ['text=Generated access token', 'text=preferred_username'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'textarea'],
    phone: {left: 0, top: 0, width: 600, height: 957},
    alt: 'The tab Evaluate of the client acme-web. The user is ida, and Generated access token is selected on the right. The JSON of the token shows aud with acme-api, azp with acme-web, the scope, and the claim organizations with two entries: cedar, where ida is an auditor, and maple.',
  },
  'client-full-scope': {
    ...page,
    window: {width: 800, height: 760},
    path: clientPage(APPLICATION, 'clientScopes/dedicated/scope'),
    shows: ['text=Full scope allowed', 'text=reports-reader'],
    crop: ['text="Dedicated scopes"', '.pf-v5-c-tabs >> nth=0', 'tr:has-text("reports-reader")'],
    phone: {left: 0, top: 0, width: 560, height: 503},
    alt: 'The tab Scope of acme-web-dedicated: Full scope allowed is off. The list below has one role, reports-reader of the client acme-api.',
  },
} as const satisfies Record<string, Shot>
