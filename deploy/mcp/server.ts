import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js'
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js'
import type {ServerIdentity} from '../../src/publish/data-files/serverCard'
import {checkConfig} from './config'
import {filesOf, type Files} from './files'
import {pieceOf} from './markdown'
import {listOperations, operationsIn, pageOfOperation} from './operations'
import {addressOf, basePathIn, readPage} from './pages'
import {readSample} from './samples'
import {searcher, type Found} from './searching'
import type {Source} from './source'
import {fileInput, inputs} from './tools'

/** What the tools read. */
export type Docs = {
  source: Source
  /** Where the site is published, without a slash at the end. Its addresses are in the answers. */
  url: string
  /** Other addresses at which the same site is, such as that of a preview. */
  otherOrigins?: readonly string[]
  /** Whether the client started the server on its own machine, so that it may name files there. */
  readsFiles?: boolean
}

const READ_ONLY = {readOnlyHint: true, openWorldHint: false} as const

const INSTRUCTIONS = [
  'Search and read the documentation before you answer questions about Keycloak, its extensions, or their API.',
  'Start with search, then read the section that fits with read_page. Use get_operation before you call the API, and get_sample before you write a login. Use check_config after you change a realm.',
].join(' ')

const answer = (text: string): CallToolResult => ({content: [{type: 'text', text}]})

function resultsOf({found, total}: {found: readonly Found[]; total: number}, query: string, url: string): string {
  if (found.length === 0)
    return `No page fits ${JSON.stringify(query)}. Try fewer words, or the name of a setting or an error.`
  const lines = found.map(({path, title, kind, sections}, at) => {
    const inside = sections.map(({heading, anchor, excerpt}) =>
      anchor === '' ? `   - ${excerpt}` : `   - ${heading} (#${anchor}): ${excerpt}`,
    )
    return [`${at + 1}. [${title}](${new URL(path, url).href}) (${kind})`, ...inside].join('\n')
  })
  return [`${found.length} of ${total} pages, the best first:`, ...lines].join('\n\n')
}

/** What all connections share. */
type Shared = {files: Files; url: string; origins: readonly string[]} & ReturnType<typeof searcher>

function addPageTools(server: McpServer, {files, url, origins, search, headingAt}: Shared): void {
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds pages and their sections. Returns titles, addresses, anchors, and excerpts.',
      inputSchema: inputs.search,
      annotations: READ_ONLY,
    },
    async ({query, kind, limit}) => answer(resultsOf(await search(query, kind, limit), query, url)),
  )
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Returns a page, or one section of it, as Markdown. Its front matter names the versions it was tested on.',
      inputSchema: inputs.read_page,
      annotations: READ_ONLY,
    },
    async ({page, heading, from}) => {
      const {path, anchor} = addressOf(page, origins)
      return answer(await readPage(files, {path, heading: heading ?? anchor, from}, headingAt))
    },
  )
}

function addApiTools(server: McpServer, {files, headingAt}: Shared): void {
  server.registerTool(
    'list_operations',
    {
      title: 'List the operations of the API',
      description: "Lists the operations of the extensions' REST API by tag: ID, summary, method, and path.",
      inputSchema: inputs.list_operations,
      annotations: READ_ONLY,
    },
    async ({tag}) => answer(listOperations(await operationsIn(files), tag ?? '')),
  )
  server.registerTool(
    'get_operation',
    {
      title: 'Read an operation of the API',
      description:
        'Returns what an operation does, its permissions, requests in several languages, and its OpenAPI description.',
      inputSchema: inputs.get_operation,
      annotations: READ_ONLY,
    },
    async ({operation, from}) => {
      const path = pageOfOperation(await operationsIn(files), operation)
      return answer(await readPage(files, {path, heading: '', from}, headingAt))
    },
  )
  server.registerTool(
    'get_sample',
    {
      title: 'Read a sample application',
      description: 'Returns the files of a tested sample application that logs in with Keycloak, or one of its files.',
      inputSchema: inputs.get_sample,
      annotations: READ_ONLY,
    },
    async ({name, file, from}) =>
      answer(pieceOf(await readSample(files, name, file ?? ''), from, 'Or read one file with "file".')),
  )
}

function addConfigTool(server: McpServer, readsFiles: boolean): void {
  server.registerTool(
    'check_config',
    {
      title: 'Check the export of a realm',
      description:
        'Finds risky, missing, and soon unsupported settings in the export of a Keycloak realm. Returns the place, the reason, the fix as a command, and a page for each finding. Secrets are masked in the answer. Leave out users.',
      inputSchema: readsFiles ? inputs.check_config.extend(fileInput) : inputs.check_config,
      annotations: READ_ONLY,
    },
    async ({from, ...wanted}) =>
      answer(pieceOf(await checkConfig(wanted), from, 'Or leave out milder findings with "threshold".')),
  )
}

/**
 * Makes the function that answers each connection with a server. All of them share what was read from the site.
 * @returns a function that makes a server for one connection.
 */
export function docsServer(
  {source, url, otherOrigins = [], readsFiles = false}: Docs,
  identity: ServerIdentity,
): () => McpServer {
  const files = filesOf(source, basePathIn(url))
  const shared = {files, url, origins: [url, ...otherOrigins], ...searcher(files)}

  return () => {
    const server = new McpServer(identity, {instructions: INSTRUCTIONS})
    addPageTools(server, shared)
    addApiTools(server, shared)
    addConfigTool(server, readsFiles)
    return server
  }
}
