import {translate} from '@docusaurus/Translate'
import type {FactProps} from '../apiPage'
import {isTokenOnly, tokenOf, waysToCall, type NamedCredential} from '../description/access.build'
import type {Operation, Server} from '../description/description.build'
import {docsPathOf} from '../description/docsRoutes.build'
import {EXTENSION_NAMES, PROVEN} from '../description/publish.build'
import {addressOf, isOfRealm} from '../description/servers.build'
import type {PageContext} from './context.build'
import {element, prose} from './mdx.build'

/** What holds for an operation besides what it takes and answers. */
export function facts(operation: Operation, context: PageContext): string[] {
  const fact = (title: string, markdown: string | undefined): string[] =>
    markdown ? [element('Fact', {title} satisfies FactProps, prose(markdown))] : []
  return [
    ...fact(translate({id: 'site.api.fact.permissions', message: 'Permissions'}), operation['x-permission']),
    ...(isTokenOnly(operation)
      ? fact(translate({id: 'site.api.fact.token', message: 'Access token'}), tokenText(operation))
      : fact(translate({id: 'site.api.fact.authentication', message: 'Authentication'}), accessText(operation))),
    ...(operation.isWebhook || isOfRealm(operation)
      ? []
      : fact(translate({id: 'site.api.fact.server', message: 'Server'}), serverText(operation.servers))),
    ...fact(translate({id: 'site.api.fact.sideEffects', message: 'Side effects'}), operation['x-side-effects']),
    ...fact(translate({id: 'site.api.fact.idempotency', message: 'Idempotency'}), operation['x-idempotency']),
    ...fact(translate({id: 'site.api.fact.paging', message: 'Paging'}), operation['x-paging']),
    ...fact(translate({id: 'site.api.fact.since', message: 'Since'}), sinceText(operation)),
    ...fact(translate({id: 'site.api.fact.guide', message: 'Guide'}), guide(operation, context)),
  ]
}

function sinceText(operation: Operation): string | undefined {
  const {'x-since': version, 'x-proven': proven} = operation
  const since =
    version &&
    translate(
      {id: 'site.api.fact.extension', message: '{extension} extension {version}'},
      {extension: EXTENSION_NAMES[version.extension] ?? version.extension, version: version.version},
    )
  const texts = [
    ...(since === undefined ? [] : [since.charAt(0).toUpperCase() + since.slice(1) + '.']),
    ...(proven === undefined ? [] : [PROVEN[proven]]),
  ]
  return texts.length > 0 ? texts.join(' ') : undefined
}

/** The page about the subject. One of this site is linked as soon as it exists. */
function guide({externalDocs}: Operation, {docsRoutes, domain}: PageContext): string | undefined {
  if (externalDocs === undefined || !URL.canParse(externalDocs.url)) return undefined
  const {host} = new URL(externalDocs.url)
  const pathname = docsPathOf(externalDocs.url)
  const isOwn = domain === undefined || host === domain
  if (isOwn && !docsRoutes.has(pathname)) return undefined
  return `[${externalDocs.description ?? translate({id: 'site.api.fact.documentation', message: 'Documentation'})}](${isOwn ? pathname : externalDocs.url})`
}

/** What is to be said of the token, where it is not the one that every operation takes. */
function tokenText(operation: Operation): string | undefined {
  const {isSent, isOptional, scopes} = tokenOf(operation)
  if (operation.isWebhook && !isSent) return undefined
  if (!isSent) return translate({id: 'site.api.token.none', message: 'None. Call it without a token.'})
  const named = scopes.map((scope) => `\`${scope}\``).join(', ')
  const needs = named
    ? [translate({id: 'site.api.token.scope', message: 'With the scope {scopes}.'}, {scopes: named})]
    : []
  const parts = isOptional
    ? [translate({id: 'site.api.token.optional', message: 'Optional. The samples send one.'}), ...needs]
    : needs
  return parts.length > 0 ? parts.join(' ') : undefined
}

/** The ways to call an operation, if it has other credentials than one token, or several. */
function accessText(operation: Operation): string {
  const ways = waysToCall(operation)
  const named = ways.filter((way) => way.length > 0)
  const texts = named.map((way) => way.map(credentialText).join(translate({id: 'site.api.and', message: ' and '})))
  const optional = named.length < ways.length ? [translate({id: 'site.api.access.optional', message: 'Optional.'})] : []
  const [first = '', ...others] = texts
  const whole =
    others.length === 0
      ? `${first}.`
      : `${translate({id: 'site.api.access.several', message: 'One of the following. The samples use the first.'})}\n\n${texts.map((text) => `- ${text}`).join('\n')}`
  return [...optional, whole].join(' ')
}

function credentialText(credential: NamedCredential): string {
  if (credential.kind === 'basic')
    return translate({id: 'site.api.access.basic', message: 'User name and password (HTTP Basic)'})
  if (credential.kind === 'certificate')
    return translate({id: 'site.api.access.certificate', message: 'A client certificate (mutual TLS)'})
  if (credential.kind === 'other')
    return translate(
      {id: 'site.api.access.header', message: 'The header {header}'},
      {header: `\`Authorization: ${credential.scheme} …\``},
    )
  if (credential.kind === 'key') return KEYS[credential.in](`\`${credential.name}\``)
  const scopes = credential.scopes.map((scope) => `\`${scope}\``).join(', ')
  return scopes === ''
    ? translate({id: 'site.api.access.token', message: 'An access token'})
    : translate({id: 'site.api.access.scopedToken', message: 'An access token with the scope {scopes}'}, {scopes})
}

const KEYS: Readonly<Record<'header' | 'query' | 'cookie', (key: string) => string>> = {
  header: (key) => translate({id: 'site.api.access.keyInHeader', message: 'The key {key} in the header'}, {key}),
  query: (key) => translate({id: 'site.api.access.keyInQuery', message: 'The key {key} in the query'}, {key}),
  cookie: (key) => translate({id: 'site.api.access.keyInCookie', message: 'The key {key} in the cookies'}, {key}),
}

/** A text that ends with one period, whether or not its author wrote it. */
const sentence = (text: string): string => `${text.trim().replace(/\.$/, '')}.`

/** The addresses of an operation, with the variables in them. */
function serverText(servers: readonly Server[]): string {
  const lines = servers.map((server) => {
    const variables = Object.entries(server.variables ?? {}).map(([name, variable]) => {
      const preset = translate(
        {id: 'site.api.server.default', message: 'by default {value}'},
        {value: `\`${variable.default}\``},
      )
      const options = variable.enum?.map((value) => `\`${value}\``).join(', ')
      const values =
        options === undefined
          ? ''
          : `, ${translate({id: 'site.api.limit.enum', message: 'one of {values}'}, {values: options})}`
      const text = variable.description ? ` ${variable.description}` : ''
      return sentence(`\`{${name}}\`: ${preset}${values}.${text}`)
    })
    const about = server.description ? `: ${server.description}` : ''
    const address = Object.keys(server.variables ?? {}).length > 0 ? server.url : addressOf(server)
    const place = `\`${address}\`${about}`
    return variables.length > 0 ? [sentence(place), ...variables].join(' ') : place
  })
  return lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join('')
}
