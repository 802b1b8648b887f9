import {flowPage} from './consoleAddresses'
import {openSettings, withStep} from './flowStates'
import type {Shot} from './shot'

/** The settings of one step, on the registry bundle. */
const settings = {
  bundle: 'registry',
  as: 'realmAdmin',
  window: {width: 900, height: 1000},
  act: openSettings,
  crop: ['.pf-v5-c-modal-box'],
  room: 0,
} as const

/** The dialogs with the settings of steps in flows. */
export const stepShots = {
  'flow-level-condition': {
    ...settings,
    prepare: withStep({
      flow: 'step up',
      provider: 'conditional-level-of-authentication',
      alias: 'level two',
      config: {'loa-condition-level': '2', 'loa-max-age': '0'},
    }),
    path: flowPage('step up'),
    shows: ['text=Level of Authentication (LoA)', 'text=Max Age'],
    alt: 'The settings of Condition - Level of Authentication: the alias is level two, Level of Authentication (LoA) is 2, and Max Age is 0.',
  },
  'flow-role-condition': {
    ...settings,
    prepare: withStep({
      flow: 'by role',
      provider: 'conditional-user-role',
      alias: 'not support',
      config: {condUserRole: 'support', negate: 'true'},
    }),
    path: flowPage('by role'),
    shows: ['text=User role', 'text=Negate output'],
    alt: 'The settings of Condition - user role: User role is support, and the switch Negate output is on.',
  },
  'flow-organization-condition': {
    ...settings,
    prepare: withStep({
      flow: 'by customer',
      provider: 'ext-auth-conditional-org-attribute',
      alias: 'requires a code',
      config: {org_attribute_name: 'mfa', org_attribute_expected_value: 'required', org_attribute_all_orgs: 'true'},
    }),
    path: flowPage('by customer'),
    shows: ['text=Attribute name', 'text=All Organizations'],
    alt: 'The settings of Condition - organization attribute: Attribute name is mfa, Expected attribute value is required, and All Organizations is on.',
  },
  'flow-discovery-settings': {
    ...settings,
    prepare: withStep({flow: 'by domain', provider: 'ext-auth-home-idp-discovery', alias: 'discovery'}),
    path: flowPage('by domain'),
    shows: ['text=Require a verified domain', 'text=Forward to linked IdP'],
    alt: 'The settings of Home IdP Discovery. Forward to first matched IdP is on, and User attribute is email. Bypass login page, Forward to linked IdP, Require a verified email, and Require a verified domain are off.',
  },
  'flow-reset-settings': {
    ...settings,
    prepare: withStep({
      flow: 'reset with login',
      provider: 'reset-credential-email',
      alias: 'log in again',
      config: {'force-login': 'true'},
    }),
    path: flowPage('reset with login'),
    shows: ['text=Force login after reset'],
    alt: 'The settings of Send Reset Email: Force login after reset is set to true.',
  },
  'flow-redirector-settings': {
    ...settings,
    prepare: withStep({
      flow: 'to the company',
      provider: 'identity-provider-redirector',
      alias: 'company',
      config: {defaultProvider: 'company'},
    }),
    path: flowPage('to the company'),
    shows: ['text=Default Identity Provider'],
    alt: 'The settings of Identity Provider Redirector: the alias and the Default Identity Provider are both company.',
  },
} as const satisfies Record<string, Shot>
