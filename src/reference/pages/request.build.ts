import type {Operation} from '../description/description.build'
import {examplesOf} from '../description/examples.build'
import {bodyBlock} from './blocks.build'
import {element, literal, prose} from './mdx.build'
import type {SchemaWriter} from './schemas.build'
import {otherExamples} from './texts.build'

/** The parameters, by the place in which they are sent. */
export function parameters(operation: Operation, writer: SchemaWriter): string[] {
  const groups = [
    ['path', 'Path parameters'],
    ['query', 'Query parameters'],
    ['header', 'Header parameters'],
    ['cookie', 'Cookies'],
  ] as const
  return groups.flatMap(([place, title]) => {
    const found = operation.parameters.filter((parameter) => parameter.in === place)
    if (found.length === 0) return []
    const fields = found.map((parameter) => {
      const {name, schema, description, required, deprecated} = parameter
      const limits = otherExamples(parameter, required)
      return writer.field(name, schema, {prefix: place, description, required, deprecated, limits})
    })
    return [`## ${title}`, element('Fields', {}, ...fields)]
  })
}

/** What is sent, with the examples that no sample has. */
export function body({requestBody}: Operation, writer: SchemaWriter): string[] {
  if (!requestBody) return []
  const contents = Object.entries(requestBody.content)
  const says = requestBody.description ?? ''
  // A schema that says the same follows.
  const isSaidBelow = contents.some(([, {schema}]) => schema && writer.descriptionOf(schema) === says)
  return [
    '## Request body',
    [isSaidBelow ? '' : prose(says), requestBody.required ? '' : 'The body is optional.'].join(' ').trim(),
    ...contents.flatMap(([type, media], index) => [
      `As \`${type}\`:`,
      ...(media.schema ? writer.body(media.schema, 'body') : []),
      ...exampleBlocks(type, media, index === 0),
    ]),
  ]
}

/** The examples of a body. The first one of the first type is in the samples. */
function exampleBlocks(type: string, media: object, isSample: boolean): string[] {
  const examples = examplesOf(media)
  const [first, ...more] = examples
  const sent = isSample && more.length > 0 && first?.summary ? `The samples send: ${literal(first.summary)}.` : ''
  const shown = isSample ? more : examples
  return [sent, ...shown.map(({summary, value}) => bodyBlock(type, value, summary))].filter((part) => part !== '')
}

/** The values that the page has as bodies, in samples and beside the errors. */
export function bodyExamples({requestBody, responses}: Operation): unknown[] {
  return [requestBody, ...Object.values(responses)]
    .flatMap((body) => Object.values(body?.content ?? {}))
    .flatMap((media) => examplesOf(media).map(({value}) => value))
}
