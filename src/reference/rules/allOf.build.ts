import {isDeepStrictEqual} from 'node:util'
import type {UserContext} from '@redocly/openapi-core'
import {isObject} from '../../lib/isObject'
import {member} from '../description/object.build'
import {finding, reporter} from './finding.build'

/** Tells a field from a keyword with the same name. */
const FIELD = 'field '

/** What a schema says, by the name of a keyword or of a field. */
type Statements = readonly (readonly [name: string, value: unknown])[]

/** Keywords of which a page shows what every part says, and those whose parts are compared one by one. */
const COMBINED = ['allOf', '$ref', 'description', 'required', 'properties', 'oneOf', 'anyOf', 'example', 'examples']

/** Keywords of a schema that its name stands for. Where it is a part of another one, they don't apply to that one. */
const OF_THE_NAME = ['title']

/** Reports what two parts of `allOf`, or a part and the schema itself, state differently: a page shows one schema. */
export function checkParts(node: object, context: UserContext): void {
  const {location} = context
  const report = reporter(context)
  const parts: unknown = member(node, 'allOf')
  if (!Array.isArray(parts)) return
  const seen = new Map(statements(node))
  for (const [index, part] of parts.entries())
    for (const [name, value] of ofPart(part, context, location.source.absoluteRef, new Set())) {
      if (seen.has(name) && !isDeepStrictEqual(seen.get(name), value))
        report({
          message: finding(
            `Two schemas of "allOf" disagree about "${name.replace(FIELD, '')}"`,
            'Keep it in one of the two, with all of its rules.',
          ),
          location: location.child(['allOf', index]),
        })
      seen.set(name, value)
    }
}

/** What a schema says itself, without its parts. */
function statements(node: object): Statements {
  const keywords = Object.entries(node).filter(([name]) => !COMBINED.includes(name) && !name.startsWith('x-'))
  const fields: unknown = member(node, 'properties')
  const choices = [member(node, 'oneOf'), member(node, 'anyOf')]
  return [
    ...keywords,
    ...(isObject(fields) ? Object.entries(fields).map(([name, value]) => [`${FIELD}${name}`, value] as const) : []),
    ...(choices.some((choice) => choice !== undefined) ? [['oneOf or anyOf', choices] as const] : []),
  ]
}

/** What a part says, with the schemas that it refers to and their parts. */
function ofPart(part: unknown, context: UserContext, from: string, seen: Set<unknown>): Statements {
  if (!isObject(part) || seen.has(part)) return []
  seen.add(part)
  const parts: unknown[] = Array.isArray(part.allOf) ? part.allOf : []
  const own = [...statements(part), ...parts.flatMap((each) => ofPart(each, context, from, seen))]
  if (typeof part.$ref !== 'string') return own
  const target = context.resolve(part, from)
  const found = ofPart(target.node, context, target.location?.source.absoluteRef ?? from, seen)
  return [...own, ...found.filter(([name]) => !OF_THE_NAME.includes(name))]
}
