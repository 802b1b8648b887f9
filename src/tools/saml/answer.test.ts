import {describe, expect, test} from 'vitest'
import {
  answerTo,
  brokerMetadata,
  findingIn,
  findingsOf,
  fixture,
  idpMetadata,
  verdictIn,
  wikiMetadata,
  WRITTEN,
  xmlOf,
} from './fixtures'

const both = fixture('response-signed-both.body.txt')
const toBroker = fixture('response-to-broker.body.txt')
const request = fixture('authn-request-signed.url.txt')
const MINUTE = 60_000
const HOST = 'http://localhost:8191'

describe('verdict of the SAML decoder', () => {
  test('an empty form has no answer', async () => {
    expect(await answerTo({})).toEqual([])
  })

  test.each([
    [
      'a response',
      {message: both, metadata: `${idpMetadata}\n${wikiMetadata}`},
      'ok',
      'A service provider would accept this response',
    ],
    [
      'a response to Keycloak',
      {message: toBroker, metadata: idpMetadata + brokerMetadata},
      'ok',
      'Keycloak would accept this response',
    ],
    [
      'an assertion alone',
      {
        message: xmlOf('response-signed-assertion.body.txt')
          .replace(/^[\s\S]*?(?=<saml:Assertion)/, '')
          .replace('</samlp:Response>', '')
          .replace('<saml:Assertion', '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"'),
        metadata: idpMetadata,
      },
      'ok',
      'A service provider would accept this assertion',
    ],
    [
      'a signed request',
      {message: request, metadata: brokerMetadata + idpMetadata},
      'ok',
      'Keycloak would accept this login request',
    ],
    [
      'a signed logout request',
      {message: fixture('logout-request-by-broker.url.txt'), metadata: brokerMetadata},
      'ok',
      'The receiver would accept this logout request',
    ],
    [
      'a logout response',
      {message: fixture('logout-response-to-broker.url.txt'), metadata: idpMetadata},
      'ok',
      'The receiver would accept this logout response',
    ],
    ['metadata', {message: idpMetadata}, 'ok', 'The metadata is complete'],
    [
      'an unsigned response',
      {message: fixture('response-unsigned.body.txt')},
      'error',
      'A service provider would refuse this response',
    ],
    [
      'an error',
      {message: fixture('response-no-passive.body.txt'), metadata: idpMetadata},
      'error',
      'This response reports an error',
    ],
    [
      'a response without a trusted certificate',
      {message: both},
      'warning',
      'A service provider can accept this response, with 2 reservations',
    ],
  ])('%s', async (_, inputs, severity, title) => {
    const verdict = verdictIn(await answerTo(inputs))
    expect(verdict).toMatchObject({severity, title})
  })

  test('an old response was right while it was valid', async () => {
    const report = await answerTo({message: both, metadata: idpMetadata + wikiMetadata}, WRITTEN + 4 * MINUTE)
    expect(verdictIn(report)).toMatchObject({
      severity: 'warning',
      title: 'A service provider would have accepted this response while it was valid',
    })
    expect(findingIn(report, /^The assertion expired 3 minutes ago$/)?.text).toContain('one of the clocks is wrong')
  })

  test('an artifact in an envelope is read', async () => {
    const message = `<S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body><p:ArtifactResolve xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol" ID="_a" Version="2.0" IssueInstant="2026-11-27T14:02:05Z"/></S:Body></S:Envelope>`
    const report = await answerTo({message})
    expect(verdictIn(report).title).toBe('The other side would accept this request for an artifact')
  })

  test.each([
    ['another XML', '<a xmlns="urn:b"/>', 'its element is `a` in the namespace `urn:b`'],
    ['SAML 1', '<Response xmlns="urn:oasis:names:tc:SAML:1.0:protocol"/>', 'SAML 1 is another protocol'],
  ])('%s is refused', async (_, message, reason) => {
    await expect(answerTo({message})).rejects.toThrow(reason)
  })
})

describe('what Keycloak 26.7.3 showed for the same change', () => {
  const xml = xmlOf('response-to-broker.body.txt')
  const broker = `${HOST}/realms/saml-lab-sp/broker/company/endpoint`
  const forgedFirst = xml.replace(
    /<saml:Assertion[\s\S]*<\/saml:Assertion>/,
    (one) => one.replace(/ ID="[^"]*"/, ' ID="f"').replace(/<dsig:Signature[\s\S]*?<\/dsig:Signature>/, '') + one,
  )

  test.each([
    [
      'a signed document only',
      xml.replace(/(<saml:Assertion[\s\S]*?)<dsig:Signature[\s\S]*?<\/dsig:Signature>/, '$1'),
      'error',
      'Invalid signature in response from identity provider.',
    ],
    [
      'changed content',
      xml.replace('alice@', 'admin@'),
      'error',
      'Invalid signature in response from identity provider.',
    ],
    ['a forged assertion first', forgedFirst, 'error', 'Invalid signature in response from identity provider.'],
    [
      'another destination',
      xml.replace(`Destination="${broker}"`, 'Destination="https://x.example/"'),
      'error',
      'Invalid Request',
    ],
    ['no request', xml.replaceAll(/ InResponseTo="[^"]*"/g, ''), 'error', 'Invalid requester'],
    ['nothing', xml, 'ok', ''],
  ])('%s', async (_, message, severity, shown) => {
    const report = await answerTo({message, metadata: idpMetadata + brokerMetadata})
    expect(verdictIn(report).severity).toBe(severity)
    expect(
      findingsOf(report)
        .map(({text}) => text)
        .join('\n'),
    ).toContain(shown && `\`${shown}\``)
  })
})
