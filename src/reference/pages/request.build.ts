import {translate} from '@docusaurus/Translate'
import type {Operation} from '../description/description.build'
import {examplesOf, linkedExamples} from '../description/examples.build'
import {bodyBlock} from './blocks.build'
import {heading, literal, prose} from './mdx.build'
import type {SchemaWriter} from './schemas.build'
import {asType} from './texts.build'

type Body = NonNullable<Operation['requestBody']>
type Media = Body['content'][string]

/** What is sent, with the examples that no sample has. */
export function body({requestBody, isWebhook}: Operation, writer: SchemaWriter): string[] {
  return requestBody
    ? [
        heading(translate({id: 'site.api.body', message: 'Request body'}), 'request-body'),
        ...bodyContents(requestBody, writer, 'body', !isWebhook),
      ]
    : []
}

/** @param isSampled whether the samples have the first example. */
export function bodyContents(requestBody: Body, writer: SchemaWriter, prefix: string, isSampled = false): string[] {
  const contents = Object.entries(requestBody.content)
  const says = requestBody.description ?? ''
  // A schema that says the same follows.
  const isSaidBelow = contents.some(([, {schema}]) => schema && writer.descriptionOf(schema) === says)
  return [
    [
      isSaidBelow ? '' : prose(says),
      requestBody.required ? '' : translate({id: 'site.api.body.optional', message: 'The body is optional.'}),
    ]
      .join(' ')
      .trim(),
    ...contents.flatMap(([type, media], index) => [
      asType(type, media.schema !== undefined),
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
      ...(contentType === undefined
        ? []
        : [translate({id: 'site.api.style.as', message: 'as {type}'}, {type: `\`${contentType}\``})]),
      ...(style === undefined
        ? []
        : [translate({id: 'site.api.part.style', message: 'in the style {style}'}, {style: `\`${style}\``})]),
      ...(explode === undefined
        ? []
        : [
            explode
              ? translate({id: 'site.api.style.each', message: 'one entry at a time'})
              : translate({id: 'site.api.style.all', message: 'all entries in one value'}),
          ]),
      ...(headers
        ? [
            translate(
              {id: 'site.api.part.headers', message: 'with the headers {headers}'},
              {
                headers: Object.keys(headers)
                  .map((header) => `\`${header}\``)
                  .join(', '),
              },
            ),
          ]
        : []),
    ]
    return says.length > 0
      ? [
          `- ${translate({id: 'site.api.part', message: '{part} is sent {how}.'}, {part: `\`${name}\``, how: says.join(', ')})}`,
        ]
      : []
  })
  return lines.length > 0 ? [lines.join('\n')] : []
}

/** The examples of a body. The first one of the first type is in the samples. */
function exampleBlocks(type: string, media: object, isSample: boolean): string[] {
  const examples = examplesOf(media)
  const [first, ...more] = examples
  const sent =
    isSample && more.length > 0 && first?.summary
      ? translate(
          {id: 'site.api.samplesSend', message: 'The samples send: {example}.'},
          {example: literal(first.summary)},
        )
      : ''
  const shown = isSample ? more : examples
  return [
    sent,
    ...shown.map(({summary, value}) => bodyBlock(type, value, summary)),
    ...linkedExamples(media).map(({summary, url}) =>
      translate(
        {id: 'site.api.linkedExample', message: 'Example: {example}'},
        {example: `[${literal(summary)}](${encodeURI(url)})`},
      ),
    ),
  ].filter((part) => part !== '')
}

/** The values that the page has as bodies, in samples and beside the errors. */
export function bodyExamples({requestBody, responses}: Operation): unknown[] {
  return [requestBody, ...Object.values(responses)]
    .flatMap((body) => Object.values(body?.content ?? {}))
    .flatMap((media) => examplesOf(media).map(({value}) => value))
}
