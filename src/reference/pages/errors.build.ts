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

type Refusal = readonly [status: string, response: Response]

/** One row for each status, and below them what the bodies consist of, each once. */
export function errors(operation: Operation, writer: SchemaWriter, context: PageContext): string[] {
  const {responses} = operation
  const refused = Object.entries(responses).filter(([status]) => isError(status, responses))
  const common = commonErrors(operation, context)
  if (refused.length === 0 && common.length === 0) return []
  // First: the writer shows a schema in full where it meets it first.
  const bodies = errorBodies(refused, writer)
  return [
    heading(translate({id: 'site.api.errors', message: 'Errors'}), 'errors'),
    ...(refused.length > 0 ? [element('Errors', {}, ...refused.map((refusal) => errorRow(refusal, context)))] : []),
    ...common,
    ...errorHeaders(refused, writer),
    ...bodies,
  ]
}

/** A call without a token that nothing refuses has these all the same. */
function commonErrors({isWebhook}: Operation, context: PageContext): string[] {
  if (context.commonErrors === undefined || isWebhook) return []
  const words = translate({id: 'site.api.errors.commonLink', message: 'common errors'})
  return [
    translate(
      {id: 'site.api.errors.common', message: 'Any operation can also return the {link}.'},
      {link: `[${words}](${context.commonErrors})`},
    ),
  ]
}

function errorRow([status, response]: Refusal, context: PageContext): string {
  const {description, content} = response
  const examples = Object.entries(content ?? {}).flatMap(([type, media]) =>
    examplesOf(media).map(({summary, value}) => ({
      ...(summary && {summary}),
      body: typeof value === 'string' && !isJsonType(type) ? value : oneLine(value),
    })),
  )
  return element(
    'ErrorAnswer',
    {status, reason: reasonOf(status), examples} satisfies ErrorAnswerProps,
    prose(description),
    ...Object.keys(content ?? {}).flatMap((type) => typeLine(type, content)),
    ...links(response, context),
  )
}

/** The bodies of refusals. Statuses with the same schema share one. */
function errorBodies(refused: readonly Refusal[], writer: SchemaWriter): string[] {
  const schemas = new Map<string, {schema: JsonSchema; statuses: string[]}>()
  for (const [status, {content}] of refused)
    for (const {schema} of Object.values(content ?? {})) {
      if (schema === undefined) continue
      const key = JSON.stringify(schema)
      schemas.set(key, {schema, statuses: [...(schemas.get(key)?.statuses ?? []), status]})
    }
  return [...schemas.values()].flatMap(({schema, statuses}) => [
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
}

/** The headers of refusals. Statuses with the same headers share one list. */
function errorHeaders(refused: readonly Refusal[], writer: SchemaWriter): string[] {
  const groups = new Map<string, {first: Refusal; statuses: string[]}>()
  for (const [status, response] of refused) {
    const key = JSON.stringify(response.headers ?? {})
    const group = groups.get(key) ?? {first: [status, response], statuses: []}
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
