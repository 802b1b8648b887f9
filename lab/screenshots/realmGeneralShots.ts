import type {Shot} from './shot'
import {CONSOLE} from './states'

/** The settings of the realm, on the registry bundle. */
const page = {bundle: 'registry', as: 'realmAdmin', window: {width: 800, height: 1000}} as const

/** The tab General of the realm settings and its menu Action. */
export const realmGeneralShots = {
  'realm-acr': {
    ...page,
    path: `${CONSOLE}/realm-settings/general`,
    act: async (page) => {
      for (const [index, [name, level]] of [
        ['password', '1'],
        ['code', '2'],
      ].entries()) {
        await page.getByRole('button', {name: 'Add ACR to LoA Mapping'}).click()
        await page
          .getByPlaceholder('Type a key')
          .nth(index)
          .fill(name ?? '')
        await page
          .getByPlaceholder('Type a value')
          .nth(index)
          .fill(level ?? '')
      }
    },
    shows: ['text=ACR to LoA Mapping'],
    crop: ['text="Require SSL"', 'role=button[name="Require SSL"]', 'role=button[name="Add ACR to LoA Mapping"]'],
    phone: {left: 0, top: 0, width: 560, height: 259},
    alt: 'The field ACR to LoA Mapping on the tab General, with two rows: the key password has the value 1, and the key code has the value 2.',
  },
  'realm-partial-import': {
    ...page,
    window: {width: 800, height: 900},
    path: `${CONSOLE}/realm-settings/general`,
    act: async (page) => {
      await page.getByTestId('action-dropdown').click()
      await page.getByRole('menuitem', {name: 'Partial import'}).click()
      await page.locator('input[type=file]').setInputFiles('samples/getting-started/realm.json')
      await page.getByTestId('clients-checkbox').check()
      await page.getByTestId('clientRoles-checkbox').check()
    },
    shows: ['text=Choose the resources you want to import'],
    crop: ['.pf-v5-c-modal-box'],
    room: 0,
    phone: {left: 0, top: 0, width: 560, height: 686},
    alt: 'The dialog Partial import. Below the content of the file is the list of resources: 2 Clients and 1 Client roles are checked, 1 Users is not. The field for existing resources says Fail import.',
  },
  'realm-partial-export': {
    ...page,
    window: {width: 800, height: 900},
    path: `${CONSOLE}/realm-settings/general`,
    act: async (page) => {
      await page.getByTestId('action-dropdown').click()
      await page.getByRole('menuitem', {name: 'Partial export'}).click()
    },
    shows: ['.pf-v5-c-modal-box'],
    crop: ['.pf-v5-c-modal-box'],
    room: 0,
    alt: 'The dialog Partial export with two switches that are off, Include groups and roles and Include clients, and the button Export.',
  },
} as const satisfies Record<string, Shot>
