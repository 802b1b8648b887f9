import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {sendAsIs, toolsFor, World, type ContractServer} from '../../lab/contract'
import type {RequestBody} from '../../openapi/exchange'
import {operationsOf, type Operation} from '../../src/reference/description/description.build'
import {exampleOf} from '../../src/reference/description/examples.build'
import {description, noServer, openOnServer} from './server'

/** Calls that are made at the same moment. */
const COUNT = 4

/** What another call at that moment can do to any of them: see "Two calls at once" in `api/overview.mdx`. */
const MEANWHILE = [409, 500]

/** The server would connect to what their examples name, or has one setting for the whole realm. */
const LEFT_OUT = ['importIdpJson', 'testLdapConnection', 'verifyDomain', 'updateOrganizationConfig']

/** Who makes the calls that are about the caller. */
const OWN_CALLER: Readonly<Record<string, string>> = {
  acceptInvitation: 'invited',
  rejectInvitation: 'invited',
  switchActiveOrganization: 'member',
}

const changing = operationsOf(description).filter(
  ({method, operationId, 'x-proven': proven}) =>
    method !== 'get' && proven === 'registry' && !LEFT_OUT.includes(operationId),
)

function bodyOf({requestBody}: Operation): RequestBody {
  const json = requestBody?.content['application/json']
  return json ? {kind: 'json', value: exampleOf(json)} : {kind: 'none'}
}

describe.skipIf(noServer !== undefined)('the same call at the same moment', () => {
  let server: ContractServer | undefined
  let world: World | undefined

  beforeAll(async () => {
    server = await openOnServer()
    world = await World.open(toolsFor(server, 'calls at once'))
  })

  afterAll(() => server?.stop())

  it.each(changing.map((operation) => [operation.operationId, operation] as const))(
    '%s answers as described, or with 409 or 500',
    async (id, operation) => {
      if (!server || !world) throw new Error('There is no server.')
      const existing: Readonly<Record<string, string>> = {
        ...(await world.existing()),
        ...(id === 'resendWebhookById' ? world.delivery : {}),
      }
      world.spoil()
      const token = world.tokens.get(OWN_CALLER[id] ?? '') ?? server.realm.tokenOf('admin')
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(existing[name] ?? ''))
      const call = {
        method: operation.method,
        target: `/realms/${server.realm.name}${path}`,
        headers: {...(token === undefined ? {} : {Authorization: `Bearer ${token}`})},
        body: bodyOf(operation),
      }
      const {url} = server.realm
      const statuses = (await Promise.all(Array.from({length: COUNT}, () => sendAsIs(url, call)))).map(
        ({status}) => status,
      )
      const described = Object.keys(operation.responses).map(Number)
      expect(statuses.filter((status) => ![...described, ...MEANWHILE].includes(status))).toEqual([])
      // One of them does what was asked for, unless the example names what is not there.
      if (operation.requestBody === undefined) expect(statuses.filter((status) => status < 300)).not.toEqual([])
    },
  )
})
