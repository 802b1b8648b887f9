import {STATUS_CODES} from 'node:http'
import type {ErrorAnswerProps} from '../../../lib/apiPage'
import type {JsonSchema, Operation} from '../description'
import {examplesOf, exampleOf} from '../examples'
import {isJsonType} from '../rules/shape'
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
  const bodies = Object.entries(content ?? {}).flatMap(([type, media]) =>
    examplesOf(media).map((example) => ({type, ...example})),
  )
  if (bodies.length > 0)
    return bodies.map(({type, summary, value}) =>
      bodyBlock(type, value, bodies.length > 1 && summary ? `${title}: ${summary}` : title),
    )
  // A range has no first line, and a body of which there is no example is not an empty one.
  if (!/^\d+$/.test(status) || content !== undefined) return []
  const lines = Object.entries(headers ?? {}).flatMap(([name, header]) => {
    const example = exampleOf(header)
    return example === undefined ? [] : [`${name}: ${typeof example === 'string' ? example : JSON.stringify(example)}`]
  })
  return [fence('http', [`HTTP/1.1 ${title}`, ...lines].join('\n'))]
}

/** What the server answers where it does what it is asked for: headers and fields of each status. */
export function answers({responses}: Operation, writer: SchemaWriter): string[] {
  return [
    '## Answers',
    ...successesOf(responses).flatMap(([status, {description, headers, content}]) => {
      const fields = Object.entries(headers ?? {}).map(([name, header]) =>
        writer.field(name, header.schema, {
          prefix: `response-${status}`,
          description: header.description,
          deprecated: header.deprecated,
        }),
      )
      return [
        `### ${titleOf(status)} {/* #response-${status} */}`,
        prose(description),
        ...(fields.length > 0 ? [element('Fields', {}, ...fields)] : []),
        ...Object.entries(content ?? {}).flatMap(([type, {schema}]) => [
          ...typeLine(type, content),
          ...(schema ? writer.body(schema, `response-${status}`) : []),
        ]),
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

/** `default` stands for whatever is not listed, which the successes are. */
const isError = (status: string): boolean => /^([45]|default$)/.test(status)

/** What statuses that stand for several are called. */
const RANGES: Readonly<Record<string, string>> = {
  '1': 'Any information',
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
  return isUsual ? [] : [`As \`${type}\`:`]
}

/** A body as a block of code. */
export function bodyBlock(type: string, value: unknown, title: string | undefined): string {
  return typeof value === 'string' && !isJsonType(type) ? textBlock(value, title) : jsonBlock(value, title)
}

function textBlock(text: string, title: string | undefined): string {
  return fence(`text${metaOf(title)}`, text)
}

function jsonBlock(value: unknown, title: string | undefined): string {
  return fence(`json${metaOf(title)}`, JSON.stringify(value, null, 2))
}

const metaOf = (title: string | undefined): string =>
  title ? ` title="${title.replaceAll('"', "'").replaceAll(/\s+/g, ' ')}"` : ''

/** JSON as one writes it by hand, to be read within a line. */
function oneLine(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/([{[]) | ([\]}])/g, '$1$2')
}
