import {isObject} from '../../lib/isObject'
import {atPointer, member} from './object.build'

/** Where a schema has other schemas. */
const MAPS = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions']
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const SINGLE = [
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
  'contains',
  'unevaluatedItems',
  'unevaluatedProperties',
]

const NAMED = /^#\/components\/schemas\/([^/]+)$/

/** The reference to a named schema. */
export const refTo = (name: string): string => `#/components/schemas/${encodeURIComponent(name.replaceAll('/', '~1'))}`

/** The name in a reference to a schema. */
export function nameIn(ref: string): string {
  return decoded(ref.split('/').at(-1) ?? '')
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
  } catch {
    return part
  }
}

/**
 * Reads schemas so that each reference leads to a named one: what a reference means that leads elsewhere in the document gets a
 * name of its own.
 */
export class SchemaReader {
  readonly #document: Record<string, unknown>
  readonly #stated: Record<string, unknown>
  readonly #names = new Map<string, string>()
  readonly #added: Record<string, unknown> = {}

  constructor(document: Record<string, unknown>) {
    this.#document = document
    const stated = member(document.components, 'schemas')
    this.#stated = isObject(stated) ? stated : {}
  }

  /** A schema, with its references and those of its parts. `true` allows any value. */
  read(value: unknown): unknown {
    if (value === true) return {}
    if (value === false) return {not: {}}
    if (!isObject(value)) return value
    const parts = Object.entries(value).map(([keyword, part]) => [keyword, this.#part(keyword, part)] as const)
    return Object.fromEntries(parts)
  }

  /** All named schemas. Called last: what was read before can have added some. */
  components(): Record<string, unknown> {
    const stated = Object.fromEntries(Object.entries(this.#stated).map(([name, value]) => [name, this.read(value)]))
    return {...stated, ...this.#added}
  }

  #part(keyword: string, part: unknown): unknown {
    if (keyword === '$ref' && typeof part === 'string') return this.#ref(part)
    if (MAPS.includes(keyword) && isObject(part))
      return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, this.#inner(value)]))
    if (LISTS.includes(keyword) && Array.isArray(part)) return part.map((each: unknown) => this.#inner(each))
    return SINGLE.includes(keyword) ? this.#inner(part) : part
  }

  /** Within a schema, `true` and `false` stay what they are. */
  readonly #inner = (value: unknown): unknown => (isObject(value) ? this.read(value) : value)

  #ref(ref: string): string {
    const stated = NAMED.exec(ref)?.[1]
    if (stated !== undefined) return refTo(decoded(stated))
    const target: unknown = ref.startsWith('#') ? atPointer(this.#document, ref.replace(/^#\/?/, '')) : undefined
    if (!isObject(target)) return ref
    const known = this.#names.get(ref)
    if (known !== undefined) return refTo(known)
    const name = this.#free(nameOf(ref))
    this.#names.set(ref, name)
    // Before it is read: it can refer to itself.
    this.#added[name] = {}
    const schema = this.read(target)
    this.#added[name] = schema
    return refTo(name)
  }

  #free(name: string, count = 1): string {
    const candidate = count === 1 ? name : `${name}${count}`
    return candidate in this.#stated || candidate in this.#added ? this.#free(name, count + 1) : candidate
  }
}

/** What a part of the document can be called: by the last name that leads to it. */
function nameOf(ref: string): string {
  const names = ref.split('/').map(decoded)
  const isName = (part: string): boolean =>
    /[A-Za-z]/.test(part) && ![...MAPS, ...LISTS, ...SINGLE, 'schema'].includes(part)
  return names.findLast(isName)?.replaceAll(/[^\w.-]+/g, '') ?? 'Schema'
}
