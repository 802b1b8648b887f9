import {request} from 'node:http'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {Lab} from '../../openapi/contract/lab'
import {Validator} from '../../openapi/contract/validator'
import {ROOT} from '../../scripts/lib/root'
import {bundleDescription} from '../../src/build/openapi/bundle'
import {operationsOf, type Operation} from '../../src/build/openapi/description'
import {readDescription} from '../../src/build/openapi/read'
import {brand} from '../../src/data/brand'
import {contractServer, noServer} from './server'

const description = readDescription(await bundleDescription(ROOT, brand))
const onServer = operationsOf(description).filter(({'x-proven': proven}) => proven === 'registry')
const named = ({method, path}: Operation): string => `${method.toUpperCase()} ${path}`
const withBody = onServer.filter(({requestBody}) => requestBody?.required)

/** What `api/overview.mdx` says of every operation, so that no operation's page has to. */
describe.skipIf(noServer !== undefined)('every operation', () => {
  let lab: Lab | undefined
  let stop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const {address, stop: end} = await contractServer()
    stop = end
    lab = await Lab.open(address, new Validator(description))
  })

  afterAll(async () => {
    await lab?.close()
    await stop?.()
  })

  async function send(
    {method, path}: Operation,
    {realm, query = '', headers = {}, body}: {realm?: string; query?: string; headers?: HeadersInit; body?: string},
  ): Promise<{status: number; text: string}> {
    if (!lab) throw new Error('There is no server.')
    const target = path.replaceAll(/\{\w+\}/g, 'any')
    const response = await fetch(`${lab.address.url}/realms/${realm ?? lab.realm}${target}${query}`, {
      method: method.toUpperCase(),
      headers: {
        Authorization: `Bearer ${await lab.token('caller-admin')}`,
        ...Object.fromEntries(new Headers(headers)),
      },
      body,
    })
    return {status: response.status, text: await response.text()}
  }

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

  it('is 406 with a web page where JSON is excluded', async () => {
    const list = onServer.find(({operationId}) => operationId === 'getOrganizations')
    const {status, text} = list ? await send(list, {headers: {Accept: 'text/html'}}) : {status: 0, text: ''}
    expect(status).toBe(406)
    expect(text).toContain('<!DOCTYPE html>')
  })

  it('that takes a body is 415 for one of another type, and 413 for more than 10 MB', async () => {
    expect(withBody.length).toBeGreaterThan(15)
    const create = withBody.find(({operationId}) => operationId === 'createOrganization')
    if (!create) throw new Error('createOrganization is gone.')
    const text = await send(create, {headers: {'Content-Type': 'text/plain'}, body: 'name'})
    expect(text).toEqual({
      status: 415,
      text: '{"error":"The content-type header value did not match the value in @Consumes"}',
    })
    // Announced only: the server answers, and closes, before it has read so much.
    const headers = {'Content-Type': 'application/json', 'Content-Length': 10 * 1024 * 1024 + 1}
    const large = request(`${lab?.address.url}/realms/${lab?.realm}${create.path}`, {method: 'POST', headers})
    const refused = new Promise<number | undefined>((resolve, reject) => {
      large.on('response', ({statusCode}) => resolve(statusCode)).on('error', reject)
    })
    large.flushHeaders()
    expect(await refused).toBe(413)
    large.destroy()
  })
})
