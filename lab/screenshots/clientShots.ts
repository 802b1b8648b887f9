import {clientPage} from './consoleAddresses'
import {APPLICATION} from './acme'
import {withBackend} from './clientStates'
import type {Shot} from './shot'
import {CONSOLE} from './states'

/** The pages of a client, on the registry bundle. */
const page = {bundle: 'registry', as: 'realmAdmin', window: {width: 800, height: 1000}} as const

/** Pages of the menu item Clients. */
export const clientShots = {
  'client-import': {
    ...page,
    path: `${CONSOLE}/clients/import-client`,
    act: async (page) => {
      await page.locator('input[type=file]').setInputFiles('samples/react/client.json')
    },
    shows: ['text=Import client', '[name="clientId"]'],
    crop: ['text="Import client"', 'text="Resource file"', 'role=button[name="Clear"]', '[name="name"]'],
    phone: {left: 0, top: 0, width: 560, height: 467},
    alt: 'The page Import client. Resource file shows the JSON of the client, and Keycloak has filled in the fields: Client ID is acme-react, and Name is Acme in React.',
  },
  'client-assign-role': {
    ...page,
    window: {width: 900, height: 900},
    prepare: withBackend,
    path: clientPage('acme-backend', 'serviceAccount'),
    act: async (page) => {
      await page.getByRole('button', {name: 'Assign role'}).click()
      await page.getByRole('menuitem', {name: 'Client roles'}).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByPlaceholder('Search').fill('organizations')
      await dialog.getByPlaceholder('Search').press('Enter')
      await page.getByRole('row').filter({hasText: 'view-organizations'}).getByRole('checkbox').check()
    },
    shows: ['text=view-organizations'],
    crop: ['.pf-v5-c-modal-box'],
    room: 0,
    phone: {left: 0, top: 0, width: 600, height: 462},
    alt: 'The dialog Assign Client roles to acme-backend, searched for organizations. The role view-organizations of the client realm-management is checked.',
  },
  'client-credentials': {
    ...page,
    window: {width: 800, height: 760},
    prepare: withBackend,
    path: clientPage('acme-backend', 'credentials'),
    shows: ['text=Client Secret', 'text=Regenerate'],
    crop: ['.pf-v5-c-tabs >> nth=0', 'role=button[name="Regenerate"] >> nth=0'],
    highlight: 'role=button[name="Regenerate"] >> nth=0',
    phone: {left: 0, top: 0, width: 560, height: 352},
    alt: 'The tab Credentials of the client acme-backend. Client Authenticator is Client Id and Secret. The field Client Secret is masked and has buttons to show and copy it. A frame marks the button Regenerate.',
  },
  'client-redirect-uris': {
    ...page,
    window: {width: 800, height: 1500},
    path: clientPage(APPLICATION, 'settings'),
    shows: ['text=Valid redirect URIs', 'text=Valid post logout redirect URIs', 'text=Web origins'],
    crop: ['text="Access settings"', 'text="Web origins"', 'text="Add web origins"', '[name="redirectUris.0.value"]'],
    alt: 'The section Access settings of the client acme-web: three exact addresses below Valid redirect URIs, one below Valid post logout redirect URIs, and the origin http://localhost:5173 below Web origins.',
  },
  'client-login-theme': {
    ...page,
    window: {width: 800, height: 3600},
    path: clientPage(APPLICATION, 'settings'),
    act: async (page) => {
      await page.locator('[id="attributes.login_theme"]').click()
      await page.getByRole('option', {name: 'keycloak.v2'}).waitFor()
    },
    shows: ['text="Login settings"', 'text="Login theme"'],
    crop: ['text="Login settings"', 'text="Login theme"', 'role=listbox'],
    alt: 'The section Login settings of the client acme-web. The list of Login theme is open and shows the installed themes.',
  },
  'client-logout': {
    ...page,
    window: {width: 800, height: 3600},
    path: clientPage(APPLICATION, 'settings'),
    act: async (page) => {
      await page
        .getByRole('textbox', {name: 'Backchannel logout URL'})
        .fill('https://app.acme.example/logout/backchannel')
    },
    shows: ['text="Logout settings"', 'text="Front channel logout"', 'text="Backchannel logout URL"'],
    crop: [
      'text="Logout settings"',
      'text="Front channel logout"',
      '[data-testid="help-label-backchannelLogoutRevokeOfflineSessions"]',
    ],
    alt: 'The section Logout settings of a client: Front channel logout is off, and Backchannel logout URL is https://app.acme.example/logout/backchannel. Below are two switches for the session in the logout token and for offline sessions.',
  },
} as const satisfies Record<string, Shot>
