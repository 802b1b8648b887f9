import type {Measurer} from './list'
import {makeRealm, type MeasuredRealm} from './realm'
import {cpuTimeOf, type Setting} from './rounds'
import type {Measured} from './server'

const policies = {
  'Argon2id, 5 passes, 7 MB (default)': '',
  'PBKDF2 SHA-512, 210,000 iterations': 'hashAlgorithm(pbkdf2-sha512) and hashIterations(210000)',
  'PBKDF2 SHA-256, 600,000 iterations': 'hashAlgorithm(pbkdf2-sha256) and hashIterations(600000)',
  'PBKDF2 SHA-256, 27,500 iterations': 'hashAlgorithm(pbkdf2-sha256) and hashIterations(27500)',
}

/** What a login costs, by the hash of the password, and what a request without a hash costs. */
export const passwordHashCost: Measurer = {
  version: '26.7.3',
  measure: async (server) => {
    const settings = []
    for (const [index, [at, passwordPolicy]] of Object.entries(policies).entries()) {
      const realm = await makeRealm(server, `hash-${index}`, {settings: {passwordPolicy}})
      await realm.addUser('alice')
      settings.push({at, run: () => realm.login('alice')})
    }
    const realm = await makeRealm(server, 'no-hash')
    await realm.addUser('alice')
    const {refresh_token: token = ''} = await realm.login('alice')
    settings.push({at: 'Token refresh, no hash', run: () => realm.refresh(token)})
    return {
      quantity: 'CPU time of a request',
      unit: 'ms',
      parameter: 'Request',
      method:
        'Direct grants, 12 for each setting in each of five rounds, after 30 to warm up. The value is the median of the rounds. CPU time is that of the server process, so a busy machine changes it little.',
      series: [{points: await cpuTimeOf(server, settings, {warmUp: 30, rounds: 5, perRound: 12})}],
    }
  },
}

const LOGINS = 3

/** What a login costs, by the passes of Argon2, and whether the server stores the password again at each login. */
export const argon2Passes: Measurer = {
  version: '26.7.3',
  measure: async (server) => {
    const settings: Setting[] = []
    const rewrites: string[] = []
    for (const at of [2, 4, 5, 6, 8]) {
      const passwordPolicy = `hashAlgorithm(argon2) and hashIterations(${at})`
      const realm = await makeRealm(server, `argon2-${at}`, {settings: {passwordPolicy}})
      const user = await realm.addUser('alice')
      rewrites.push(`${await countRewrites(server, realm, user)} with ${at}`)
      settings.push({at: `${at} passes${at === 5 ? ' (default)' : ''}`, run: () => realm.login('alice')})
    }
    return {
      quantity: 'CPU time of a login',
      unit: 'ms',
      parameter: 'Argon2id over 7 MB',
      method: `Direct grants, 8 for each setting in each of five rounds, after 10 to warm up. The value is the median of the rounds. Before that, we compared the stored hash before and after each of ${LOGINS} logins. The number of logins that changed it: ${rewrites.join(', ')} passes.`,
      series: [{points: await cpuTimeOf(server, settings, {warmUp: 10, rounds: 5, perRound: 8})}],
    }
  },
}

/** After how many of several logins the stored hash of a password is another one. */
async function countRewrites({database}: Measured, realm: MeasuredRealm, user: string): Promise<number> {
  const stored = async (): Promise<string> => {
    const printed = await database.query(`SELECT SECRET_DATA FROM CREDENTIAL WHERE USER_ID='${user}'`)
    // The shell also prints how long the query took.
    const [json] = /\{.*\}/.exec(printed) ?? []
    if (json === undefined) throw new Error(`The database has no password of the user: ${printed}`)
    return json
  }
  let changes = 0
  for (let login = 0; login < LOGINS; login++) {
    const before = await stored()
    await realm.login('alice')
    if ((await stored()) !== before) changes++
  }
  return changes
}
