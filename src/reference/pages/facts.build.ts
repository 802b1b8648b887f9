import type {FactProps} from '../apiPage'
import {tokenOf, type Operation} from '../description/description.build'
import {EXTENSION_NAMES, PROVEN} from '../description/publish.build'
import {element, prose} from './mdx.build'

/** What holds for an operation besides what it takes and answers. */
export function facts(operation: Operation, docsRoutes: ReadonlySet<string>): string[] {
  const fact = (title: string, markdown: string | undefined): string[] =>
    markdown ? [element('Fact', {title} satisfies FactProps, prose(markdown))] : []
  const {extension, version} = operation['x-since']
  const since = `${EXTENSION_NAMES[extension] ?? extension} extension ${version}`
  const documentation = new URL(operation.externalDocs.url).pathname
  return [
    ...fact('Permissions', operation['x-permission']),
    ...fact('Access token', tokenText(operation)),
    ...fact('Side effects', operation['x-side-effects']),
    ...fact('Idempotency', operation['x-idempotency']),
    ...fact('Paging', operation['x-paging']),
    ...fact('Since', [since.charAt(0).toUpperCase() + since.slice(1) + '.', PROVEN[operation['x-proven']]].join(' ')),
    ...(docsRoutes.has(documentation)
      ? fact('Guide', `[${operation.externalDocs.description ?? 'Documentation'}](${documentation})`)
      : []),
  ]
}

/** What is to be said of the token, where it is not the one that every operation takes. */
function tokenText(operation: Operation): string | undefined {
  const {isSent, isOptional, scopes} = tokenOf(operation)
  if (!isSent) return 'None. Call it without a token.'
  const named = scopes.map((scope) => `\`${scope}\``).join(', ')
  const needs = named ? [`With the scope ${named}.`] : []
  const parts = isOptional ? ['Optional. The samples send one.', ...needs] : needs
  return parts.length > 0 ? parts.join(' ') : undefined
}
