import {choicesOf, merged, propertiesOf, refName, schemaOf} from '../pages/composition.build'
import type {Json} from '../samples/request'
import {statedValue} from './examples.build'
import {isJson, isJsonRecord, type JsonRecord} from './json.build'
import type {JsonSchema} from './schema.build'

type Schemas = Readonly<Record<string, JsonSchema>>

/** Whether a value is sent or received: some fields are only in one of the two. */
type Direction = 'request' | 'response'

/** Within more named or merged schemas than this, objects have their required fields only. */
const DEEP = 3

/** Within more than this, nothing is made up. */
const DEEPEST = 12

/** The schemas that a value is within: names, and those that have parts. */
type Seen = readonly (string | JsonSchema)[]

const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  'uri-reference': '/path',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  byte: 'dGV4dA==',
  password: 'secret',
}

/**
 * A value that a schema allows, made up from its examples, its limits, and its types. A pattern isn't followed.
 * @param name of the field or the parameter. It stands for a text that nothing else is known of.
 */
export function madeUp(schema: JsonSchema, schemas: Schemas, direction: Direction, name = 'string'): Json {
  return new Maker(schemas, direction).value(schema, name, []) ?? null
}

class Maker {
  readonly #schemas: Schemas
  readonly #hidden: string

  constructor(schemas: Schemas, direction: Direction) {
    this.#schemas = schemas
    this.#hidden = direction === 'request' ? 'readOnly' : 'writeOnly'
  }

  /** Undefined where a schema leads back to itself. */
  value(given: JsonSchema, name: string, within: Seen): Json | undefined {
    if (within.includes(given) || within.length > DEEPEST) return undefined
    const seen = Array.isArray(given.allOf) ? [...within, given] : within
    const ref = refName(given)
    if (ref !== undefined) {
      const target = this.#schemas[ref]
      return target === undefined || seen.includes(ref) ? undefined : this.value(target, name, [...seen, ref])
    }
    const schema = merged(given, this.#schemas)
    if (refName(schema) !== undefined) return this.value({$ref: schema.$ref}, name, seen)
    const stated = statedValue(schema)
    if (stated !== undefined && isJson(stated)) return stated
    const choices = choicesOf(schema)
    if (choices.length > 0) return this.#choice(schema, choices, name, seen)
    return this.#ofType(schema, name, seen)
  }

  #choice(schema: JsonSchema, choices: readonly JsonSchema[], name: string, seen: Seen) {
    const values = choices.map((choice) => this.value(choice, name, seen))
    const first = values.find((value) => value !== undefined)
    const own = propertiesOf(schema).length > 0 ? this.#object(schema, seen) : undefined
    return isJsonRecord(first) && own !== undefined ? {...own, ...first} : (first ?? own)
  }

  #ofType(schema: JsonSchema, name: string, seen: Seen): Json | undefined {
    const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).map(String)
    const type = types.find((each) => each !== 'null') ?? 'null'
    if (type === 'object' || propertiesOf(schema).length > 0) return this.#object(schema, seen)
    if (type === 'array' || schema.items !== undefined) return this.#list(schema, name, seen)
    if (type === 'integer' || type === 'number') return numberOf(schema)
    if (type === 'boolean') return true
    if (type === 'null') return null
    return type === 'string' ? textOf(schema, name) : undefined
  }

  #list(schema: JsonSchema, name: string, seen: Seen): Json {
    const {prefixItems} = schema
    const first = Array.isArray(prefixItems) ? prefixItems.map((each: unknown) => schemaOf(each) ?? {}) : []
    const items = schemaOf(schema.items)
    const count = Math.min(typeof schema.minItems === 'number' ? Math.max(1, schema.minItems) : 1, 5)
    const all = first.length > 0 ? first : Array.from({length: items === undefined ? 0 : count}, () => items ?? {})
    return all.flatMap((each) => this.value(each, name, seen) ?? [])
  }

  #object(schema: JsonSchema, seen: Seen): JsonRecord {
    const required = Array.isArray(schema.required) ? schema.required : []
    const fields = propertiesOf(schema).flatMap(([name, given]) => {
      const property = this.#whole(given)
      const isNeeded = required.includes(name)
      if (property[this.#hidden] === true || (!isNeeded && (property.deprecated === true || seen.length > DEEP)))
        return []
      const value = this.value(given, name, seen)
      return value === undefined ? [] : [[name, value] as const]
    })
    const others = schemaOf(schema.additionalProperties)
    const other = fields.length === 0 && others !== undefined ? this.value(others, 'value', seen) : undefined
    return Object.fromEntries(other === undefined ? fields : [['name', other]])
  }

  #whole(schema: JsonSchema): JsonSchema {
    const name = refName(schema)
    return name === undefined ? schema : {...this.#schemas[name], ...schema}
  }
}

function numberOf(schema: JsonSchema): number {
  const number = (keyword: string): number | undefined => {
    const value = schema[keyword]
    return typeof value === 'number' ? value : undefined
  }
  const step = number('multipleOf') ?? 1
  const above = number('exclusiveMinimum')
  const below = number('exclusiveMaximum')
  const least = number('minimum') ?? (above === undefined ? undefined : above + step)
  const most = number('maximum') ?? (below === undefined ? undefined : below - step)
  const start = least ?? (most !== undefined && most < step ? most : step)
  return Math.ceil(start / step) * step
}

function textOf({format, minLength, maxLength}: JsonSchema, name: string): string {
  const usual = TEXTS[String(format)] ?? name
  const least = typeof minLength === 'number' ? Math.min(minLength, 200) : 0
  return usual.padEnd(least, 'x').slice(0, typeof maxLength === 'number' && maxLength > 0 ? maxLength : undefined)
}
