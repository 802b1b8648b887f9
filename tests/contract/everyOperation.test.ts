import {request} from 'node:http'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {createCaller} from '../../lab'
import {sendAsIs, type ContractRealm, type ContractServer} from '../../lab/contract'
import {operationsOf, type Operation} from '../../src/reference/description/description.build'
import {description, noServer, openOnServer} from './server'

const onServer = operationsOf(description).filter(({'x-proven': proven}) => proven === 'registry')
const named = ({method, path}: Operation): string => `${method.toUpperCase()} ${path}`

function operation(id: string): Operation {
  const found = onServer.find(({operationId}) => operationId === id)
  if (!found) throw new Error(`The description has no operation ${id}.`)
  return found
}

const withBody = onServer.filter(({requestBody}) => requestBody?.required)

type Sending = {realm?: string; query?: string; headers?: Readonly<Record<string, string>>; body?: string}

/** What `api/overview.mdx` says of every operation, so that no operation's page has to. */
describe.skipIf(noServer !== undefined)('every operation', () => {
  let server: ContractServer | undefined

  beforeAll(async () => {
    server = await openOnServer()
  })

  afterAll(() => server?.stop())

  function realm(): ContractRealm {
    if (!server) throw new Error('There is no server.')
    return server.realm
  }

  async function send(
    {method, path}: Operation,
    {realm: name = realm().name, query = '', headers = {}, body}: Sending,
  ): Promise<{status: number; text: string}> {
    const target = path.replaceAll(/\{\w+\}/g, 'any')
    const {status, text} = await createCaller({url: realm().url}).request(
      method.toUpperCase(),
      `/realms/${name}${target}${query}`,
      {body, headers: {...headers, Authorization: `Bearer ${await realm().token('caller-admin')}`}},
    )
    return {status, text}
  }

  const sendRaw = (target: string) => sendAsIs(realm().url, {method: 'GET', target, headers: {}, body: {kind: 'none'}})

  it('is 404 with these words for a realm that is none', async () => {
    for (const operation of onServer)
      expect(await send(operation, {realm: 'nowhere'}), named(operation)).toEqual({
        status: 404,
        text: '{"error":"Realm does not exist"}',
      })
  })

  it('is 404 for a word in the place of a number', async () => {
    const lists = onServer.filter(({parameters}) => parameters.some(({name}) => name === 'first'))
    expect(lists).toHaveLength(5)
    for (const operation of lists) {
      expect((await send(operation, {query: '?first=abc'})).status, named(operation)).toBe(404)
      expect((await send(operation, {query: '?max=99999999999'})).status, named(operation)).toBe(404)
    }
  })

  it('is 406 in JSON where JSON is excluded, and a web page where HTML is asked for', async () => {
    const list = operation('getOrganizations')
    for (const accept of ['application/xml', 'nonsense', 'application/problem+json'])
      expect(await send(list, {headers: {Accept: accept}}), accept).toEqual({
        status: 406,
        text: '{"error":"HTTP 406 Not Acceptable"}',
      })
    const asked = await send(list, {headers: {Accept: 'text/html'}})
    expect(asked.status).toBe(406)
    expect(asked.text).toContain('<!DOCTYPE html>')
    const missing = await send(operation('getOrganizationById'), {headers: {Accept: 'text/html, */*;q=0.1'}})
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('<!DOCTYPE html>')
  })

  it('is 400 for a path that is not normalized, whoever calls', async () => {
    const base = `/realms/${realm().name}`
    for (const target of [`/${base}/orgs`, `${base}//orgs`, `${base}/./orgs`, `${base}/orgs/%2e%2e`]) {
      const answer = await sendRaw(target)
      expect(answer.status, target).toBe(400)
      expect(answer.body, target).toEqual({
        error: 'missingNormalization',
        error_description: 'Request path not normalized',
      })
    }
    expect((await sendRaw(`${base}/orgs;a=b`)).body).toMatchObject({error: 'invalidCharacter'})
    expect((await sendRaw(`${base}/orgs?search=%00`)).body).toEqual({error: 'Blocking invalid query parameter value'})
    expect(await sendRaw(`${base}/orgs/%ZZ`)).toMatchObject({status: 400, body: ''})
  })

  it('is 409 or 500, if at all, for the same call at the same moment', async () => {
    const body = JSON.stringify({name: 'at-once', value: 'a', realm: realm().name})
    const set = {headers: {'Content-Type': 'application/json'}, body}
    const answers = await Promise.all(Array.from({length: 8}, () => send(operation('createRealmAttribute'), set)))
    const statuses = answers.map(({status}) => status)
    expect(statuses).toContain(201)
    expect(statuses.filter((status) => ![201, 409, 500].includes(status))).toEqual([])
  })

  it('that takes a body is 415 for one of another type, and 413 for more than 10 MB', async () => {
    expect(withBody.length).toBeGreaterThan(15)
    const create = operation('createOrganization')
    const text = await send(create, {headers: {'Content-Type': 'text/plain'}, body: 'name'})
    expect(text).toEqual({
      status: 415,
      text: '{"error":"The content-type header value did not match the value in @Consumes"}',
    })
    const untyped = await send(create, {headers: {'Content-Type': 'json'}, body: '{}'})
    expect(untyped.status).toBe(500)
    expect(untyped.text).toContain('"details":"Error id ')
    // Announced only: the server answers, and closes, before it has read so much.
    const headers = {'Content-Type': 'application/json', 'Content-Length': 10 * 1024 * 1024 + 1}
    const large = request(`${realm().url}/realms/${realm().name}${create.path}`, {method: 'POST', headers})
    const refused = new Promise<number | undefined>((resolve, reject) => {
      large.on('response', ({statusCode}) => resolve(statusCode)).on('error', reject)
    })
    large.flushHeaders()
    expect(await refused).toBe(413)
    large.destroy()
  })
})
