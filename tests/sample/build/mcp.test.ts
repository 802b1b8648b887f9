import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js'
import type {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {callTool, connected} from '../../../deploy/mcp/fixtures/client'
import {docsServer} from '../../../deploy/mcp/server'
import {folderSource} from '../../../deploy/mcp/source'
import {BUILD_DIR} from '../../../scripts/lib/root'
import {brand} from '../../../src/data/brand'
import {serverIdentity} from '../../../src/publish/data-files/serverCard'
import {publicQuestions} from '../../../src/search/publicQuestions'

const url = `https://${brand.domain}`
let client: Client

beforeAll(async () => {
  const [one, other] = InMemoryTransport.createLinkedPair()
  await docsServer({source: folderSource(BUILD_DIR), url}, serverIdentity(brand))().connect(other)
  client = await connected(one)
})
afterAll(() => client.close())

/** The answer to a call that succeeds. */
async function textOf(name: string, args: Record<string, unknown> = {}): Promise<string> {
  const {text, isError} = await callTool(client, name, args)
  expect(isError, text).toBe(false)
  return text
}

/** The addresses of the first results, without the site. */
const resultsIn = (text: string): string[] =>
  [...text.matchAll(/^\d+\. \[.*\]\((.+)\) \(\w+\)$/gm)].map(([, address = '']) => address.replace(url, ''))

describe('the documentation MCP server', () => {
  it.each(publicQuestions.slice(0, 10))(
    'finds the page that answers "$query" among the first three',
    async ({query, to}) => {
      const pages = resultsIn(await textOf('search', {query, limit: 3}))
      expect(
        pages.some((page) => to.some((wanted) => wanted.replace(/#.*/, '') === page)),
        pages.join(', '),
      ).toBe(true)
    },
  )
})
