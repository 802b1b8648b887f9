import {translate} from '@docusaurus/Translate'
import {calledBack, operationHref, type Operation} from '../description/description.build'
import type {PageContext} from './context.build'
import {heading, literal, prose} from './mdx.build'
import {parameters} from './parameters.build'
import {bodyContents} from './request.build'
import type {SchemaWriter} from './schemas.build'

/** What the server calls after an operation: requests to an address that the client has given. */
export function callbacks(operation: Operation, writer: SchemaWriter): string[] {
  const calls = calledBack(operation)
  if (calls.length === 0) return []
  const parts = calls.flatMap(({name, url, method, operation: called}) => [
    `### ${literal(name)} {/* #callback-${name.replaceAll(/[^\w-]+/g, '-')}-${method} */}`,
    translate(
      {id: 'site.api.callbacks.sends', message: 'The server sends {call}.'},
      {call: `\`${method.toUpperCase()} ${url.replaceAll('`', "'")}\``},
    ) + (called.deprecated ? ` ${translate({id: 'site.api.deprecated', message: 'Deprecated'})}.` : ''),
    prose([called.summary, called.description].filter((text) => text !== '').join('\n\n')),
    ...parameters(called, writer, `callback-${name}`).map((part) => part.replace(/^## (.*?) \{.*\}$/, '#### $1')),
    ...(called.requestBody ? bodyContents(called.requestBody, writer, `callback-${name}`) : []),
    ...Object.entries(called.responses).map(([status, {description}]) =>
      translate(
        {id: 'site.api.callbacks.answer', message: 'Answer with {status}: {description}'},
        {status: `\`${status}\``, description: prose(description).replaceAll(/\s*\n\s*/g, ' ')},
      ),
    ),
  ])
  return [
    heading(translate({id: 'site.api.callbacks', message: 'Callbacks'}), 'callbacks'),
    ...parts.filter((part) => part !== ''),
  ]
}

/** The operations that can follow a response. */
export function links({links: found = {}}: Operation['responses'][string], {description}: PageContext): string[] {
  const ids = new Set(
    Object.values(description.paths).flatMap((item) =>
      Object.values(item).flatMap((operation) => (isNamed(operation) ? [operation.operationId] : [])),
    ),
  )
  const lines = Object.entries(found).map(([name, link]) => {
    const {operationId, operationRef = '', parameters: given, requestBody} = link
    const target =
      operationId === undefined
        ? `\`${operationRef}\``
        : ids.has(operationId)
          ? `[${literal(operationId)}](${operationHref(operationId)})`
          : literal(operationId)
    const values = [...Object.entries(given), ...(requestBody === undefined ? [] : [['body', requestBody] as const])]
    const using = values.map(
      ([key, value]) => `\`${key}\` = \`${typeof value === 'string' ? value : JSON.stringify(value)}\``,
    )
    const call =
      using.length > 0
        ? translate(
            {id: 'site.api.links.with', message: '{operation} with {values}'},
            {operation: target, values: using.join(', ')},
          )
        : target
    const text = prose(link.description).replaceAll(/\s*\n\s*/g, ' ')
    return `- ${literal(name)}: ${call}${text === '' ? '' : `. ${text}`}`
  })
  return lines.length > 0
    ? [translate({id: 'site.api.links', message: 'Calls that can follow:'}), lines.join('\n')]
    : []
}

const isNamed = (value: unknown): value is {operationId: string} =>
  typeof value === 'object' && value !== null && 'operationId' in value && typeof value.operationId === 'string'
