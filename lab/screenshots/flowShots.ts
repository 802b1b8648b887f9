import {flowPage} from './consoleAddresses'
import {withDefaultOtpPolicy, withFlowByAddress, withInvitationAction} from './flowStates'
import type {Shot} from './shot'
import {CONSOLE} from './states'

/** The flow editor and its dialogs, on the registry bundle. */
const page = {bundle: 'registry', as: 'realmAdmin', window: {width: 900, height: 1000}} as const

/** Pages of the menu item Authentication. */
export const flowShots = {
  'flow-bind': {
    ...page,
    prepare: withFlowByAddress,
    path: flowPage('by address'),
    act: async (page) => {
      await page.getByTestId('action-dropdown').click()
      await page.getByRole('menuitem', {name: 'Bind flow'}).click()
    },
    shows: ['text=Choose binding type', 'role=button[name="Save"]'],
    crop: ['.pf-v5-c-modal-box'],
    room: 0,
    alt: 'The dialog Bind flow. The field Choose binding type says Browser flow, and below it are the buttons Save and Cancel.',
  },
  'flow-add-step': {
    ...page,
    prepare: withFlowByAddress,
    path: flowPage('by address'),
    act: async (page) => {
      await page
        .getByRole('row')
        .filter({hasText: 'code if set up'})
        .getByRole('button', {name: /add/i})
        .first()
        .click()
    },
    shows: ['text=Add condition', 'text=Add sub-flow'],
    crop: ['tr:has-text("password and code")', 'tr:has-text("OTP Form")'],
    phone: {left: 0, top: 0, width: 600, height: 451},
    alt: 'The rows of the flow by address. In the row of the sub-flow code if set up, the menu of the plus sign is open. It has Add execution, Add condition, and Add sub-flow.',
  },
  'flow-organization': {
    ...page,
    window: {width: 900, height: 1400},
    path: flowPage('Org Browser Flow'),
    shows: ['text=Select Organization'],
    crop: ['text="Org Browser Flow"', 'role=button[name="Action"]', 'tr:has-text("Select Organization") >> nth=2'],
    phone: {left: 0, top: 0, width: 600, height: 1239},
    alt: 'Org Browser Flow in the editor, with three Alternative sub-flows: Cookies Sub-Flow, IDP Sub-Flow, and Forms Sub-Flow. Each one ends with the Required step Select Organization.',
  },
  'flow-recaptcha': {
    ...page,
    path: flowPage('registration'),
    shows: ['text=reCAPTCHA'],
    crop: ['text="registration"', 'role=button[name="Action"]', 'tr:has-text("Terms and conditions")'],
    highlight: 'tr:has-text("reCAPTCHA")',
    phone: {left: 0, top: 0, width: 600, height: 651},
    alt: 'The flow registration in the editor. The row of the step reCAPTCHA has a frame. It is disabled, and a gear at its end opens its settings.',
  },
  'flow-required-action-invitation': {
    ...page,
    window: {width: 900, height: 1300},
    prepare: withInvitationAction,
    path: `${CONSOLE}/authentication/required-actions`,
    shows: ['text=Invitation'],
    crop: ['tr:has-text("Linking Identity Provider")', 'tr:has-text("Invitation")'],
    highlight: 'tr:has-text("Invitation") .pf-v5-c-switch >> nth=0',
    phone: {left: 0, top: 0, width: 600, height: 357},
    alt: 'The end of the list Required actions. In the row Invitation, the switch Enabled has a frame and is on. Set as default action is off.',
  },
  'flow-blacklist': {
    ...page,
    window: {width: 900, height: 900},
    path: `${CONSOLE}/authentication/policies`,
    act: async (page) => {
      await page.getByRole('button', {name: 'Add policy'}).click()
      await page.getByRole('option', {name: 'Password Blacklist'}).click()
      await page.locator('[name="passwordBlacklist"]').fill('acme.txt')
    },
    shows: ['text=Password Blacklist', 'text=Minimum Length'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'role=button[name="Save"]'],
    phone: {left: 0, top: 0, width: 600, height: 566},
    alt: 'The tab Password policy. The last rule is Password Blacklist, and its field contains the file name acme.txt. Above it are Minimum Length, Not Username, Not Email, and Not Recently Used.',
  },
  'flow-otp-policy': {
    ...page,
    prepare: withDefaultOtpPolicy,
    path: `${CONSOLE}/authentication/policies`,
    act: (page) => page.getByRole('tab', {name: 'OTP Policy'}).click(),
    shows: ['text=OTP hash algorithm', 'text=Look around window'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'text="OTP Token period"'],
    phone: {left: 0, top: 0, width: 600, height: 340},
    alt: 'The tab OTP Policy: codes are time based, with SHA1, 6 digits, a look around window of 1, and a period of 30 seconds.',
  },
} as const satisfies Record<string, Shot>
