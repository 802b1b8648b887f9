import type {Measurer} from './list'
import {added} from './database'
import {makeRealm} from './realm'

const quantity = 'Rows added'
const unit = ''

/** What the database gets for one login, by table. */
export const loginRows: Measurer = {
  version: '26.7.3',
  measure: async (server) => {
    const realm = await makeRealm(server, 'login', {
      settings: {eventsEnabled: true, enabledEventTypes: ['LOGIN', 'REFRESH_TOKEN']},
    })
    for (const name of ['alice', 'bob']) await realm.addUser(name)
    // The first login writes what is written once, such as the version of a migration.
    await realm.login('bob')
    const before = await server.database.rows()
    const tokens = await realm.login('alice')
    const afterLogin = await server.database.rows()
    for (let count = 0; count < 10; count++) await realm.refresh(tokens.refresh_token ?? '')
    const afterRefresh = await server.database.rows()
    await realm.login('alice', 'openid offline_access')
    const afterOffline = await server.database.rows()
    const tables = (from: typeof before, to: typeof before) => added(from, to).map(([at, value]) => ({at, value}))
    return {
      quantity,
      unit,
      parameter: 'Table',
      method:
        'Counted all rows of the H2 database before and after each step. The realm stores the events LOGIN and REFRESH_TOKEN; sessions are persistent, which is the default.',
      series: [
        {label: 'A login', points: tables(before, afterLogin)},
        {label: 'Ten refreshes', points: tables(afterLogin, afterRefresh)},
        {label: 'A login with offline_access', points: tables(afterRefresh, afterOffline)},
      ],
    }
  },
}

/** What the database gets for a realm, a client, an organization, and a user. */
export const objectRows: Measurer = {
  version: '26.7.3',
  measure: async (server) => {
    const {admin, database} = server
    const realm = await makeRealm(server, 'objects', {settings: {organizationsEnabled: true}})
    const steps: [string, () => Promise<unknown>][] = [
      ['A realm', () => admin.must('POST', '/admin/realms', {json: {realm: 'one-more', enabled: true}})],
      ['A client', () => admin.create(`${realm.path}/clients`, {clientId: 'one-more'})],
      ['A user with a password', () => realm.addUser('alice')],
      [
        'An organization',
        () =>
          admin.create(`${realm.path}/organizations`, {
            name: 'Cedar Bank',
            alias: 'cedar',
            domains: [{name: 'cedar.example'}],
          }),
      ],
    ]
    const points = []
    for (const [at, run] of steps) {
      const before = await database.rows()
      await run()
      const value = added(before, await database.rows()).reduce((sum, [, count]) => sum + count, 0)
      points.push({at, value})
    }
    return {
      quantity,
      unit,
      parameter: 'What was created',
      method: 'Counted all rows of the H2 database before and after one request to the Admin API.',
      series: [{points}],
    }
  },
}
