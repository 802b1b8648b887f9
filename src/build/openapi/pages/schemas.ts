import type {FieldProps, SchemaProps} from '../../../lib/apiPage'
import {isRef, pageName, type Description, type JsonSchema} from '../description'
import {element, prose} from './mdx'

/** How many fields a schema within another one may have to be shown unasked. */
const SHORT = 6

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function schemasOf(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.filter(isSchema) : []
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The name of the schema that a reference means. */
function refName(schema: JsonSchema): string | undefined {
  return isRef(schema) ? schema.$ref.split('/').at(-1) : undefined
}

/** The schema of the items of a list, or of the values of a map; of anything else itself. */
function inner(schema: JsonSchema): JsonSchema {
  if (isSchema(schema.items)) return inner(schema.items)
  if (isSchema(schema.additionalProperties)) return inner(schema.additionalProperties)
  return schema
}

/** Names of schemas stay as they are: `list of Member`. */
function plural(type: string): string {
  return type.replace(/^(list|map|string|integer|number|boolean|object|any value)(?= of |$)/, '$1s')
}

/** What a schema is, in words: `string`, `list of Member`, `map of strings`. */
export function typeText(schema: JsonSchema): string {
  const name = refName(schema)
  if (name !== undefined) return name
  const choices = schemasOf(schema.oneOf)
  if (choices.length > 0) return choices.map(typeText).join(' or ')
  if (isSchema(schema.items)) return `list of ${plural(typeText(schema.items))}`
  if (isSchema(schema.additionalProperties)) return `map of ${plural(typeText(schema.additionalProperties))}`
  const types = Array.isArray(schema.type) ? schema.type.map(String) : [text(schema.type) || 'any value']
  return types.join(' or ')
}

function value(of: unknown): string {
  return typeof of === 'string' ? of : JSON.stringify(of)
}

/** What a value may be besides its type. */
export function limitsOf(schema: JsonSchema): string[] {
  const of = (key: string, words: (value: string) => string): string[] =>
    schema[key] === undefined ? [] : [words(value(schema[key]))]
  return [
    ...of('format', (format) => format),
    ...(Array.isArray(schema.enum) ? [`one of ${schema.enum.map(value).join(', ')}`] : []),
    ...of('const', (constant) => `always ${constant}`),
    ...of('minimum', (least) => `at least ${least}`),
    ...of('maximum', (most) => `at most ${most}`),
    ...of('minLength', (least) => `at least ${least} characters`),
    ...of('maxLength', (most) => `at most ${most} characters`),
    ...of('maxItems', (most) => `at most ${most} entries`),
    ...of('pattern', (pattern) => `matches ${pattern}`),
    ...of('default', (fallback) => `default ${fallback}`),
    ...(schema.readOnly === true ? ['read-only'] : []),
    ...(schema.deprecated === true ? ['deprecated'] : []),
  ]
}

/** Writes the schemas of one page: each named one once, with an anchor; later uses link to it. */
export class SchemaWriter {
  readonly #description: Description
  readonly #ids = new Set<string>()

  constructor(description: Description) {
    this.#description = description
  }

  /** The anchor of a named schema. */
  static anchor(name: string): string {
    return `schema-${pageName(name)}`
  }

  /** What a schema says of itself, in its own place or where it refers to. */
  descriptionOf(schema: JsonSchema): string {
    const name = refName(schema)
    return text((name === undefined ? schema : this.#description.components.schemas[name])?.description)
  }

  /** A parameter, or whatever else has a name and a schema. */
  field(name: string, schema: JsonSchema, more: {prefix: string; description?: string; required?: boolean}): string {
    return this.#field(name, schema, {...more, required: more.required ?? false, depth: 0})
  }

  /** The schema of a body: its type, and what it consists of. */
  body(schema: JsonSchema, prefix: string): string[] {
    const named = [schema, ...schemasOf(schema.oneOf)].map(inner).filter((one) => refName(one) !== undefined)
    const type = named.length === 1 && refName(schema) !== undefined ? '' : this.#typeLine(schema)
    const parts = named.map((one) => this.#named(one, 0))
    const own = named.length > 0 ? [] : [...this.#fieldsOf(schema, prefix, 0)]
    return [type, ...parts, ...own].filter((part) => part !== '')
  }

  #typeLine(schema: JsonSchema): string {
    const name = refName(inner(schema))
    const type = prose(typeText(schema))
    const description = refName(schema) === undefined ? prose(text(schema.description)) : ''
    const line = name === undefined ? type : `[${type}](#${SchemaWriter.anchor(name)})`
    return `A ${line}.${description ? ` ${description}` : ''}`.replace(/^A (\[?)(any|integer|object)/, 'An $1$2')
  }

  #named(ref: JsonSchema, depth: number): string {
    const name = refName(ref) ?? ''
    const id = SchemaWriter.anchor(name)
    const schema = this.#description.components.schemas[name]
    if (schema === undefined) return ''
    if (this.#ids.has(id)) return depth === 0 ? `Body: [${name}](#${id}).` : ''
    this.#ids.add(id)
    const fields = this.#fieldsOf(schema, pageName(name), depth)
    const count = Object.keys(isSchema(schema.properties) ? schema.properties : {}).length
    const props: SchemaProps = {id, name, folded: depth > 1 || (depth === 1 && count > SHORT)}
    return element('Schema', props, prose(text(schema.description)), ...fields, ...this.#valuesOf(schema, depth))
  }

  /** What the values of a map, or the entries of a list, consist of. */
  #valuesOf(schema: JsonSchema, depth: number): string[] {
    const values = inner(schema)
    if (values === schema) return []
    const name = refName(values)
    const line = name === undefined ? `A ${prose(typeText(schema))}.` : ''
    return [line, name === undefined ? '' : this.#named(values, depth + 1)]
  }

  #fieldsOf(schema: JsonSchema, prefix: string, depth: number): string[] {
    if (!isSchema(schema.properties)) return []
    const required = Array.isArray(schema.required) ? schema.required : []
    const fields = Object.entries(schema.properties)
      .filter((entry): entry is [string, JsonSchema] => isSchema(entry[1]))
      .map(([name, property]) => this.#field(name, property, {prefix, required: required.includes(name), depth}))
    return fields.length > 0 ? [element('Fields', {}, ...fields)] : []
  }

  #field(
    name: string,
    schema: JsonSchema,
    {prefix, description, required, depth}: {prefix: string; description?: string; required: boolean; depth: number},
  ): string {
    const innermost = inner(schema)
    const named = refName(innermost)
    const props: FieldProps = {
      id: this.#unique(`${prefix}-${name.replaceAll(/[^\w-]+/g, '-')}`),
      name,
      type: typeText(schema),
      schema: named === undefined ? undefined : SchemaWriter.anchor(named),
      required,
      limits: limitsOf(schema),
    }
    const nested =
      named === undefined ? this.#fieldsOf(innermost, props.id, depth + 1) : [this.#named(innermost, depth + 1)]
    return element(
      'Field',
      {...props, limits: props.limits?.length === 0 ? undefined : props.limits},
      prose(description ?? text(schema.description)),
      ...nested,
    )
  }

  #unique(id: string): string {
    const free = this.#ids.has(id) ? this.#unique(`${id}-2`) : id
    this.#ids.add(free)
    return free
  }
}
