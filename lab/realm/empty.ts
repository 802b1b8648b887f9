import type {Caller} from '../consumers/http'
import {people, toUser} from './people'
import {REALM, smtpSettings} from './settings'

/**
 * Makes the realm with nothing in it but an administrator and working email, so that a reader can follow a page from its
 * first step. The server must not have the realm yet.
 */
export async function createEmptyRealm({admin, smtpPort}: {admin: Caller; smtpPort: number}): Promise<void> {
  await admin.must('POST', '/admin/realms', {
    json: {realm: REALM, enabled: true, smtpServer: smtpSettings(smtpPort), users: [toUser(people.ops, REALM)]},
  })
}
