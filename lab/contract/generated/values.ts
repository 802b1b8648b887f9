import fc from 'fast-check'
import type {JsonSchema} from '../../../src/reference/description/description.build'
import {isObject} from '../../../src/lib/isObject'
import {KNOWN, LENGTHS, LONGEST, ODD_STRINGS} from './oddValues'

/** Looks up the schema that a `$ref` of the bundled description points to. */
export type Resolve = (schema: JsonSchema) => JsonSchema

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function numberIn(schema: JsonSchema, name: string, otherwise: number): number {
  const value = schema[name]
  return typeof value === 'number' ? value : otherwise
}

/** Whether a text has a length and a form that the schema allows. */
function fitsIn(schema: JsonSchema): (text: string) => boolean {
  const [min, max] = [numberIn(schema, 'minLength', 0), numberIn(schema, 'maxLength', LONGEST)]
  const form = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : undefined
  return (text) => {
    // A limit counts characters, as JSON Schema does, not their halves in UTF-16.
    const {length} = Array.from(text)
    return length >= min && length <= max && (form?.test(text) ?? true)
  }
}

function strings(schema: JsonSchema): fc.Arbitrary<string> {
  const fits = fitsIn(schema)
  const word = fc.nat().map((number) => `word-${number.toString(36)}`)
  if (schema.format === 'email') return word.map((text) => `${text}@people.example`)
  if (schema.format === 'uri') return word.map((text) => `https://${text}.example/`)
  const lengths = [...LENGTHS, numberIn(schema, 'maxLength', LONGEST)].filter((length) => fits('x'.repeat(length)))
  const odd = ODD_STRINGS.filter(fits)
  return fc.oneof(
    {weight: 5, arbitrary: word.filter(fits)},
    ...(lengths.length === 0
      ? []
      : [
          {
            weight: 3,
            arbitrary: fc
              .tuple(fc.constantFrom(...lengths), fc.nat(999_999))
              .map(([length, number]) => number.toString(36).slice(0, length).padEnd(length, 'x')),
          },
        ]),
    ...(odd.length === 0 ? [] : [{weight: 3, arbitrary: fc.constantFrom(...odd)}]),
  )
}

function integers(schema: JsonSchema): fc.Arbitrary<number> {
  const limit = schema.format === 'int64' ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1
  const [min, max] = [numberIn(schema, 'minimum', -limit), numberIn(schema, 'maximum', limit)]
  return fc.oneof(fc.integer({min, max}), fc.constantFrom(min, max, Math.max(min, Math.min(max, 20))))
}

function propertyNamed(name: string, schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const known = KNOWN[name]
  if (!known || resolve(schema).type !== 'string') return valuesOf(schema, resolve)
  const values = fc.constantFrom(...known.values.filter(fitsIn(resolve(schema))))
  return known.only
    ? values
    : fc.oneof({weight: 4, arbitrary: values}, {weight: 1, arbitrary: valuesOf(schema, resolve)})
}

function objects(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<Record<string, unknown>> {
  const {properties, additionalProperties, propertyNames} = schema
  if (isObject(properties)) {
    const required = listOf(schema.required).filter((name) => typeof name === 'string')
    const arbitraries = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        propertyNamed(name, isObject(property) ? property : {}, resolve),
      ]),
    )
    return fc.record(arbitraries, {requiredKeys: required.filter((name) => name in arbitraries), noNullPrototype: true})
  }
  const names = strings({minLength: 1, maxLength: 255, ...(isObject(propertyNames) ? propertyNames : {})})
  const values = valuesOf(isObject(additionalProperties) ? additionalProperties : {type: 'string'}, resolve)
  return fc.dictionary(names, values, {maxKeys: 2, noNullPrototype: true})
}

/** Values that a schema of the description allows, odd strings and the ends of each range among them. */
export function valuesOf(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const resolved = resolve(schema)
  const choices = listOf(resolved.enum)
  if (choices.length > 0) return fc.constantFrom(...choices)
  switch (resolved.type) {
    case 'string':
      return strings(resolved)
    case 'integer':
      return integers(resolved)
    case 'boolean':
      return fc.boolean()
    case 'array': {
      const items = valuesOf(isObject(resolved.items) ? resolved.items : {}, resolve)
      const bounds = {minLength: numberIn(resolved, 'minItems', 0), maxLength: 3}
      return resolved.uniqueItems === true
        ? fc.uniqueArray(items, {...bounds, selector: (item) => JSON.stringify(item)})
        : fc.array(items, bounds)
    }
    case 'object':
      return objects(resolved, resolve)
    default:
      throw new Error(`A generated value of this schema is not known: ${JSON.stringify(resolved)}`)
  }
}
