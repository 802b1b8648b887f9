import {deflateRawSync} from 'node:zlib'
import {CALLBACK, type Desk} from './desk'
import {authorize, LOGIN, type Observed} from './requests'

/** A port on which nothing listens. */
const CLOSED = 'localhost:9'

const OIDC = {
  clientId: 'x',
  clientSecret: 'x',
  authorizationUrl: 'https://idp.example/auth',
  tokenUrl: `http://${CLOSED}/`,
}
const SAML = {singleSignOnServiceUrl: 'https://idp.example/saml', entityId: 'keycloak', postBindingResponse: 'true'}

/** Answers of identity providers that Keycloak refuses. */
export async function brokers(desk: Desk): Promise<Observed> {
  const providers = '/identity-provider/instances'
  await desk.create(providers, {alias: 'corp', displayName: 'Corp', providerId: 'oidc', config: OIDC})
  await desk.create(providers, {alias: 'corp-saml', providerId: 'saml', config: SAML})
  const answer = async (query: (state: string) => string, keepsCookies = true): Promise<string> => {
    const {visitor, state} = await start(desk, 'corp')
    if (!keepsCookies) visitor.forget()
    return (await visitor.open(`${desk.path}/broker/corp/endpoint?${query(state)}`)).text
  }
  const withCode = () => answer((state) => `code=x&state=${state}`)
  const lost = () => answer((state) => `code=x&state=${state}`, false)
  const failed = () => answer((state) => `error=server_error&state=${state}`)
  const respond = (response: string) => samlResponse(desk, response)
  return {
    'broker-denied': await answer((state) => `error=access_denied&state=${state}`),
    'broker-callback-log': await desk.loggedAnywhere('identity provider oauth callback', withCode),
    'broker-error-log': await desk.logged('Redirection URL', failed),
    'broker-event-log': await desk.logged('IDENTITY_PROVIDER', withCode),
    'broker-cookie-log': await desk.logged('IDENTITY_PROVIDER', lost),
    'broker-no-code': await answer((state) => `state=${state}`),
    'broker-no-state': await answer(() => 'code=x'),
    'broker-saml-response': await respond('<x/>'),
    'broker-saml-document-log': await desk.logged('IDENTITY_PROVIDER', () => respond('<x/>')),
    'broker-saml-destination-log': await desk.logged('IDENTITY_PROVIDER', () => respond(misdirected())),
  }
}

async function start(desk: Desk, alias: string) {
  const visitor = desk.visitor()
  const {location} = await authorize(desk, {...LOGIN, kc_idp_hint: alias}, visitor)
  return {visitor, state: /[?&](?:state|RelayState)=([^&]+)/.exec(location)?.[1] ?? ''}
}

async function samlResponse(desk: Desk, response: string): Promise<string> {
  const {visitor, state} = await start(desk, 'corp-saml')
  const form = {status: 200, text: '', location: '', form: `${desk.path}/broker/corp-saml/endpoint`}
  const fields = {SAMLResponse: Buffer.from(response).toString('base64'), RelayState: state}
  return (await visitor.send(form, fields)).text
}

const NAMESPACES =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"'
const about = (destination: string): string =>
  `${NAMESPACES} ID="_1" Version="2.0" IssueInstant="${new Date().toISOString()}" Destination="${destination}"`

const misdirected = (): string =>
  `<samlp:Response ${about('https://wrong.example/')}><saml:Issuer>x</saml:Issuer><samlp:Status>` +
  '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"/></samlp:Status></samlp:Response>'

/** Requests of SAML applications that Keycloak refuses. */
export async function samlApplications(desk: Desk): Promise<Observed> {
  for (const [name, settings] of Object.entries({app: {}, off: {enabled: false}, signed: {}}))
    await desk.create('/clients', {
      clientId: `https://${name}.example/`,
      protocol: 'saml',
      redirectUris: [`https://${name}.example/*`],
      attributes: {'saml.client.signature': String(name === 'signed')},
      ...settings,
    })
  const send = async (issuer: string, {destination = `${desk.server}${desk.path}/protocol/saml`, policy = ''} = {}) => {
    const xml = `<samlp:AuthnRequest ${about(destination)} AssertionConsumerServiceURL="${issuer}acs"><saml:Issuer>${issuer}</saml:Issuer>${policy}</samlp:AuthnRequest>`
    const query = new URLSearchParams({SAMLRequest: deflateRawSync(xml).toString('base64')}).toString()
    return (await desk.visitor().open(`${desk.path}/protocol/saml?${query}`)).text
  }
  const line = (act: () => Promise<unknown>) => desk.logged('LOGIN_ERROR', act)
  const oddName = {policy: '<samlp:NameIDPolicy Format="urn:magic"/>'}
  return {
    'saml-client-disabled': await send('https://off.example/'),
    'saml-wrong-protocol': await send('web'),
    'saml-nameid-format': await send('https://app.example/', oddName),
    'saml-client-log': await line(() => send('https://unknown.example/')),
    'saml-destination-log': await line(() => send('https://app.example/', {destination: CALLBACK})),
    'saml-nameid-log': await line(() => send('https://app.example/', oddName)),
    'saml-signature-log': await line(() => send('https://signed.example/')),
  }
}
