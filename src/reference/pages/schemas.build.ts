import {translate} from '@docusaurus/Translate'
import type {FieldProps, SchemaProps} from '../apiPage'
import {pageName, type Description, type JsonSchema} from '../description/description.build'
import {choicesOf, merged, propertiesOf, refName, schemaOf} from './composition.build'
import {jsonBlock} from './blocks.build'
import {isCommented, limitsOf} from './limits.build'
import {element, prose} from './mdx.build'
import {isShort, rareKeywords} from './rareKeywords.build'
import {
  discriminatorText,
  entryTexts,
  longExamples,
  schemaAnchor,
  typeLine,
  type FieldOptions,
} from './schemaTexts.build'
import {isNew, says, withoutTexts} from './texts.build'
import {inner, typeText} from './types.build'
import {text} from './values.build'

/** How many fields a schema within another one may have to be shown unasked. */
const SHORT = 6

/** Deeper than this, fields of schemas without a name aren't shown. */
const DEEPEST = 12

/** Writes the schemas of one page: each named one once, with an anchor; later uses link to it. */
export class SchemaWriter {
  readonly #description: Description
  readonly #ids = new Set<string>()
  readonly #shown: unknown[]
  /** Schemas that are being written. */
  readonly #open = new Set<JsonSchema>()

  /** @param shown values that the page has as examples already. */
  constructor(description: Description, shown: readonly unknown[] = []) {
    this.#description = description
    this.#shown = [...shown]
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
    const type = isOne && !isCommented(schema) ? '' : this.#typeLine(schema)
    return [type, ...this.#contents(schema, prefix, 0)].filter((part) => part !== '')
  }

  get #schemas(): Description['components']['schemas'] {
    return this.#description.components.schemas
  }

  readonly #merged = (schema: JsonSchema): JsonSchema => merged(schema, this.#schemas)

  #typeLine(schema: JsonSchema): string {
    const name = refName(this.#inner(schema))
    return typeLine(schema, name === undefined ? undefined : this.#anchor(name))
  }

  #anchor(name: string): string {
    return schemaAnchor(name, this.#schemas)
  }

  #inner(schema: JsonSchema): JsonSchema {
    const found = inner(schema)
    const whole = this.#merged(found)
    return whole === found ? found : this.#inner(whole)
  }

  /** What a value consists of: a named schema, fields, or one of several; in a list or a map, that of its entries. */
  #contents(given: JsonSchema, prefix: string, depth: number): string[] {
    // One that is a part of itself, by its "allOf", is shown once.
    if (this.#open.has(given) || depth > DEEPEST) return []
    this.#open.add(given)
    const whole = this.#merged(given)
    const parts = this.#parts(this.#inner(whole), prefix, depth)
    this.#open.delete(given)
    const examples = longExamples(whole, this.#merged).filter((example) => isNew(example, this.#shown))
    return [
      ...entryTexts(whole, this.#merged),
      ...parts,
      ...rareKeywords(whole).flatMap(([keyword, value]) => (isShort(value) ? [] : [jsonBlock(value, keyword)])),
      ...examples.map((example) => jsonBlock(example, translate({id: 'site.api.exampleTitle', message: 'Example'}))),
    ]
  }

  #parts(schema: JsonSchema, prefix: string, depth: number): string[] {
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
    const id = this.#anchor(name)
    const target = this.#schemas[name]
    if (target === undefined) return ''
    if (this.#ids.has(id))
      return depth === 0
        ? translate({id: 'site.api.bodyIs', message: 'Body: {schema}.'}, {schema: `[${name}](#${id})`})
        : ''
    this.#ids.add(id)
    const schema = this.#merged(target)
    const count = propertiesOf(schema).length
    const props: SchemaProps = {id, name, folded: depth > 1 || (depth === 1 && count > SHORT)}
    // Fields speak for themselves; of anything else the type has to be told.
    const isPlain = count > 0 && limitsOf(schema).length === 0 && typeText(schema) === 'object'
    const type = isPlain ? '' : this.#typeLine(withoutTexts(schema))
    const nested = this.#contents(schema, pageName(name), depth + (count > 0 ? 0 : 1))
    return element('Schema', props, says(schema, name), type, ...nested)
  }

  /** Each of the schemas that a value may have, and by what they are told apart. */
  #choices(schema: JsonSchema, prefix: string, depth: number): string[] {
    const parts = choicesOf(schema).flatMap((given, index) => {
      const choice = this.#merged(given)
      if (propertiesOf(choice).length === 0 || refName(choice) !== undefined)
        return [
          isCommented(choice) ? this.#typeLine(choice) : '',
          ...this.#contents(choice, `${prefix}-${index + 1}`, depth),
        ]
      const name =
        text(choice.title) || translate({id: 'site.api.option', message: 'Option {number}'}, {number: index + 1})
      const id = this.#unique(`${prefix}-${pageName(name)}`)
      const isPlain = limitsOf(choice).length === 0 && typeText(choice) === 'object'
      const limits = isPlain ? '' : this.#typeLine(withoutTexts(choice))
      const fields = this.#contents(choice, id, depth + 1)
      return [element('Schema', {id, name} satisfies SchemaProps, says(choice, name), limits, ...fields)]
    })
    return [discriminatorText(schema), ...parts].filter((part) => part !== '')
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
    {prefix, description, required = false, deprecated = false, limits = [], depth}: FieldOptions & {depth: number},
  ): string {
    const schema = this.#merged(given)
    const named = refName(this.#inner(schema))
    const all = [
      ...new Set([
        ...limitsOf(schema),
        ...(deprecated ? [translate({id: 'site.api.limit.deprecated', message: 'deprecated'})] : []),
        ...limits,
      ]),
    ]
    const props: FieldProps = {
      id: this.#unique(`${prefix}-${name.replaceAll(/[^\w-]+/g, '-')}`),
      name,
      type: typeText(schema),
      schema: named === undefined ? undefined : this.#anchor(named),
      required,
      limits: all.length === 0 ? undefined : all,
    }
    const nested = this.#contents(schema, props.id, depth + 1)
    const own = schema.description === description ? {...schema, description: undefined} : schema
    return element('Field', props, prose(description ?? ''), says(own, name), ...nested)
  }

  #unique(id: string): string {
    const free = this.#ids.has(id) ? this.#unique(`${id}-2`) : id
    this.#ids.add(free)
    return free
  }
}
