import {isDeepStrictEqual} from 'node:util'
import type {Oas3Rule, UserContext} from '@redocly/openapi-core'
import {isObject, member} from '../object'
import {finding, onKey, reporter} from './finding'
import {resolved} from './shape'

/** Schemas that a page can put into words. */
export const schema: Oas3Rule = () => ({
  Schema(node, context) {
    const {location} = context
    const report = reporter(context)
    if ('oneOf' in node && 'anyOf' in node)
      report({
        message: finding(
          'The reference can\'t show "oneOf" beside "anyOf"',
          'Write one of them, or move one into a schema of "allOf".',
        ),
        location: onKey(location.child(['anyOf'])),
      })
    const parts: unknown = member(node, 'allOf')
    if (Array.isArray(parts)) checkParts(parts, context)
    for (const [name, property] of Object.entries(objectOf(member(node, 'properties'))))
      if (property === false)
        report({
          message: finding(
            `The field "${name}" is forbidden by "false"`,
            'Say so in the description, and delete the field.',
          ),
          location: location.child(['properties', name]),
        })
  },
})

const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

/** The schemas of `allOf` become one, so they must not contradict each other. */
function checkParts(parts: readonly unknown[], context: UserContext): void {
  const {location} = context
  const report = reporter(context)
  const seen = new Map<string, unknown>()
  for (const [index, part] of parts.entries()) {
    const node = resolved(part, context)
    const fields = Object.entries(objectOf(member(node, 'properties')))
    const choices = ['oneOf', 'anyOf'].filter((keyword) => member(node, keyword) !== undefined)
    for (const [name, value] of [...fields, ...choices.map(() => ['oneOf or anyOf', node] as const)]) {
      if (seen.has(name) && !isDeepStrictEqual(seen.get(name), value))
        report({
          message: finding(
            `Two schemas of "allOf" say different things of "${name}"`,
            'Keep it in one of the two, with all that holds for it.',
          ),
          location: location.child(['allOf', index]),
        })
      seen.set(name, value)
    }
  }
}
