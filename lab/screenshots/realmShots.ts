import {withLanguages, withPlainProfile, withTranslation} from './realmStates'
import type {Shot} from './shot'
import {CONSOLE} from './states'

/** The settings of the realm, on the registry bundle. */
const page = {bundle: 'registry', as: 'realmAdmin', window: {width: 800, height: 1000}} as const

/** Pages of the menu item Realm settings. */
export const realmShots = {
  'realm-sessions': {
    ...page,
    window: {width: 800, height: 1600},
    path: `${CONSOLE}/realm-settings/sessions`,
    shows: ['text=SSO Session Idle', 'text=Offline Session Max Limited'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'text="Offline Session Max Limited"'],
    phone: {left: 0, top: 0, width: 560, height: 480},
    alt: 'The tab Sessions of the realm settings. SSO Session Idle is 30 minutes and SSO Session Max is 10 hours. The Remember Me and client session fields are empty. Offline Session Idle is 30 days, and Offline Session Max Limited is disabled.',
  },
  'realm-tokens': {
    ...page,
    window: {width: 800, height: 1700},
    path: `${CONSOLE}/realm-settings/tokens`,
    shows: ['text=Revoke Refresh Token', 'text=Access Token Lifespan', 'text=Client Login Timeout'],
    crop: [
      'text="Refresh tokens"',
      'text=It is recommended for this value',
      '[data-testid="help-label-clientLoginTimeout"]',
    ],
    highlight: 'text="Revoke Refresh Token"',
    alt: 'The tab Tokens of the realm settings. In the section Refresh tokens, the switch Revoke Refresh Token has a frame and is off. In Access tokens, Access Token Lifespan is 5 minutes and Client Login Timeout is 1 minute.',
  },
  'realm-keys-add': {
    ...page,
    path: `${CONSOLE}/realm-settings/keys/providers`,
    act: async (page) => {
      await page.getByRole('button', {name: 'Add provider'}).click()
      await page.getByTestId('option-rsa-generated').click()
      await page.locator('[name="name"]').fill('rsa-2026-11')
      await page.locator('[name="config.priority"]').fill('200')
      await page.getByTestId('active').click({force: true})
    },
    shows: ['text=Priority', 'text=Active', 'text=Key size'],
    crop: ['.pf-v5-c-modal-box'],
    room: 0,
    phone: {left: 0, top: 0, width: 560, height: 582},
    alt: 'The dialog Add provider for a key of the kind rsa-generated: the name is rsa-2026-11, the priority is 200, Enabled is on, and Active is off. The key size is 2048 and the algorithm is RS256.',
  },
  'realm-profile-attribute': {
    ...page,
    window: {width: 800, height: 1700},
    prepare: withPlainProfile,
    path: `${CONSOLE}/realm-settings/user-profile`,
    act: async (page, lab) => {
      await page.getByTestId('createAttributeBtn').click()
      await page.locator('[name="name"]').fill('phoneNumber')
      await page.locator('[name="displayName"]').fill('Phone number')
      await page.getByRole('checkbox', {name: 'User', exact: true}).first().check()
      await withLanguages(lab)
    },
    shows: ['text=Permission', 'text=Who can edit?', 'text=Add validator'],
    crop: ['text="General settings"', '[name="displayName"]', 'role=button[name="Add validator"]'],
    phone: {left: 0, top: 480, width: 539, height: 444},
    alt: 'The form Create attribute. The attribute name is phoneNumber and the display name is Phone number. Below Permission, User and Admin are checked for Who can edit. At the end is the button Add validator.',
  },
  'realm-headers': {
    ...page,
    window: {width: 800, height: 1100},
    path: `${CONSOLE}/realm-settings/security-defenses`,
    shows: ['text=X-Frame-Options', 'text=Content-Security-Policy'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'role=button[name="Save"]'],
    phone: {left: 0, top: 0, width: 560, height: 688},
    alt: 'The tab Headers of Security defenses, with one field for each header. X-Frame-Options is SAMEORIGIN, and Content-Security-Policy allows frames only from the same origin.',
  },
  'realm-locales': {
    ...page,
    window: {width: 800, height: 640},
    path: `${CONSOLE}/realm-settings/localization`,
    shows: ['text=Internationalization', 'text=Supported locales', 'text=Default locale'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'role=button[name="Save"]'],
    phone: {left: 0, top: 0, width: 560, height: 374},
    alt: 'The tab Locales: Internationalization is enabled, the supported locales are German and English, and the default locale is English.',
  },
  'realm-translation': {
    ...page,
    window: {width: 800, height: 760},
    prepare: withTranslation,
    path: `${CONSOLE}/realm-settings/localization`,
    act: (page) => page.getByRole('tab', {name: 'Realm overrides'}).click(),
    shows: ['text=loginAccountTitle', 'text=Add translation'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'tr:has-text("loginAccountTitle")'],
    highlight: 'text="Add translation"',
    phone: {left: 0, top: 0, width: 560, height: 448},
    alt: 'The tab Realm overrides with one override in English: the key loginAccountTitle has the value Log in to Acme. Above the list, the button Add translation has a frame.',
  },
  'realm-user-events': {
    ...page,
    window: {width: 800, height: 1000},
    path: `${CONSOLE}/realm-settings/events`,
    act: (page) => page.getByRole('tab', {name: 'User events settings'}).click(),
    shows: ['text=Save events', 'text=Expiration', 'text=Add saved types'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'tr:has-text("Login error")'],
    phone: {left: 0, top: 0, width: 560, height: 747},
    alt: 'The tab User events settings: Save events is on, and the expiration is 7 days. Below is the list of the saved event types with a button to add more.',
  },
} as const satisfies Record<string, Shot>
