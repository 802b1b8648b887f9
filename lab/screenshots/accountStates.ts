import type {Page} from '@playwright/test'
import * as z from 'zod'
import {REALM} from '../realm/settings'
import type {Lab} from '../start'
import {APPLICATION} from './acme'
import {userId} from './consoleAddresses'

const BASE = `/admin/realms/${REALM}`
const PROVIDER = 'example-id'

/** Example ID, a provider that users log in with, and the account of Alice that is linked there. */
export async function withLinkedAlice(lab: Lab): Promise<void> {
  const {admin} = lab.http
  await admin.must('POST', `${BASE}/identity-provider/instances`, {
    json: {
      alias: PROVIDER,
      displayName: 'Example ID',
      providerId: 'oidc',
      enabled: true,
      config: {
        clientId: APPLICATION,
        clientSecret: 'local-use-only',
        authorizationUrl: 'https://id.example/authorize',
        tokenUrl: 'https://id.example/token',
      },
    },
  })
  const json = {identityProvider: PROVIDER, userId: '5b3c1d70-4f52', userName: 'tim@elsewhere.example'}
  await admin.must('POST', `${BASE}/users/${await userId(lab, 'alice')}/federated-identity/${PROVIDER}`, {json})
}

/** Takes provider and link away, once they are shown: other pictures have login pages without the provider. */
export async function withoutLink(page: Page, {http: {admin}}: Lab): Promise<void> {
  await page.getByText('tim@elsewhere.example').first().waitFor()
  await admin.must('DELETE', `${BASE}/identity-provider/instances/${PROVIDER}`)
}

/** Users can delete their accounts. Terms are off, as in a new realm. */
export async function withDeletion({http: {admin}}: Lab): Promise<void> {
  for (const [alias, enabled] of [
    ['delete_account', true],
    ['TERMS_AND_CONDITIONS', false],
  ] as const) {
    const path = `${BASE}/authentication/required-actions/${alias}`
    const action = await admin.read(path, z.looseObject({}))
    await admin.must('PUT', path, {json: {...action, enabled}})
  }
}
