import type {Brand} from '../../data/types'
import {siteAddress} from '../../lib/siteAddress'
import type {DataFile} from '.'

/** What the documentation MCP server says about itself, before and after a client connects. */
export type ServerIdentity = {
  /** In reverse DNS form: `com.example/docs`. */
  name: string
  title: string
  version: string
  /** At most 100 characters. */
  description: string
  websiteUrl: string
}

/** Increase it, and that of `deploy/mcp/package.json`, when a tool changes. */
const VERSION = '1.0.0'

/** Where programs look for the card. */
export const serverCardPath = '/.well-known/mcp/server-card.json'

/** The identity of the documentation MCP server (`deploy/mcp`). */
export const serverIdentity = (brand: Brand): ServerIdentity => ({
  name: `${brand.domain.split('.').toReversed().join('.')}/docs`,
  title: `${brand.name} documentation`,
  version: VERSION,
  description: `Search and read the documentation, API, and samples of ${brand.name}`,
  websiteUrl: `${siteAddress(brand)}/docs/api/agents/`,
})

/**
 * The server card of the documentation MCP server, as SEP-2127 of the Model Context Protocol describes it.
 * @param url where the server answers.
 */
export const serverCardFile = (brand: Brand, url: string): DataFile => ({
  file: serverCardPath.slice(1),
  content: `${JSON.stringify(
    {
      $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
      ...serverIdentity(brand),
      remotes: [{type: 'streamable-http', url}],
    },
    null,
    2,
  )}\n`,
})
