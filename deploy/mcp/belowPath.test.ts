import {rm} from 'node:fs/promises'
import path from 'node:path'
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js'
import type {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {readOptions} from './commandLine'
import {callTool, connected, identity} from './fixtures/client'
import {writeSite} from './fixtures/site'
import {docsServer} from './server'
import {folderSource} from './source'

const URL_BELOW = 'https://example.com/site'

let root: string
let client: Client

beforeAll(async () => {
  root = await writeSite('/site')
  const [one, other] = InMemoryTransport.createLinkedPair()
  await docsServer({source: folderSource(root), url: URL_BELOW}, identity)().connect(other)
  client = await connected(one)
})

afterAll(async () => {
  await client.close()
  await rm(path.dirname(root), {recursive: true, force: true})
})

describe('the server of a site below a path of its host', () => {
  it('finds pages at their addresses', async () => {
    const {text} = await callTool(client, 'search', {query: 'invitation link empty'})
    expect(text).toContain(`1. [Invite users](${URL_BELOW}/docs/invitations/) (docs)`)
    expect(text).toContain('The link is empty (#empty): Set an address.')
  })

  it.each(['/docs/invitations/', '/site/docs/invitations/', `${URL_BELOW}/docs/invitations/index.md`])(
    'reads the page %s',
    async (page) => {
      expect((await callTool(client, 'read_page', {page, heading: '#empty'})).text).toMatch(/^## The link is empty/)
    },
  )

  it.each(['https://example.com/docs/invitations/', 'https://example.com/sites/docs/invitations/'])(
    'refuses %s, which is another site of the host',
    async (page) => {
      const {text, isError} = await callTool(client, 'read_page', {page})
      expect(isError).toBe(true)
      expect(text).toContain(`or an address at ${URL_BELOW}`)
    },
  )

  it('reads the page of an operation', async () => {
    const {text} = await callTool(client, 'get_operation', {operation: 'createOrganization'})
    expect(text).toContain('operationId: createOrganization')
  })

  it('can be started for it', () => {
    expect(readOptions([], URL_BELOW)).toMatchObject({site: URL_BELOW, isServed: true})
    expect(readOptions(['--site', `${URL_BELOW}/`], '')).toMatchObject({site: URL_BELOW, isServed: true})
  })
})
