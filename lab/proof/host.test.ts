import {expect, it} from 'vitest'
import {createCaller} from '../consumers/http'
import {createLabBrowser} from '../consumers/browser'
import {whyUnprovable, type ProofHost} from './host'

const url = 'https://login.example.com'
const caller = createCaller({url})

/** A server that the lab didn't start and that can't reach this machine. */
const remote: ProofHost = {
  ...{url, keycloak: '26.7.3', provided: ['keycloak'], isRemote: true},
  http: {admin: caller, anonymous: caller},
  browser: createLabBrowser(url),
  server: {home: '/keycloak', requireAlive: () => undefined},
}
const own: ProofHost = {...remote, isRemote: false, server: {...remote.server, log: () => ''}}

it.each([
  ['cp list.txt "$LAB_HOME/data/"', 'the files of the server'],
  ['kc.sh start --help-all | grep cache', 'the files of the server'],
  ["login alice\nlog 'LOGIN_ERROR' | grep alice", 'the log of the server'],
  ['curl -d "$WEBHOOK_URL/a" https://auth.example.com', 'mail, webhooks, and LDAP from this machine'],
  ['kcadm.sh get realms/acme', undefined],
  ['git log', undefined],
])('%j on a server elsewhere needs %s', (code, reason) => {
  expect(whyUnprovable(remote, code)).toBe(reason)
  expect(whyUnprovable(own, code)).toBeUndefined()
})
