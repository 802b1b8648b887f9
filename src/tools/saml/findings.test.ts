import {existsSync, readFileSync} from 'node:fs'
import GithubSlugger from 'github-slugger'
import {describe, expect, test} from 'vitest'
import {answerTo, findingIn, fixture, idpMetadata, verdictIn, wikiMetadata, WRITTEN, xmlOf} from './fixtures'
import {pages} from './keycloak'

const both = fixture('response-signed-both.body.txt')
const bothXml = xmlOf('response-signed-both.body.txt')
const toBroker = fixture('response-to-broker.body.txt')
const request = fixture('authn-request-signed.url.txt')
const MINUTE = 60_000
const titleOf = async (...args: Parameters<typeof answerTo>) => verdictIn(await answerTo(...args)).title

describe('other findings', () => {
  const changed = async (from: RegExp | string, to: string, title: RegExp) => {
    expect(bothXml.replace(from, to)).not.toBe(bothXml)
    expect(findingIn(await answerTo({message: bothXml}), title)).toBeUndefined()
    return findingIn(await answerTo({message: bothXml.replace(from, to)}), title)
  }

  test.each([
    ['no audience', /<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '', /names no audience/, 'warning'],
    ['no NameID', /<saml:NameID.*<\/saml:NameID>/, '', /has no NameID/, 'warning'],
    ['an empty NameID', />G-[^<]*</, '><', /NameID is empty/, 'error'],
    [
      'a request that differs',
      /InResponseTo="_[^"]*" IssueInstant/,
      'InResponseTo="_x" IssueInstant',
      /`InResponseTo` differs/,
      'error',
    ],
    ['another issuer inside', /(<saml:Assertion[\s\S]*?<saml:Issuer>)/, '$1x', /its assertion from/, 'error'],
    ['no assertion', /<saml:Assertion[\s\S]*<\/saml:Assertion>/, '', /contains no assertion/, 'error'],
    ['a wrong time', /NotBefore="[^"]*"/, 'NotBefore="yesterday"', /isn't a time/, 'error'],
  ])('%s', async (_, from, to, title, severity) => {
    expect((await changed(from, to, title))?.severity).toBe(severity)
  })

  test('a login without a request is a warning', async () => {
    expect(bothXml.match(/ InResponseTo="[^"]*"/g)).toHaveLength(2)
    const report = await answerTo({message: bothXml.replaceAll(/ InResponseTo="[^"]*"/g, '')})
    expect(findingIn(report, /answers no request/)?.severity).toBe('warning')
  })

  test('an assertion without an end is an error', async () => {
    const report = await answerTo({message: bothXml.replaceAll(/ NotOnOrAfter="[^"]*"/g, '')})
    expect(findingIn(report, /never expires/)?.severity).toBe('error')
    expect(findingIn(await answerTo({message: bothXml}), /never expires/)).toBeUndefined()
  })

  test('a message from the future shows a wrong clock', async () => {
    const report = await answerTo({message: toBroker}, WRITTEN - 5 * MINUTE)
    expect(findingIn(report, /^`NotBefore` is 4 minutes in the future$/)?.fix).toContain('**Allowed clock skew**')
    expect(findingIn(await answerTo({message: toBroker}), /in the future/)).toBeUndefined()
  })

  test('a status is explained', async () => {
    const report = await answerTo({message: fixture('response-no-passive.body.txt')})
    const found = findingIn(report, /`Responder \/ NoPassive`/)
    expect(found?.text).toContain('no session')
    expect(found?.fix).toContain('IsPassive')
    expect(findingIn(await answerTo({message: both}), /reports an error/)).toBeUndefined()
  })

  test('attributes that Keycloak lacks', async () => {
    const xml = xmlOf('response-to-broker.body.txt')
    const title = /No attribute with a usual name/
    expect(findingIn(await answerTo({message: xml}), title)).toBeUndefined()
    const report = await answerTo({message: xml.replace('Name="lastName"', 'Name="custom"')})
    expect(findingIn(report, title)?.title).toContain('`lastName`')
    const rows = report.flatMap((part) => (part.kind === 'table' ? part.rows : []))
    expect(rows).toContainEqual(['custom', '', 'Ahlers', 'Attribute Importer'])
  })

  test('long names of attributes have their mapper', async () => {
    const xml = xmlOf('response-to-broker.body.txt')
    const message = xml
      .replace('Name="email"', 'Name="http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress"')
      .replace('Name="firstName"', 'Name="urn:oid:2.5.4.42"')
      .replace('Name="lastName"', 'Name="x" FriendlyName="sn"')
    expect(findingIn(await answerTo({message}), /No attribute with a usual name/)).toBeUndefined()
  })

  test.each([
    [
      'a response in the parameter of requests',
      both.replace('SAMLResponse=', 'SAMLRequest='),
      /is in the parameter `SAMLRequest`/,
    ],
    ['a response in an address', `https://wiki.acme.example/saml/acs?${both}`, /must not use the redirect binding/],
    ['an uncompressed message in an address', `https://wiki.acme.example/saml/acs?${both}`, /is not compressed/],
    ['a compressed message in a form', new URL(request).search.slice(1), /in the form is compressed/],
  ])('%s is an error', async (_, message, title) => {
    expect(findingIn(await answerTo({message}), title)?.severity).toBe('error')
    expect(findingIn(await answerTo({message: both}), title)).toBeUndefined()
  })

  test('spaces in place of plus signs are a warning', async () => {
    const value = (new URLSearchParams(both).get('SAMLResponse') ?? '').replaceAll('+', ' ')
    expect(findingIn(await answerTo({message: value}), /plus signs/)?.severity).toBe('warning')
  })

  test('metadata with an address that is missing, expired, or without TLS', async () => {
    expect(
      findingIn(await answerTo({message: wikiMetadata}), /address is missing: `ERROR:ENDPOINT_NOT_SET`/)?.severity,
    ).toBe('warning')
    const old = wikiMetadata.replace('entityID=', 'validUntil="2026-11-27T14:00:00Z" entityID=')
    expect(findingIn(await answerTo({message: both, metadata: old}), /expired 2 minutes ago/)?.severity).toBe('error')
    const plain = wikiMetadata.replace('https://wiki.acme.example/saml/acs', 'http://wiki.acme.example/saml/acs')
    expect(findingIn(await answerTo({message: plain}), /has no TLS/)?.severity).toBe('warning')
    expect(findingIn(await answerTo({message: idpMetadata}), /has no TLS/)).toBeUndefined()
  })

  test.each(Object.values(pages))('the page $path exists, with its heading', ({path}) => {
    const [page = '', anchor] = path.split('#')
    const file = [`${page.slice(1, -1)}.mdx`, `${page.slice(1)}index.mdx`].find((name) => existsSync(name)) ?? ''
    const slugger = new GithubSlugger()
    const headings = readFileSync(file, 'utf8').matchAll(/^#{2,4} (.*)$/gm)
    const anchors = [...headings].map(([, text = '']) => slugger.slug(text))
    if (anchor !== undefined) expect(anchors).toContain(anchor)
  })

  test('the values of the reader stand in no title unquoted', async () => {
    const hostile = bothXml.replaceAll(
      'https://wiki.acme.example/saml/metadata',
      '**bold** `code` [link](javascript:1)',
    )
    const report = await answerTo({message: hostile, entityId: 'x'})
    expect(findingIn(report, /^The audience is `\*\*bold\*\* ˋcodeˋ/)).toBeDefined()
  })

  test('the kind of the verdict follows the receiver', async () => {
    expect(await titleOf({message: toBroker})).toContain('Keycloak')
    expect(await titleOf({message: both})).toContain('A service provider')
  })
})
