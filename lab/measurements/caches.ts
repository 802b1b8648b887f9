import type {Measurer} from './list'
import {makeRealm} from './realm'

const METRIC = 'vendor_statistics_approximate_entries'
const USERS = 50

/** How many entries each cache has after logins, and after a button of the admin console emptied one. */
export const cacheEntries: Measurer = {
  version: '26.7.3',
  measure: async (server) => {
    const realm = await makeRealm(server, 'caches')
    const names = Array.from({length: USERS}, (_, index) => `user-${index}`)
    for (const name of names) await realm.addUser(name)
    const empty = async (): Promise<void> => {
      for (const kind of ['user', 'realm']) await realm.admin.must('POST', `${realm.path}/clear-${kind}-cache`)
    }
    await empty()
    const count = async (): Promise<ReadonlyMap<string, number>> =>
      new Map(
        [...(await server.metric(METRIC))].map(([labels, value]) => [/cache="([^"]*)"/.exec(labels)?.[1] ?? '', value]),
      )
    const before = await count()
    for (const name of names) await realm.login(name)
    const after = await count()
    await empty()
    const cleared = await count()
    const caches = [...after]
      .filter(([cache, value]) => !cache.endsWith('Revisions') && value !== (before.get(cache) ?? 0))
      .map(([cache]) => cache)
    const points = (counts: ReadonlyMap<string, number>) => caches.map((at) => ({at, value: counts.get(at) ?? 0}))
    return {
      quantity: 'Entries',
      unit: '',
      parameter: 'Cache',
      method: `Counted with the metric ${METRIC}, after ${USERS} users logged in once, and after the user cache and the realm cache were cleared through the Admin API. Caches whose count didn't change are left out, as are the revisions of entries. The administrator who measured has sessions, too.`,
      series: [
        {label: `After ${USERS} logins`, points: points(after)},
        {label: 'After the user and realm caches were cleared', points: points(cleared)},
      ],
    }
  },
}
