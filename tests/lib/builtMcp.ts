import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js'
import type {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {afterAll, beforeAll, expect} from 'vitest'
import {callTool, connected} from '../../deploy/mcp/fixtures/client'
import {docsServer} from '../../deploy/mcp/server'
import {folderSource} from '../../deploy/mcp/source'
import {BUILD_DIR} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {siteAddress} from '../../src/lib/siteAddress'
import {serverIdentity} from '../../src/publish/data-files/serverCard'

/** The address of the site, without a closing slash. */
export const url = siteAddress(brand)

/** Connects the tests of a file to the documentation MCP server over the build. @returns the answer to a call that succeeds. */
export function connectBuild(): (name: string, args?: Record<string, unknown>) => Promise<string> {
  let client: Client
  beforeAll(async () => {
    const [one, other] = InMemoryTransport.createLinkedPair()
    await docsServer({source: folderSource(BUILD_DIR), url}, serverIdentity(brand))().connect(other)
    client = await connected(one)
  })
  afterAll(() => client.close())
  return async (name, args = {}) => {
    const {text, isError} = await callTool(client, name, args)
    expect(isError, text).toBe(false)
    return text
  }
}

/** The addresses of the first results, without the site. */
export const resultsIn = (text: string): string[] =>
  [...text.matchAll(/^\d+\. \[.*\]\((.+)\) \(\w+\)$/gm)].map(([, address = '']) => address.replace(url, ''))
