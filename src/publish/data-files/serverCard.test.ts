import {describe, expect, it} from 'vitest'
import {brandFixture} from '../../../tests/fixtures/brand'
import {serverCardFile, serverIdentity} from './serverCard'

describe('the server card', () => {
  const url = 'https://mcp.example.com/mcp'
  const {file, content} = serverCardFile({...brandFixture, domain: 'www.acme-id.example'}, url)

  it('names the server and its address as SEP-2127 has them', () => {
    expect(file).toBe('.well-known/mcp/server-card.json')
    expect(JSON.parse(content)).toMatchObject({
      $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
      name: 'example.acme-id.www/docs',
      websiteUrl: 'https://www.acme-id.example/docs/api/agents/',
      remotes: [{type: 'streamable-http', url}],
    })
  })

  it('has a name and a description that are short enough for the longest brand', () => {
    const {name, title, description} = serverIdentity({...brandFixture, name: 'A'.repeat(40)})
    expect(name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(title.length).toBeLessThanOrEqual(100)
    expect(description.length).toBeLessThanOrEqual(100)
  })
})
