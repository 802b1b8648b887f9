import {STATUS_CODES} from 'node:http'
import type {ErrorAnswerProps} from '../apiPage'
import type {JsonSchema, Operation} from '../description/description.build'
import {examplesOf, exampleOf} from '../description/examples.build'
import {isJsonType} from '../description/mediaTypes'
import {madeUp} from '../description/madeUp.build'
import {bodyBlock, jsonBlock, oneLine} from './blocks.build'
import {links} from './called.build'
import type {PageContext} from './context.build'
import {element, fence, prose} from './mdx.build'
import type {SchemaWriter} from './schemas.build'
import {otherExamples} from './texts.build'

type Response = Operation['responses'][string]

/** What the server sends where it does what it is asked for, by status. */
export function answerSamples({responses, components: {schemas}}: Operation): string[] {
  return successesOf(responses).flatMap(([status, response]) => samplesOf(status, response, schemas))
}

/** The examples of the body, or where there is none the first lines of the answer. */
function samplesOf(
  status: string,
  {content, headers}: Response,
  schemas: Operation['components']['schemas'],
): string[] {
  const title = titleOf(status)
  const bodies = Object.entries(content ?? {}).flatMap(([type, media]) =>
    examplesOf(media).map((example) => ({type, ...example})),
  )
  if (bodies.length > 0)
    return bodies.map(({type, summary, value}) =>
      bodyBlock(type, value, bodies.length > 1 && summary ? `${title}: ${summary}` : title),
    )
  const [made] = Object.entries(content ?? {}).filter(([type, {schema}]) => isJsonType(type) && schema !== undefined)
  if (made !== undefined) return [jsonBlock(madeUp(made[1].schema ?? {}, schemas, 'response'), title)]
  if (!hasFirstLine(status, content)) return []
  const lines = Object.entries(headers ?? {}).flatMap(([name, header]) => {
    const example = exampleOf(header)
    return example === undefined ? [] : [`${name}: ${typeof example === 'string' ? example : JSON.stringify(example)}`]
  })
  return [fence('http', [`HTTP/1.1 ${title}`, ...lines].join('\n'))]
}

/** A range of statuses has no first line to print, and a body without an example isn't an empty one. */
const hasFirstLine = (status: string, content: Response['content']): boolean =>
  /^\d+$/.test(status) && content === undefined

/** What the server answers where it does what it is asked for: headers and fields of each status. */
export function answers({responses}: Operation, writer: SchemaWriter, context: PageContext): string[] {
  const successes = successesOf(responses)
  if (successes.length === 0) return []
  return [
    '## Response',
    ...successes.flatMap(([status, response]) => [
      `### ${titleOf(status)} {/* #response-${status} */}`,
      prose(response.description),
      ...headerFields(status, response, writer),
      ...Object.entries(response.content ?? {}).flatMap(([type, {schema}]) => [
        ...typeLine(type, response.content),
        ...(schema ? writer.body(schema, `response-${status}`) : []),
      ]),
      ...links(response, context),
    ]),
  ]
}

/** What the headers of an answer mean. */
function headerFields(status: string, {headers, content}: Response, writer: SchemaWriter): string[] {
  const isSample = !/^([45]|default$)/.test(status) && hasFirstLine(status, content)
  const fields = Object.entries(headers ?? {}).map(([name, header]) =>
    writer.field(name, header.schema, {
      prefix: `response-${status}`,
      description: header.description,
      required: header.required,
      deprecated: header.deprecated,
      limits: otherExamples(header, isSample),
    }),
  )
  return fields.length > 0 ? [element('Fields', {}, ...fields)] : []
}

/** One row for each status, and below them what the bodies consist of, each once. */
export function errors({responses, isWebhook}: Operation, writer: SchemaWriter, context: PageContext): string[] {
  const refused = Object.entries(responses).filter(([status]) => isError(status, responses))
  const {commonErrors} = context
  // A call without a token that nothing refuses has these all the same.
  const common =
    commonErrors === undefined || isWebhook
      ? []
      : [`Any operation can also return the [common errors](${commonErrors}).`]
  if (refused.length === 0) return common.length > 0 ? ['## Errors', ...common] : []
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
    ...(schemas.size > 1 ? [`Response body for ${new Intl.ListFormat('en').format(statuses)}:`] : []),
    ...writer.body(schema, `response-${statuses[0] ?? ''}`),
  ])
  return ['## Errors', element('Errors', {}, ...rows), ...common, ...errorHeaders(refused, writer), ...bodies]
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
    return fields.length > 0 ? [`Response headers for ${new Intl.ListFormat('en').format(statuses)}:`, ...fields] : []
  })
}

const successesOf = (responses: Operation['responses']) =>
  Object.entries(responses).filter(([status]) => !isError(status, responses))

/** `default` stands for whatever is not listed, which the successes are, unless it is alone. */
function isError(status: string, responses: Operation['responses']): boolean {
  if (status !== 'default') return /^[45]/.test(status)
  return Object.keys(responses).some((other) => /^[123]/.test(other))
}

/** What statuses that stand for several are called. */
const RANGES: Readonly<Record<string, string>> = {
  '1': 'Any informational response',
  '2': 'Any success',
  '3': 'Any redirect',
  '4': 'Any client error',
  '5': 'Any server error',
  d: 'Any other status',
}

const reasonOf = (status: string): string => STATUS_CODES[status] ?? RANGES[status.charAt(0)] ?? ''

/** A status as a reader of an answer meets it: `201 Created`. */
const titleOf = (status: string): string => `${status} ${reasonOf(status)}`.trim()

/** The media type of an answer, where it is not the one that readers expect. */
function typeLine(type: string, content: Response['content']): string[] {
  const isUsual = type === 'application/json' && Object.keys(content ?? {}).length === 1
  return isUsual ? [] : [`As \`${type}\`${content?.[type]?.schema ? ':' : '.'}`]
}
