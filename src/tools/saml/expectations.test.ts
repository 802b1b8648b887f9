import {describe, expect, test} from 'vitest'
import {answerTo, brokerMetadata, findingIn, fixture, idpMetadata, wikiMetadata, xmlOf} from './fixtures'

const both = fixture('response-signed-both.body.txt')
const bothXml = xmlOf('response-signed-both.body.txt')
const toBroker = fixture('response-to-broker.body.txt')
const request = fixture('authn-request-signed.url.txt')
const HOST = 'http://localhost:8191'

describe('what the receiver expects', () => {
  const wiki = {entityId: 'https://wiki.acme.example/saml/metadata', acsUrl: 'https://wiki.acme.example/saml/acs'}

  test.each([
    ['the slash', {entityId: `${wiki.entityId}/`}, /^The audience is/, 'slash at the end'],
    ['the scheme', {entityId: wiki.entityId.replace('https', 'http')}, /^The audience is/, '`http` and `https`'],
    ['the case', {entityId: wiki.entityId.replace('wiki', 'Wiki')}, /^The audience is/, 'upper and lower case'],
    ['the host', {acsUrl: 'https://docs.acme.example/saml/acs'}, /^`Destination` is/, 'differ in the host'],
    ['the address', {acsUrl: 'https://wiki.acme.example/sso'}, /^`Recipient` is/, 'character by character'],
  ])('a difference in %s is an error that says it', async (_, other, title, text) => {
    const found = findingIn(await answerTo({message: both, ...wiki, ...other}), title)
    expect(found?.severity).toBe('error')
    expect(found?.text).toContain(text)
    expect(findingIn(await answerTo({message: both, ...wiki}), title)?.severity).toBe('ok')
  })

  test('the address in a copied request counts if there is no other', async () => {
    const sent = (url: string) => answerTo({message: `curl '${url}' --data-raw '${both}'`})
    expect(findingIn(await sent('https://wiki.acme.example/other'), /browser sent the message to/)?.severity).toBe(
      'error',
    )
    expect(findingIn(await sent('https://wiki.acme.example/saml/acs'), /`Destination` is the ACS URL/)).toBeDefined()
  })

  test('the issuer is compared with the metadata', async () => {
    const other = idpMetadata.replaceAll('realms/saml-lab"', 'realms/other"')
    expect(findingIn(await answerTo({message: toBroker, metadata: other}), /^The issuer is/)?.fix).toContain(
      '**Identity provider entity ID**',
    )
    expect(findingIn(await answerTo({message: toBroker, metadata: idpMetadata}), /^The issuer is/)?.severity).toBe('ok')
  })

  test('a request for an address that the service provider does not have', async () => {
    const metadata = brokerMetadata.replaceAll('/broker/company/', '/broker/firm/')
    expect(findingIn(await answerTo({message: request, metadata}), /asks for an answer to/)?.fix).toContain(
      '**Valid redirect URIs**',
    )
    expect(
      findingIn(await answerTo({message: request, metadata: brokerMetadata}), /The answer goes to/)?.severity,
    ).toBe('ok')
  })

  test('a request to an address that the identity provider does not have', async () => {
    const metadata = idpMetadata.replaceAll('/protocol/saml"', '/protocol/saml2"')
    expect(findingIn(await answerTo({message: request, metadata}), /`Destination` is/)?.fix).toContain(
      '**Single Sign-On service URL**',
    )
    expect(
      findingIn(await answerTo({message: request.replace(HOST, 'http://127.0.0.1:8191')}), /was sent to/)?.severity,
    ).toBe('error')
  })

  test('an unsigned request is a note, and a warning if the metadata promises a signature', async () => {
    const message = fixture('authn-request-unsigned.url.txt')
    const found = findingIn(await answerTo({message}), /not signed/)
    expect(found?.severity).toBe('note')
    expect(found?.fix).toContain('**Client signature required**')
    const metadata = wikiMetadata.replace('AuthnRequestsSigned="false"', 'AuthnRequestsSigned="true"')
    expect(findingIn(await answerTo({message, metadata}), /not signed/)?.severity).toBe('warning')
  })

  test('an unsigned logout request is a warning', async () => {
    const title = /LogoutRequest is not signed/
    const report = await answerTo({message: fixture('logout-request-by-application.url.txt')})
    expect(findingIn(report, title)?.severity).toBe('warning')
    expect(findingIn(await answerTo({message: fixture('logout-request-by-broker.url.txt')}), title)).toBeUndefined()
  })

  test('an expired logout request', async () => {
    const xml = xmlOf('logout-request-by-application.url.txt')
    const message = xml.replace(' Version=', ' NotOnOrAfter="2026-11-27T14:02:00Z" Version=')
    expect(findingIn(await answerTo({message}), /^The logout request expired 10 seconds ago$/)).toBeDefined()
    expect(findingIn(await answerTo({message: xml}), /expired/)).toBeUndefined()
  })

  test('the format of the NameID', async () => {
    const metadata = wikiMetadata.replace('nameid-format:persistent', 'nameid-format:transient')
    expect(findingIn(await answerTo({message: both, metadata}), /NameID has the format/)?.fix).toContain(
      '**Name ID format** `transient`',
    )
    expect(findingIn(await answerTo({message: both, metadata: wikiMetadata}), /NameID has the format/)).toBeUndefined()
    const transient = bothXml.replace('nameid-format:persistent', 'nameid-format:transient')
    expect(findingIn(await answerTo({message: transient}), /NameID is transient/)?.severity).toBe('warning')
  })
})

