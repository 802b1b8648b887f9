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
    ...fact('Permissions', operation['x-permission']),
    ...(isTokenOnly(operation)
      ? fact('Access token', tokenText(operation))
      : fact('Authentication', accessText(operation))),
    ...(operation.isWebhook || isOfRealm(operation) ? [] : fact('Server', serverText(operation.servers))),
    ...fact('Side effects', operation['x-side-effects']),
    ...fact('Idempotency', operation['x-idempotency']),
    ...fact('Paging', operation['x-paging']),
    ...fact('Since', sinceText(operation)),
    ...fact('Guide', guide(operation, context)),
  ]
}

function sinceText(operation: Operation): string | undefined {
  const {'x-since': version, 'x-proven': proven} = operation
  const since = version && `${EXTENSION_NAMES[version.extension] ?? version.extension} extension ${version.version}`
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
  return `[${externalDocs.description ?? 'Documentation'}](${isOwn ? pathname : externalDocs.url})`
}

/** What is to be said of the token, where it is not the one that every operation takes. */
function tokenText(operation: Operation): string | undefined {
  const {isSent, isOptional, scopes} = tokenOf(operation)
  if (operation.isWebhook && !isSent) return undefined
  if (!isSent) return 'None. Call it without a token.'
  const named = scopes.map((scope) => `\`${scope}\``).join(', ')
  const needs = named ? [`With the scope ${named}.`] : []
  const parts = isOptional ? ['Optional. The samples send one.', ...needs] : needs
  return parts.length > 0 ? parts.join(' ') : undefined
}

/** The ways to call an operation, if it has other credentials than one token, or several. */
function accessText(operation: Operation): string {
  const ways = waysToCall(operation)
  const named = ways.filter((way) => way.length > 0)
  const texts = named.map((way) => way.map(credentialText).join(' and '))
  const optional = named.length < ways.length ? ['Optional.'] : []
  const [first = '', ...others] = texts
  const whole =
    others.length === 0
      ? `${first}.`
      : `One of the following. The samples use the first.\n\n${texts.map((text) => `- ${text}`).join('\n')}`
  return [...optional, whole].join(' ')
}

function credentialText(credential: NamedCredential): string {
  if (credential.kind === 'basic') return 'User name and password (HTTP Basic)'
  if (credential.kind === 'certificate') return 'A client certificate (mutual TLS)'
  if (credential.kind === 'other') return `The header \`Authorization: ${credential.scheme} …\``
  if (credential.kind === 'key') return `The key \`${credential.name}\` in the ${PLACES[credential.in]}`
  const scopes = credential.scopes.map((scope) => `\`${scope}\``).join(', ')
  return scopes === '' ? 'An access token' : `An access token with the scope ${scopes}`
}

const PLACES = {header: 'header', query: 'query', cookie: 'cookies'} as const

/** The addresses of an operation, with the variables in them. */
function serverText(servers: readonly Server[]): string {
  const lines = servers.map((server) => {
    const variables = Object.entries(server.variables ?? {}).map(([name, variable]) => {
      const values = variable.enum ? `, one of ${variable.enum.map((value) => `\`${value}\``).join(', ')}` : ''
      const text = variable.description ? ` ${variable.description}` : ''
      return `\`{${name}}\`: by default \`${variable.default}\`${values}.${text}`
    })
    const about = server.description ? `: ${server.description}` : ''
    const address = Object.keys(server.variables ?? {}).length > 0 ? server.url : addressOf(server)
    return [`\`${address}\`${about}`, ...variables].join('. ')
  })
  return lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join('')
}
