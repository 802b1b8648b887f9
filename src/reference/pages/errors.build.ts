import {translate} from '@docusaurus/Translate'
import type {ErrorAnswerProps} from '../apiPage'
import {formatList} from '../../lib/formats'
import type {JsonSchema, Operation} from '../description/description.build'
import {examplesOf} from '../description/examples.build'
import {isJsonType} from '../description/mediaTypes'
import {headerFields, typeLine, type Response} from './answers.build'
import {oneLine} from './blocks.build'
import {links} from './called.build'
import type {PageContext} from './context.build'
import {element, heading, prose} from './mdx.build'
import type {SchemaWriter} from './schemas.build'
import {isError, reasonOf} from './statuses.build'

/** One row for each status, and below them what the bodies consist of, each once. */
export function errors({responses, isWebhook}: Operation, writer: SchemaWriter, context: PageContext): string[] {
  const refused = Object.entries(responses).filter(([status]) => isError(status, responses))
  const {commonErrors} = context
  // A call without a token that nothing refuses has these all the same.
  const common =
    commonErrors === undefined || isWebhook
      ? []
      : [
          translate(
            {id: 'site.api.errors.common', message: 'Any operation can also return the {link}.'},
            {link: `[${translate({id: 'site.api.errors.commonLink', message: 'common errors'})}](${commonErrors})`},
          ),
        ]
  const title = heading(translate({id: 'site.api.errors', message: 'Errors'}), 'errors')
  if (refused.length === 0) return common.length > 0 ? [title, ...common] : []
  const rows = refused.map(([status, response]) => {
    const {description, content} = response
    const examples = Object.entries(content ?? {}).flatMap(([type, media]) =>
      examplesOf(media).map(({summary, value}) => ({
        ...(summary && {summary}),
        body: typeof value === 'string' && !isJsonType(type) ? value : oneLine(value),
      })),
    )
    const types = Object.keys(content ?? {}).flatMap((type) => typeLine(type, content))
    return element(
      'ErrorAnswer',
      {status, reason: reasonOf(status), examples} satisfies ErrorAnswerProps,
      prose(description),
      ...types,
      ...links(response, context),
    )
  })
  const schemas = new Map<string, {schema: JsonSchema; statuses: string[]}>()
  for (const [status, {content}] of refused)
    for (const {schema} of Object.values(content ?? {})) {
      if (schema === undefined) continue
      const key = JSON.stringify(schema)
      schemas.set(key, {schema, statuses: [...(schemas.get(key)?.statuses ?? []), status]})
    }
  const bodies = [...schemas.values()].flatMap(({schema, statuses}) => [
    ...(schemas.size > 1
      ? [
          translate(
            {id: 'site.api.errors.body', message: 'Response body for {statuses}:'},
            {statuses: formatList(statuses)},
          ),
        ]
      : []),
    ...writer.body(schema, `response-${statuses[0] ?? ''}`),
  ])
  return [title, element('Errors', {}, ...rows), ...common, ...errorHeaders(refused, writer), ...bodies]
}

/** The headers of refusals. Statuses with the same headers share one list. */
function errorHeaders(refused: readonly (readonly [string, Response])[], writer: SchemaWriter): string[] {
  const groups = new Map<string, {first: readonly [string, Response]; statuses: string[]}>()
  for (const [status, response] of refused) {
    const key = JSON.stringify(response.headers ?? {})
    const group = groups.get(key) ?? {first: [status, response] as const, statuses: []}
    groups.set(key, {...group, statuses: [...group.statuses, status]})
  }
  return [...groups.values()].flatMap(({first, statuses}) => {
    const fields = headerFields(...first, writer)
    return fields.length > 0
      ? [
          translate(
            {id: 'site.api.errors.headers', message: 'Response headers for {statuses}:'},
            {statuses: formatList(statuses)},
          ),
          ...fields,
        ]
      : []
  })
}
