import {merged, propertiesOf, refName} from '../pages/composition.build'
import type {Json} from '../samples/request'
import {madeUp} from './madeUp.build'
import {member} from './object.build'
import type {JsonSchema} from './schema.build'

type Schemas = Readonly<Record<string, JsonSchema>>

/** With the names that a person would write, because readers see it. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A made-up document of a schema, with the names that its fields have in XML. */
export function xmlOf(schema: JsonSchema, schemas: Schemas): string {
  return elementOf(refName(schema) ?? 'root', schema, madeUp(schema, schemas, 'request'), schemas, '')
}

function targetOf(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = refName(schema)
  return merged(name === undefined ? schema : (schemas[name] ?? {}), schemas)
}

function elementOf(name: string, given: JsonSchema, value: Json, schemas: Schemas, indent: string): string {
  const schema = targetOf(given, schemas)
  const stated: unknown = member(schema.xml, 'name')
  const tag = typeof stated === 'string' ? stated : name
  if (Array.isArray(value)) {
    const items = typeof schema.items === 'object' && schema.items !== null ? {...schema.items} : {}
    const list = value.map((each: Json) => elementOf(tag, items, each, schemas, indent))
    return list.join('\n')
  }
  if (typeof value !== 'object' || value === null) return `${indent}<${tag}>${escaped(String(value))}</${tag}>`
  const fields = new Map(propertiesOf(schema))
  const isAttribute = (field: string): boolean =>
    member(targetOf(fields.get(field) ?? {}, schemas).xml, 'attribute') === true
  const all = Object.entries(value)
  const attributes = all
    .filter(([field]) => isAttribute(field))
    .map(([field, text]) => ` ${field}="${escaped(typeof text === 'string' ? text : JSON.stringify(text))}"`)
  const inner = all
    .filter(([field]) => !isAttribute(field))
    .map(([field, each]) => elementOf(field, fields.get(field) ?? {}, each, schemas, `${indent}  `))
  return [`${indent}<${tag}${attributes.join('')}>`, ...inner, `${indent}</${tag}>`].join('\n')
}
