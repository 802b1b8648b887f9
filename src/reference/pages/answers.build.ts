import {translate} from '@docusaurus/Translate'
import type {Operation} from '../description/description.build'
import {examplesOf, exampleOf} from '../description/examples.build'
import {isJsonType} from '../description/mediaTypes'
import {madeUp} from '../description/madeUp.build'
import {bodyBlock, jsonBlock} from './blocks.build'
import {links} from './called.build'
import type {PageContext} from './context.build'
import {element, fence, heading, prose} from './mdx.build'
import type {SchemaWriter} from './schemas.build'
import {successesOf, titleOf} from './statuses.build'
import {asType, otherExamples} from './texts.build'

export type Response = Operation['responses'][string]

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
    heading(translate({id: 'site.api.response', message: 'Response'}), 'response'),
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
export function headerFields(status: string, {headers, content}: Response, writer: SchemaWriter): string[] {
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

/** The media type of an answer, where it is not the one that readers expect. */
export function typeLine(type: string, content: Response['content']): string[] {
  const isUsual = type === 'application/json' && Object.keys(content ?? {}).length === 1
  return isUsual ? [] : [asType(type, content?.[type]?.schema !== undefined)]
}
