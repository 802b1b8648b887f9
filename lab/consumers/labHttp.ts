import {PASSWORD, people, type PersonKey} from '../realm/people'
import {DIRECT_CLIENT, PROVISIONER, REALM} from '../realm/settings'
import {type Server} from '../server'
import {ADMIN_GRANT} from '../server/admin'
import {createCaller, requestTokens, type Caller, type Grant, type Tokens} from './http'

/** Requests to the server, by caller. */
export type LabHttp = {
  /** An administrator of the realm `master`. */
  admin: Caller
  /** The service account that provisions organizations. */
  provisioner: Caller
  /** A caller without a token. */
  anonymous: Caller
  /** A person of the realm. */
  as: (person: PersonKey) => Caller
  /** Anyone else. */
  with: (grant: Grant) => Caller
  /** What the token endpoint answers to a person. */
  tokens: (person: PersonKey, scope?: string) => Promise<Tokens>
}

/** The callers of a server. */
export function createHttp({url, requireAlive}: Server): LabHttp {
  const options = {url, onUnreachable: requireAlive}
  const grantOf = (person: PersonKey): Grant => ({
    realm: REALM,
    clientId: DIRECT_CLIENT,
    username: people[person].username,
    password: PASSWORD,
  })
  return {
    admin: createCaller(options, ADMIN_GRANT),
    provisioner: createCaller(options, {
      realm: REALM,
      clientId: PROVISIONER.clientId,
      clientSecret: PROVISIONER.secret,
    }),
    anonymous: createCaller(options),
    as: (person) => createCaller(options, grantOf(person)),
    with: (grant) => createCaller(options, grant),
    tokens: (person, scope = 'openid') => requestTokens(options, {...grantOf(person), scope}),
  }
}
