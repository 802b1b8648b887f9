import {describe, expect, it} from 'vitest'
import {brandFixture} from '../../tests/fixtures/brand'
import {validateBrand} from './validateBrand'

function messageFor(candidate: unknown): string {
  try {
    validateBrand(candidate)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('the brand file', () => {
  it('is taken as it is when every field is right', () => {
    expect(validateBrand(brandFixture)).toEqual(brandFixture)
  })

  it('names the file, a missing field and what belongs there', () => {
    const message = messageFor({...brandFixture, supportEmail: undefined})
    expect(message).toContain('src/data/brand.ts  The brand has no "supportEmail".')
    expect(message).toContain('Allowed: an email address')
    expect(message).toContain('Fix: Set "supportEmail"')
  })

  it.each([
    ['name', ''],
    ['slug', 'North Gate'],
    ['domain', 'https://northgate.example/'],
    ['supportEmail', 'help'],
    ['legalName', 7],
    ['basePath', '/site'],
    ['basePath', 'https://northgate.example/site/'],
  ])('names a malformed %s and its value', (field, value) => {
    const message = messageFor({...brandFixture, [field]: value})
    expect(message).toContain(`The brand's "${field}" is ${JSON.stringify(value)}`)
    expect(message).toContain('Allowed:')
  })

  it('takes a path of the host', () => {
    const belowPath = {...brandFixture, basePath: '/site/'}
    expect(validateBrand(belowPath)).toEqual(belowPath)
  })

  it('takes the address of an MCP server', () => {
    const mcpServer = 'https://mcp.northgate.example/mcp'
    expect(validateBrand({...brandFixture, mcpServer})).toEqual({...brandFixture, mcpServer})
  })

  it.each([
    'http://mcp.northgate.example/mcp',
    'https://mcp.northgate.example/mcp?key=1',
    'https://user:secret@mcp.northgate.example/mcp',
    'mcp.northgate.example',
    5,
  ])('names the address of an MCP server that is %s', (mcpServer) => {
    const message = messageFor({...brandFixture, mcpServer})
    expect(message).toContain(`The brand's "mcpServer" is ${JSON.stringify(mcpServer)}`)
    expect(message).toContain('Allowed: an https:// address without a query')
  })

  it('names a link that is not https', () => {
    const links = {...brandFixture.links, dashboard: 'http://dash.northgate.example/'}
    expect(messageFor({...brandFixture, links})).toContain('"links.dashboard" is "http://dash.northgate.example/"')
  })

  it.each([
    {provider: 'gtag', property: 'G-AB12CD34EF', countJumps: true},
    {provider: 'plausible', site: 'northgate.example', endpoint: 'https://stats.northgate.example/api/event'},
  ])('takes $provider to count page views', (analytics) => {
    expect(validateBrand({...brandFixture, analytics})).toEqual({...brandFixture, analytics})
  })

  it.each([
    ['analytics.provider', 'umami', {provider: 'umami'}, '"gtag" with a "property", or "plausible"'],
    ['analytics', 'G-AB12CD34EF', 'G-AB12CD34EF', '"gtag" with a "property", or "plausible"'],
    ['analytics.property', 'UA-1234-5', {provider: 'gtag', property: 'UA-1234-5'}, 'for example G-AB12CD34EF'],
    ['analytics.countJumps', 'yes', {provider: 'gtag', property: 'G-AB12CD34EF', countJumps: 'yes'}, 'true or false'],
    [
      'analytics.site',
      'https://northgate.example/',
      {
        provider: 'plausible',
        site: 'https://northgate.example/',
        endpoint: 'https://stats.northgate.example/api/event',
      },
      'the host name under which Plausible counts this site, for example www.example.com',
    ],
    [
      'analytics.endpoint',
      'http://stats.northgate.example/api/event',
      {provider: 'plausible', site: 'northgate.example', endpoint: 'http://stats.northgate.example/api/event'},
      'an https:// address that ends with /api/event',
    ],
    [
      'analytics.endpoint',
      'https://stats.northgate.example/',
      {provider: 'plausible', site: 'northgate.example', endpoint: 'https://stats.northgate.example/'},
      'an https:// address that ends with /api/event',
    ],
  ])('names %s when it is %s', (field, value, analytics, allowed) => {
    const message = messageFor({...brandFixture, analytics})
    expect(message).toContain(`src/data/brand.ts  The brand's "${field}" is ${JSON.stringify(value)}`)
    expect(message).toContain(`Allowed: `)
    expect(message).toContain(allowed)
    expect(message).toContain(`Fix: Set "${field}"`)
  })

  it('names what is missing of a service, and what belongs to another one', () => {
    expect(messageFor({...brandFixture, analytics: {provider: 'gtag'}})).toContain('has no "analytics.property"')
    const mixed = {provider: 'gtag', property: 'G-AB12CD34EF', site: 'northgate.example'}
    expect(messageFor({...brandFixture, analytics: mixed})).toContain('a field "analytics.site" that the site doesn\'t')
  })

  it('takes a place of the source', () => {
    const source = {branch: 'release/2', folder: 'apps/website', host: 'gitlab'}
    expect(validateBrand({...brandFixture, source})).toEqual({...brandFixture, source})
  })

  it.each([
    ['folder', '/apps/website/', 'without a slash at the start or end'],
    ['branch', '', 'the name of a branch'],
    ['host', 'bitbucket', 'github, gitlab, or gitea'],
  ])('names a %s of the source that is %j', (field, value, allowed) => {
    const message = messageFor({...brandFixture, source: {[field]: value}})
    expect(message).toContain(`The brand's "source.${field}" is ${JSON.stringify(value)}`)
    expect(message).toContain(allowed)
  })

  it('names a field it does not know', () => {
    expect(messageFor({...brandFixture, colour: 'blue'})).toContain('a field "colour" that the site doesn\'t know')
  })

  it('names all mistakes at once', () => {
    expect(messageFor({...brandFixture, name: '', slug: 'A'}).match(/Fix:/g)).toHaveLength(2)
  })
})
