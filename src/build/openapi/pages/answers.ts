import {STATUS_CODES} from 'node:http'
import type {ErrorAnswerProps} from '../../../lib/apiPage'
import type {JsonSchema, Operation} from '../description'
import {element, fence, prose} from './mdx'
import type {SchemaWriter} from './schemas'

type Response = Operation['responses'][string]

/** What the server sends where it does what it is asked for, by status. */
export function answerSamples({responses}: Operation): string[] {
  return successesOf(responses).flatMap(([status, response]) => samplesOf(status, response))
}

/** The examples of the body, or where there is none the first lines of the answer. */
function samplesOf(status: string, {content, headers}: Response): string[] {
  const title = titleOf(status)
  const bodies = examplesOf(content)
  if (bodies.length > 0)
    return bodies.map(({summary, value}) =>
      jsonBlock(value, bodies.length > 1 && summary ? `${title}: ${summary}` : title),
    )
  const lines = Object.entries(headers ?? {}).flatMap(([name, {example}]) =>
    typeof example === 'string' ? [`${name}: ${example}`] : [],
  )
  return [fence('http', [`HTTP/1.1 ${title}`, ...lines].join('\n'))]
}

/** What the server answers where it does what it is asked for: headers and fields of each status. */
export function answers({responses}: Operation, writer: SchemaWriter): string[] {
  return [
    '## Answers',
    ...successesOf(responses).flatMap(([status, {description, headers, content}]) => {
      const fields = Object.entries(headers ?? {}).map(([name, header]) =>
        writer.field(name, header.schema, {prefix: `response-${status}`, description: header.description}),
      )
      return [
        `### ${titleOf(status)} {/* #response-${status} */}`,
        prose(description),
        ...(fields.length > 0 ? [element('Fields', {}, ...fields)] : []),
        ...Object.values(content ?? {}).flatMap(({schema}) =>
          schema ? writer.body(schema, `response-${status}`) : [],
        ),
      ]
    }),
  ]
}

/** One row for each status, and below them what the bodies consist of, each once. */
export function errors({responses}: Operation, writer: SchemaWriter): string[] {
  const refused = Object.entries(responses).filter(([status]) => isError(status))
  // A call without a token that nothing refuses has these all the same.
  const common = 'What any operation may answer besides: [errors](/api/${brand.slug}-admin-rest-api/#errors).'
  if (refused.length === 0) return ['## Errors', common]
  const rows = refused.map(([status, {description, content}]) => {
    const examples = examplesOf(content).map(({summary, value}) => ({...(summary && {summary}), body: oneLine(value)}))
    return element(
      'ErrorAnswer',
      {status, reason: STATUS_CODES[status] ?? '', examples} satisfies ErrorAnswerProps,
      prose(description),
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
    ...(schemas.size > 1 ? [`Body of ${new Intl.ListFormat('en').format(statuses)}:`] : []),
    ...writer.body(schema, `response-${statuses[0] ?? ''}`),
  ])
  return ['## Errors', element('Errors', {}, ...rows), common, ...bodies]
}

const successesOf = (responses: Operation['responses']) =>
  Object.entries(responses).filter(([status]) => !isError(status))

const isError = (status: string): boolean => /^[45]/.test(status)

/** A status as a reader of an answer meets it: `201 Created`. */
const titleOf = (status: string): string => `${status} ${STATUS_CODES[status] ?? ''}`

function examplesOf(content: Response['content']): {summary?: string | undefined; value: unknown}[] {
  return Object.values(content ?? {}).flatMap((media) => Object.values(media.examples ?? {}))
}

/** Data as a block of code. */
export function jsonBlock(value: unknown, title: string | undefined): string {
  const meta = title ? ` title="${title.replaceAll('"', "'")}"` : ''
  return fence(`json${meta}`, JSON.stringify(value, null, 2))
}

/** JSON as one writes it by hand, to be read within a line. */
function oneLine(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/([{[]) | ([\]}])/g, '$1$2')
}
