import type {Operation} from '../description/description.build'
import {examplesOf, linkedExamples} from '../description/examples.build'
import {usualStyle} from '../samples/serialize'
import {bodyBlock} from './blocks.build'
import {element, literal, prose} from './mdx.build'
import type {SchemaWriter} from './schemas.build'
import {otherExamples} from './texts.build'

type Parameter = Operation['parameters'][number]
type Body = NonNullable<Operation['requestBody']>
type Media = Body['content'][string]

/** The parameters, by the place in which they are sent. */
export function parameters(
  {parameters: all}: Pick<Operation, 'parameters'>,
  writer: SchemaWriter,
  prefix = '',
): string[] {
  const groups = [
    ['path', 'Path parameters'],
    ['query', 'Query parameters'],
    ['header', 'Header parameters'],
    ['cookie', 'Cookies'],
  ] as const
  return groups.flatMap(([place, title]) => {
    const found = all.filter((parameter) => parameter.in === place)
    if (found.length === 0) return []
    const fields = found.map((parameter) => {
      const {name, schema, description, required, deprecated} = parameter
      const limits = [...styleLimits(parameter), ...otherExamples(parameter, required)]
      return writer.field(name, schema, {
        prefix: prefix ? `${prefix}-${place}` : place,
        description,
        required,
        deprecated,
        limits,
      })
    })
    return [`## ${title}`, element('Fields', {}, ...fields)]
  })
}

/** How a value is written, if it isn't in the usual way. */
function styleLimits(parameter: Parameter): string[] {
  const {in: place, style, explode, contentType, allowReserved, allowEmptyValue} = parameter
  const usual = usualStyle(place)
  return [
    ...(contentType === undefined ? [] : [`as ${contentType}`]),
    ...(style === undefined || style === usual ? [] : [`style ${style}`]),
    ...(explode === undefined || explode === ((style ?? usual) === 'form') || style === 'deepObject'
      ? []
      : [explode ? 'one entry at a time' : 'all entries in one value']),
    ...(allowReserved === true ? ['reserved characters as they are'] : []),
    ...(allowEmptyValue === true ? ['can be empty'] : []),
  ]
}

/** What is sent, with the examples that no sample has. */
export function body({requestBody, isWebhook}: Operation, writer: SchemaWriter): string[] {
  return requestBody ? ['## Request body', ...bodyContents(requestBody, writer, 'body', !isWebhook)] : []
}

/** @param isSampled whether the samples have the first example. */
export function bodyContents(requestBody: Body, writer: SchemaWriter, prefix: string, isSampled = false): string[] {
  const contents = Object.entries(requestBody.content)
  const says = requestBody.description ?? ''
  // A schema that says the same follows.
  const isSaidBelow = contents.some(([, {schema}]) => schema && writer.descriptionOf(schema) === says)
  return [
    [isSaidBelow ? '' : prose(says), requestBody.required ? '' : 'The body is optional.'].join(' ').trim(),
    ...contents.flatMap(([type, media], index) => [
      media.schema ? `As \`${type}\`:` : `As \`${type}\`.`,
      ...(media.schema ? writer.body(media.schema, prefix) : []),
      ...encodings(media),
      ...exampleBlocks(type, media, isSampled && index === 0),
    ]),
  ]
}

/** How parts of a form are sent. */
function encodings({encoding = {}}: Media): string[] {
  const lines = Object.entries(encoding).flatMap(([name, {contentType, style, explode, headers}]) => {
    const says = [
      ...(contentType === undefined ? [] : [`as \`${contentType}\``]),
      ...(style === undefined ? [] : [`in the style \`${style}\``]),
      ...(explode === undefined ? [] : [explode ? 'one entry at a time' : 'all entries in one value']),
      ...(headers
        ? [
            `with the headers ${Object.keys(headers)
              .map((header) => `\`${header}\``)
              .join(', ')}`,
          ]
        : []),
    ]
    return says.length > 0 ? [`- \`${name}\` is sent ${says.join(', ')}.`] : []
  })
  return lines.length > 0 ? [lines.join('\n')] : []
}

/** The examples of a body. The first one of the first type is in the samples. */
function exampleBlocks(type: string, media: object, isSample: boolean): string[] {
  const examples = examplesOf(media)
  const [first, ...more] = examples
  const sent = isSample && more.length > 0 && first?.summary ? `The samples send: ${literal(first.summary)}.` : ''
  const shown = isSample ? more : examples
  return [
    sent,
    ...shown.map(({summary, value}) => bodyBlock(type, value, summary)),
    ...linkedExamples(media).map(({summary, url}) => `Example: [${literal(summary)}](${encodeURI(url)})`),
  ].filter((part) => part !== '')
}

/** The values that the page has as bodies, in samples and beside the errors. */
export function bodyExamples({requestBody, responses}: Operation): unknown[] {
  return [requestBody, ...Object.values(responses)]
    .flatMap((body) => Object.values(body?.content ?? {}))
    .flatMap((media) => examplesOf(media).map(({value}) => value))
}
