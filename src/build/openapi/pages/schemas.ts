import type {FieldProps, SchemaProps} from '../../../lib/apiPage'
import {pageName, type Description, type JsonSchema} from '../description'
import {isObject} from '../object'
import {choicesOf, merged, propertiesOf, refName, schemaOf} from './composition'
import {element, literal, prose} from './mdx'
import {inner, limitsOf, typeText} from './types'

/** How many fields a schema within another one may have to be shown unasked. */
const SHORT = 6

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

type FieldOptions = {prefix: string; description?: string; required?: boolean; deprecated?: boolean}

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
    return text((name === undefined ? schema : this.#schemas[name])?.description)
  }

  /** A parameter, or whatever else has a name and a schema. */
  field(name: string, schema: JsonSchema, more: FieldOptions): string {
    return this.#field(name, schema, {...more, depth: 0})
  }

  /** The schema of a body: its type, and what it consists of. */
  body(given: JsonSchema, prefix: string): string[] {
    const schema = this.#merged(given)
    const isOne = refName(schema) !== undefined && choicesOf(schema).length === 0
    const type = isOne ? '' : this.#typeLine(schema)
    return [type, ...this.#contents(schema, prefix, 0)].filter((part) => part !== '')
  }

  get #schemas(): Description['components']['schemas'] {
    return this.#description.components.schemas
  }

  #merged(schema: JsonSchema): JsonSchema {
    return merged(schema, this.#schemas)
  }

  #typeLine(schema: JsonSchema): string {
    const name = refName(this.#inner(schema))
    const type = literal(typeText(schema))
    const description = refName(schema) === undefined ? prose(text(schema.description)) : ''
    const line = name === undefined ? type : `[${type}](#${SchemaWriter.anchor(name)})`
    const limits = limitsOf(schema).map((limit) => `, ${literal(limit)}`)
    return `A ${line}${limits.join('')}.${description ? ` ${description}` : ''}`.replace(
      /^A (\[?)(any|integer|object)/,
      'An $1$2',
    )
  }

  #inner(schema: JsonSchema): JsonSchema {
    const found = inner(schema)
    const whole = this.#merged(found)
    return whole === found ? found : this.#inner(whole)
  }

  /** What a value consists of: a named schema, fields, or one of several; in a list or a map, that of its entries. */
  #contents(given: JsonSchema, prefix: string, depth: number): string[] {
    const schema = this.#inner(this.#merged(given))
    if (refName(schema) !== undefined) return [this.#named(schema, depth)].filter((part) => part !== '')
    const others = propertiesOf(schema).length > 0 ? schemaOf(schema.additionalProperties) : undefined
    return [
      ...this.#fieldsOf(schema, prefix, depth),
      ...(others ? this.#contents(others, `${prefix}-other`, depth + 1) : []),
      ...this.#choices(schema, prefix, depth),
    ]
  }

  #named(ref: JsonSchema, depth: number): string {
    const name = refName(ref) ?? ''
    const id = SchemaWriter.anchor(name)
    const target = this.#schemas[name]
    if (target === undefined) return ''
    if (this.#ids.has(id)) return depth === 0 ? `Body: [${name}](#${id}).` : ''
    this.#ids.add(id)
    const schema = this.#merged(target)
    const count = propertiesOf(schema).length
    const props: SchemaProps = {id, name, folded: depth > 1 || (depth === 1 && count > SHORT)}
    // Fields speak for themselves; of anything else the type has to be told.
    const type = count > 0 && limitsOf(schema).length === 0 ? '' : this.#typeLine({...schema, description: undefined})
    const nested = this.#contents(schema, pageName(name), depth + (count > 0 ? 0 : 1))
    return element('Schema', props, prose(text(schema.description)), type, ...nested)
  }

  /** Each of the schemas that a value may have, and by what they are told apart. */
  #choices(schema: JsonSchema, prefix: string, depth: number): string[] {
    const parts = choicesOf(schema).flatMap((given, index) => {
      const choice = this.#merged(given)
      if (propertiesOf(choice).length === 0 || refName(choice) !== undefined)
        return this.#contents(choice, `${prefix}-${index + 1}`, depth)
      const name = text(choice.title) || `Choice ${index + 1}`
      const id = this.#unique(`${prefix}-${pageName(name)}`)
      const fields = this.#contents(choice, id, depth + 1)
      return [element('Schema', {id, name} satisfies SchemaProps, prose(text(choice.description)), ...fields)]
    })
    return [this.#discriminator(schema), ...parts].filter((part) => part !== '')
  }

  #discriminator({discriminator}: JsonSchema): string {
    if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return ''
    const mapping = isObject(discriminator.mapping) ? Object.entries(discriminator.mapping) : []
    const cases = mapping.map(([value, target]) => `\`${value}\` for ${String(target).split('/').at(-1) ?? ''}`)
    return prose(
      `The field \`${discriminator.propertyName}\` says which: ${cases.join(', ') || 'it has the name of the schema'}.`,
    )
  }

  #fieldsOf(schema: JsonSchema, prefix: string, depth: number): string[] {
    const required = Array.isArray(schema.required) ? schema.required : []
    const fields = propertiesOf(schema).map(([name, property]) =>
      this.#field(name, property, {prefix, required: required.includes(name), depth}),
    )
    return fields.length > 0 ? [element('Fields', {}, ...fields)] : []
  }

  #field(
    name: string,
    given: JsonSchema,
    {prefix, description, required = false, deprecated = false, depth}: FieldOptions & {depth: number},
  ): string {
    const schema = this.#merged(given)
    const named = refName(this.#inner(schema))
    const limits = [...new Set([...limitsOf(schema), ...(deprecated ? ['deprecated'] : [])])]
    const props: FieldProps = {
      id: this.#unique(`${prefix}-${name.replaceAll(/[^\w-]+/g, '-')}`),
      name,
      type: typeText(schema),
      schema: named === undefined ? undefined : SchemaWriter.anchor(named),
      required,
      limits: limits.length === 0 ? undefined : limits,
    }
    const nested = this.#contents(schema, props.id, depth + 1)
    return element('Field', props, prose(description ?? text(schema.description)), ...nested)
  }

  #unique(id: string): string {
    const free = this.#ids.has(id) ? this.#unique(`${id}-2`) : id
    this.#ids.add(free)
    return free
  }
}
