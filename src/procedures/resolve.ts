import {isObject} from '../lib/isObject'
import type {Find, Path, Ref, Template} from './procedure'
import type {Json, Request, Values} from './runTypes'

/** What references stand for. */
export type Scope = {realm: string; refs: Values; found: Values}

/** Whether a part of a template is a reference: an object with this member alone. */
export function refKind(value: unknown): keyof AllRefs | undefined {
  if (!isObject(value)) return undefined
  const [name, ...others] = Object.keys(value)
  if (others.length > 0 || typeof Object.values(value)[0] !== 'string') return undefined
  return name === 'ref' || name === 'found' || name === 'secret' ? name : undefined
}

type AllRefs = {ref: string; found: string; secret: string}

/** The text that a reference stands for. @throws Error for a name that the scope lacks, and for a secret. */
function textOf(ref: Ref, {refs, found}: Scope): string {
  const [value, name] =
    'ref' in ref ? [refs[ref.ref], ref.ref] : 'found' in ref ? [found[ref.found], ref.found] : [undefined, ref.secret]
  if (value !== undefined) return value
  throw new Error(`Nothing has set "${name}". Fix: add a lookup with this name to the step, or to one before it.`)
}

const isRef = (value: Template): value is Ref => refKind(value) !== undefined

/** Puts values in the place of references. Secrets stay references, so that nothing shows them. */
export function resolve(template: Template, scope: Scope): Json {
  if (isRef(template)) return 'secret' in template ? template : textOf(template, scope)
  if (isList(template)) return template.map((each) => resolve(each, scope))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, resolve(value, scope)]))
}

const isList = (value: Template): value is readonly Template[] => Array.isArray(value)

/** Puts secrets in the place of their references, last before a call. @throws Error for a secret that wasn't entered. */
export function fillSecrets(value: Json, secrets: Values): Json {
  if (refKind(value) === 'secret') {
    const [name = ''] = Object.values(value ?? {}).map(String)
    const text = secrets[name]
    if (text !== undefined) return text
    throw new Error(`The secret "${name}" is missing. Enter it again.`)
  }
  if (Array.isArray(value)) return value.map((each: Json) => fillSecrets(each, secrets))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fillSecrets(each, secrets)]))
}

/** Whether JSON is an object with members. */
export const isJsonObject = (value: Json | undefined): value is Readonly<Record<string, Json>> => isObject(value)

/** Percent-encodes everything that isn't a letter, a digit, or one of `-._~`. @throws Error for a part that means a folder. */
export function encodePart(part: string): string {
  if (part === '' || part === '.' || part === '..')
    throw new Error(`"${part}" can't be a part of an address. Enter a name that isn't empty and isn't made of dots.`)
  return encodeValue(part)
}

/** The same for a value of a query. Half of a surrogate pair becomes a replacement character. */
export const encodeValue = (value: string): string =>
  encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The address of a path, from that of the server on. @throws Error for a reference that the scope lacks. */
export function addressOf({api, parts, query = {}}: Path, scope: Scope): string {
  const text = (part: string | Ref): string => (typeof part === 'string' ? part : textOf(part, scope))
  const base = `${api === 'admin' ? '/admin' : ''}/realms/${encodePart(scope.realm)}`
  const path = [base, ...parts.map((part) => encodePart(text(part)))].join('/')
  const pairs = Object.entries(query).map(([name, value]) => `${encodeValue(name)}=${encodeValue(text(value))}`)
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

/** A request that reads. */
export const reading = (path: Path, scope: Scope): Request => ({method: 'GET', path: addressOf(path, scope)})

/** The elements of a list that a `where` names, or the object that the answer is. */
export function matching(answer: unknown, where: Find['where'], scope: Scope): Record<string, unknown>[] {
  if (where === undefined) return isObject(answer) ? [answer] : []
  const wanted = Object.entries(where).map(([name, value]) => [name, resolve(value, scope)] as const)
  const all: unknown[] = Array.isArray(answer) ? answer : []
  return all.filter(isObject).filter((each) => wanted.every(([name, value]) => each[name] === value))
}
