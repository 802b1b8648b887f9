import {REALM} from '../realm/settings'
import type {Lab} from '../start'
import type {Shot} from './shot'
import {CONSOLE} from './states'

/** The admin console without its menu. */
const page = {as: 'realmAdmin', window: {width: 900, height: 1300}} as const

/** The profile of the page on client policies. */
async function withClientProfile({http: {admin}}: Lab): Promise<void> {
  const profile = {
    name: 'web-apps',
    description: 'Exact redirect URIs, PKCE, and no implicit flow',
    executors: [
      {executor: 'secure-redirect-uris-enforcer', configuration: {}},
      {executor: 'pkce-enforcer', configuration: {'auto-configure': true}},
      {executor: 'reject-implicit-grant', configuration: {'auto-configure': true}},
    ],
  }
  await admin.must('PUT', `/admin/realms/${REALM}/client-policies/profiles`, {json: {profiles: [profile]}})
}

const workflow = `name: Disable inactive accounts
on: user-created or user-authenticated
if: not has-role(never-disable)
steps:
  - uses: notify-user
    after: 90d
  - uses: disable-user
    after: 14d
`

/** Switches and files of the realm that pages about one task ask for. */
export const switchShots = {
  'realm-organizations': {
    ...page,
    bundle: 'plain',
    path: `${CONSOLE}/realm-settings/general`,
    shows: ['text="Organizations"'],
    crop: [
      '.pf-v5-c-form__group:has-text("User-managed access")',
      '.pf-v5-c-form__group:has-text("Admin Permissions")',
    ],
    highlight: 'text="Organizations"',
    phone: {left: 0, top: 0, width: 460, height: 179},
    alt: 'The end of the tab General, with User-managed access, Organizations, and Admin Permissions. Organizations has a frame; it is off.',
  },
  'realm-scim': {
    ...page,
    bundle: 'native-26.7',
    path: `${CONSOLE}/realm-settings/general`,
    shows: ['text="SCIM API"'],
    crop: ['.pf-v5-c-form__group:has-text("User-managed access")', '.pf-v5-c-form__group:has-text("SCIM API")'],
    highlight: 'text="SCIM API"',
    phone: {left: 0, top: 0, width: 460, height: 228},
    alt: 'The end of the tab General, with User-managed access, Organizations, Admin Permissions, and SCIM API. SCIM API has a frame; it is off.',
  },
  'realm-import-users': {
    ...page,
    bundle: 'registry',
    path: `${CONSOLE}/realm-settings/general`,
    act: async (page) => {
      await page.getByTestId('action-dropdown').click()
      await page.getByRole('menuitem', {name: 'Partial import'}).click()
      await page.locator('input[type=file]').setInputFiles({
        name: 'users.json',
        mimeType: 'application/json',
        buffer: Buffer.from(
          JSON.stringify({ifResourceExists: 'SKIP', users: [{username: 'rita', enabled: true}]}, null, 2),
        ),
      })
      await page.getByTestId('users-checkbox').check()
    },
    shows: ['text=Choose the resources you want to import', 'text=1 Users'],
    crop: ['.pf-v5-c-modal-box'],
    room: 0,
    alt: 'The dialog Partial import. Below the content of the file, 1 Users is checked. The field for existing resources says Fail import.',
  },
  'realm-client-profile': {
    ...page,
    bundle: 'registry',
    prepare: withClientProfile,
    path: `${CONSOLE}/realm-settings/client-policies/web-apps/edit-profile`,
    shows: ['text=web-apps', 'text=pkce-enforcer', 'text=Add executor'],
    crop: ['text="Executors"', '[name="name"]', 'text=reject-implicit-grant'],
    alt: 'The profile web-apps with its description and three executors: secure-redirect-uris-enforcer, pkce-enforcer, and reject-implicit-grant. Above them is the button Add executor.',
  },
  'workflow-create': {
    ...page,
    bundle: 'plain',
    path: `${CONSOLE}/workflows`,
    act: async (page) => {
      await page.getByText('Create workflow').first().click()
      await page.locator('textarea').fill(workflow)
    },
    shows: ['text=notify-user'],
    crop: ['text="Create workflow"', 'text="Cancel"', '.pf-v5-c-form__group-control'],
    phone: {left: 0, top: 0, width: 600, height: 600},
    alt: 'The page Create workflow. The field Workflow YAML has the workflow Disable inactive accounts with the steps notify-user after 90 days and disable-user after 14 days.',
  },
} as const satisfies Record<string, Shot>
