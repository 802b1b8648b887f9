import {describe, expect, it} from 'vitest'
import {brand} from '../data/brand'
import {SiteError} from '../lib/problem'
import {serverCardFile, serverIdentity} from '../publish/data-files/serverCard'
import {headerRules} from './headers'
import {validateMcp} from './mcp'

const problem = (candidate: unknown): string => {
  try {
    validateMcp(candidate)
    return ''
  } catch (error) {
    return error instanceof SiteError ? error.message : String(error)
  }
}

describe('the address of the documentation MCP server', () => {
  it('is optional', () => {
    expect(validateMcp({})).toEqual({})
    expect(validateMcp({url: 'https://mcp.example.com/mcp'})).toEqual({url: 'https://mcp.example.com/mcp'})
  })

  it.each([
    [{url: 'http://mcp.example.com/mcp'}, 'url'],
    [{url: 'https://mcp.example.com/mcp?key=1'}, 'url'],
    [{url: 'https://user:secret@mcp.example.com/mcp'}, 'url'],
    [{url: 'mcp.example.com'}, 'url'],
    [{url: 5}, 'url'],
    [{address: 'https://mcp.example.com/mcp'}, 'address'],
  ])('is refused with the field and what is allowed: %o', (candidate, field) => {
    const said = problem(candidate)
    expect(said).toContain('src/data/mcp.ts')
    expect(said).toContain(`"${field}"`)
    expect(said).toContain('Allowed: ')
  })
})

describe('the server card', () => {
  const url = 'https://mcp.example.com/mcp'
  const {file, content} = serverCardFile({...brand, name: 'A'.repeat(40), domain: 'www.acme-id.example'}, url)
  const card: unknown = JSON.parse(content)

  it('names the server and its address as SEP-2127 has them', () => {
    expect(file).toBe('.well-known/mcp/server-card.json')
    expect(card).toMatchObject({
      $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
      name: 'example.acme-id.www/docs',
      websiteUrl: 'https://www.acme-id.example/docs/api/agents/',
      remotes: [{type: 'streamable-http', url}],
    })
  })

  it('has a name and a description that are short enough for the longest brand', () => {
    const {name, title, description} = serverIdentity({...brand, name: 'A'.repeat(40)})
    expect(name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(title.length).toBeLessThanOrEqual(100)
    expect(description.length).toBeLessThanOrEqual(100)
  })

  it('can be read by other sites, but only if there is one', () => {
    const hashes = {scripts: [], styles: []}
    const sources = (rules: ReturnType<typeof headerRules>): string[] =>
      rules.filter(({headers}) => headers['Access-Control-Allow-Origin'] === '*').map(({source}) => source)
    expect(sources(headerRules(hashes, {mcp: {url}}))).toContain('/.well-known/mcp/server-card.json')
    expect(sources(headerRules(hashes))).not.toContain('/.well-known/mcp/server-card.json')
  })
})
