import {describe, expect, test} from 'vitest'
import {fixture, xmlOf} from './fixtures'
import {readMetadata} from './metadata'
import {prettyXml} from './pretty'
import {parseXml} from './xml'

describe('XML of messages', () => {
  test.each([
    ['an open element', '<a><b></a>', /message isn't well-formed: .*\(line 1, column/],
    ['an unbound prefix', '<a:b/>', /isn't well-formed/],
    ['two roots', '<a/><b/>', /isn't well-formed/],
    ['an attribute twice', '<a b="1" b="2"/>', /isn't well-formed/],
    ['a value without quotation marks', '<a b=c/>', /isn't well-formed/],
    ['text alone', '<', /isn't well-formed/],
    ['a comment alone', '<!-- a -->', /isn't well-formed/],
    ['a DTD in lower case', '<!doctype a><a/>', /DOCTYPE/],
  ])('%s is refused', (_, xml, reason) => {
    expect(() => parseXml(xml, 'message')).toThrow(reason)
  })

  test('a declaration and space before it are no problem', () => {
    expect(parseXml('\uFEFF \n<?xml version="1.0"?><a/>', 'message').tagName).toBe('a')
  })

  test('pretty XML has one element a line, and the same content', () => {
    const xml = xmlOf('response-signed-both.body.txt')
    const pretty = prettyXml(parseXml(xml, 'message'))
    expect(pretty.split('\n').length).toBeGreaterThan(60)
    expect(pretty).toContain('\n  <saml:Issuer>http://localhost:8191/realms/saml-lab</saml:Issuer>\n')
    expect(prettyXml(parseXml(pretty, 'message'))).toBe(pretty)
    expect(pretty.replaceAll(/\n\s*/g, '').replaceAll(/<(\S+)([^>]*)\/>/g, '<$1$2></$1>')).toBe(
      xml.replaceAll(/<(\S+)([^>]*)\/>/g, '<$1$2></$1>'),
    )
  })
})

describe('metadata', () => {
  test('of Keycloak as identity provider', () => {
    const [entity] = readMetadata(fixture('idp-metadata.xml'))
    expect(entity?.entityId).toBe('http://localhost:8191/realms/saml-lab')
    expect(entity?.sp).toBeUndefined()
    expect(entity?.idp?.wantsSignedRequests).toBe(true)
    expect(entity?.idp?.sso).toContainEqual({
      binding: 'HTTP-POST',
      location: 'http://localhost:8191/realms/saml-lab/protocol/saml',
    })
    expect(entity?.idp?.signing.map(({subject}) => subject)).toEqual(['CN=saml-lab'])
  })

  test('of Keycloak as service provider', () => {
    const [entity] = readMetadata(fixture('broker-sp-metadata.xml'))
    expect(entity?.sp).toMatchObject({wantsSignedAssertions: true, signsRequests: true})
    expect(entity?.sp?.acs).toHaveLength(3)
  })

  test('two documents, one after the other, or in a list', () => {
    const both = `${fixture('idp-metadata.xml')}\n<?xml version="1.0"?>\n${fixture('wiki-sp-metadata.xml')}`
    expect(readMetadata(both).map(({sp, idp}) => [sp !== undefined, idp !== undefined])).toEqual([
      [false, true],
      [true, false],
    ])
    const list = `<l:EntitiesDescriptor xmlns:l="urn:oasis:names:tc:SAML:2.0:metadata">${fixture('idp-metadata.xml')}${fixture('wiki-sp-metadata.xml')}</l:EntitiesDescriptor>`
    expect(readMetadata(list)).toHaveLength(2)
  })

  test.each([
    ['an address', 'https://auth.example.com/realms/acme/protocol/saml/descriptor', 'expects XML'],
    ['other XML', '<a/>', 'EntityDescriptor of SAML 2.0'],
    ['a broken certificate', fixture('idp-metadata.xml').replace('>MIIC', '>AAAA'), 'not an X.509 certificate'],
  ])('%s is refused', (_, text, reason) => {
    expect(() => readMetadata(text)).toThrow(reason)
  })
})