describe('wishes of a login request', () => {
  const xml = xmlOf('authn-request-signed.url.txt')

  test.each([
    ['another binding', 'bindings:HTTP-POST', 'bindings:HTTP-Artifact', /answer over `HTTP-Artifact`/, 'warning'],
    ['no login page', ' ID=', ' IsPassive="true" ID=', /IsPassive/, 'note'],
    ['a new login', 'ForceAuthn="false"', 'ForceAuthn="true"', /ForceAuthn/, 'note'],
    [
      'a format that Keycloak lacks',
      'nameid-format:persistent',
      'nameid-format:kerberos',
      /format `kerberos`/,
      'warning',
    ],
    [
      'a context',
      '</samlp:AuthnRequest>',
      '<samlp:RequestedAuthnContext><saml:AuthnContextClassRef>urn:x</saml:AuthnContextClassRef></samlp:RequestedAuthnContext></samlp:AuthnRequest>',
      /context `urn:x`/,
      'note',
    ],
    ['no ACS URL', / AssertionConsumerServiceURL="[^"]*"/, '', /names no ACS URL/, 'note'],
    [
      'an ACS URL by its index',
      /AssertionConsumerServiceURL="[^"]*"/,
      'AssertionConsumerServiceIndex="7"',
      /index `7`/,
      'note',
    ],
  ])('%s', async (_, from, to, title, severity) => {
    expect(xml.replace(from, to)).not.toBe(xml)
    expect(findingIn(await answerTo({message: xml.replace(from, to)}), title)?.severity).toBe(severity)
    expect(findingIn(await answerTo({message: xml}), title)).toBeUndefined()
  })
})

describe('metadata', () => {
  test.each([
    [
      'without an ACS URL',
      wikiMetadata,
      /<md:AssertionConsumerService .*<\/md:AssertionConsumerService>/,
      '',
      /has no AssertionConsumerService/,
    ],
    ['without a certificate', idpMetadata, /<md:KeyDescriptor.*<\/md:KeyDescriptor>/, '', /has no certificate/],
    ['without an entity ID', idpMetadata, /entityID="[^"]*"/, '', /no `entityID`/],
    [
      'without a role',
      idpMetadata,
      /<md:IDPSSODescriptor.*<\/md:IDPSSODescriptor>/,
      '',
      /neither a service provider nor/,
    ],
  ])('%s is an error', async (_, metadata, from, to, title) => {
    expect(findingIn(await answerTo({message: metadata.replace(from, to)}), title)?.severity).toBe('error')
    expect(findingIn(await answerTo({message: metadata}), title)).toBeUndefined()
  })
})
