import * as z from 'zod'
import {requestTokens, type Caller, type Tokens} from '../consumers/http'
import type {Measured} from './server'

export const PASSWORD = 'correct-horse-battery'
/** A public client for direct grants. */
export const CLIENT = 'app'

const found = z.array(z.looseObject({id: z.string()}))

/** A realm with a client and users who can log in with a direct grant. */
export type MeasuredRealm = {
  name: string
  /** Path of the realm in the Admin API. */
  path: string
  admin: Caller
  addUser: (username: string, more?: object) => Promise<string>
  clientId: () => Promise<string>
  login: (username: string, scope?: string) => Promise<Tokens>
  refresh: (token: string) => Promise<number>
}

/** @param settings of the realm, and of its client. */
export async function makeRealm(
  {admin, anonymous, url}: Measured,
  name: string,
  {settings = {}, client = {}}: {settings?: object; client?: object} = {},
): Promise<MeasuredRealm> {
  const path = `/admin/realms/${name}`
  await admin.must('POST', '/admin/realms', {json: {realm: name, enabled: true, ...settings}})
  const json = {clientId: CLIENT, publicClient: true, directAccessGrantsEnabled: true, ...client}
  await admin.create(`${path}/clients`, json)
  const grant = {realm: name, clientId: CLIENT, password: PASSWORD}
  return {
    name,
    path,
    admin,
    addUser: (username, more) =>
      admin.create(`${path}/users`, {
        username,
        enabled: true,
        email: `${username}@acme.example`,
        firstName: 'Alice',
        lastName: 'Example',
        credentials: [{type: 'password', value: PASSWORD, temporary: false}],
        ...more,
      }),
    clientId: async () => (await admin.read(`${path}/clients?clientId=${CLIENT}`, found))[0]?.id ?? '',
    login: (username, scope = 'openid') => requestTokens({url}, {...grant, username, scope}),
    refresh: async (token) => {
      const form = {grant_type: 'refresh_token', client_id: CLIENT, refresh_token: token}
      return (await anonymous.request('POST', `/realms/${name}/protocol/openid-connect/token`, {form})).status
    },
  }
}
