import {translate} from '@docusaurus/Translate'
import {pageName, type JsonSchema} from '../description/description.build'
import {nameIn} from '../description/schemaRefs.build'
import {isObject} from '../../lib/isObject'
import {propertiesOf, refName, schemaOf} from './composition.build'
import {isLong, limitsOf} from './limits.build'
import {literal, prose} from './mdx.build'
import {says} from './texts.build'
import {schemaExamples} from './values.build'
import {entriesOf, typeText} from './types.build'

/** Gives a schema with its `allOf` as one. */
type Merge = (schema: JsonSchema) => JsonSchema

/** What a parameter or a header says of itself beside its schema. */
export type FieldOptions = {
  /** Start of the anchor. */
  prefix: string
  description?: string
  required?: boolean
  deprecated?: boolean
  limits?: readonly string[]
}

const anchors = new WeakMap<object, Map<string, string>>()

/** The anchor of a named schema. Names that differ only in letters that an anchor doesn't have are numbered. */
export function schemaAnchor(name: string, schemas: Readonly<Record<string, JsonSchema>>): string {
  const known = anchors.get(schemas) ?? new Map<string, string>()
  if (!anchors.has(schemas)) {
    anchors.set(schemas, known)
    const counts = new Map<string, number>()
    for (const each of Object.keys(schemas)) {
      const base = `schema-${pageName(each)}`
      const count = (counts.get(base) ?? 0) + 1
      counts.set(base, count)
      known.set(each, count === 1 ? base : `${base}-${count}`)
    }
  }
  return known.get(name) ?? `schema-${pageName(name)}`
}

/**
 * The type of a value as a sentence, with its limits and its description.
 * @param anchor that of the schema that the type names, if it names one.
 */
export function typeLine(schema: JsonSchema, anchor: string | undefined): string {
  const type = literal(typeText(schema))
  const description = says(schema)
  const line = anchor === undefined ? type : `[${type}](#${anchor})`
  const limits = limitsOf(schema).map((limit) => `, ${literal(limit)}`)
  const sentence = translate({id: 'site.api.type.is', message: 'A {type}.'}, {type: line + limits.join('')})
  return `${sentence}${description ? ` ${description}` : ''}`.replace(/^A (\[?)(any|integer|object)/, 'An $1$2')
}

/** The descriptions of names, of entries of a list or a map, and of fields that have no name. */
export function entryTexts(schema: JsonSchema, merge: Merge): string[] {
  const about = (what: string, value: unknown): string[] => {
    const part = schemaOf(value)
    const words = part === undefined ? '' : says(merge(part))
    return words === '' ? [] : [`${what}: ${words}`]
  }
  const entries = entriesOf(schema)
  return [
    ...about(translate({id: 'site.api.each.name', message: 'Each name'}), schema.propertyNames),
    ...about(
      schema.items === undefined
        ? translate({id: 'site.api.each.value', message: 'Each value'})
        : translate({id: 'site.api.each.entry', message: 'Each entry'}),
      entries,
    ),
    ...(propertiesOf(schema).length > 0
      ? about(translate({id: 'site.api.each.others', message: 'Other fields'}), schema.additionalProperties)
      : []),
    ...(entries === undefined || refName(entries) !== undefined ? [] : entryTexts(merge(entries), merge)),
  ]
}

/** The examples of a schema and of its entries that are too long for a line. */
export function longExamples(schema: JsonSchema, merge: Merge): unknown[] {
  const entries = entriesOf(schema)
  const inEntries = entries === undefined ? [] : longExamples(merge(entries), merge)
  return [...schemaExamples(schema).filter(isLong), ...inEntries]
}

/** By which field the schemas of a choice are told apart. */
export function discriminatorText({discriminator}: JsonSchema): string {
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return ''
  const mapping = isObject(discriminator.mapping) ? Object.entries(discriminator.mapping) : []
  const field = `\`${discriminator.propertyName}\``
  const cases = mapping
    .map(([value, target]) =>
      translate(
        {id: 'site.api.discriminator.case', message: '{value} for {name}'},
        {value: `\`${value}\``, name: nameIn(String(target))},
      ),
    )
    .join(', ')
  return prose(
    cases === ''
      ? translate(
          {
            id: 'site.api.discriminator.name',
            message: 'The field {field} determines the schema: its value is the name of the schema.',
          },
          {field},
        )
      : translate(
          {id: 'site.api.discriminator.cases', message: 'The field {field} determines the schema: {cases}.'},
          {field, cases},
        ),
  )
}
