import type {Oas3Rule} from '@redocly/openapi-core'
import {isObject} from '../../lib/isObject'
import {member} from '../description/object.build'
import {checkParts} from './allOf.build'
import {finding, onKey, reporter} from './finding.build'

/** Keywords that would hide what the names of fields may be. */
const NOT_IN_NAMES = ['$ref', 'allOf', 'anyOf', 'oneOf']

/** Schemas that a page can put into words. */
export const schema: Oas3Rule = () => ({
  Schema(node, context) {
    const {location} = context
    const report = reporter(context)
    if ('oneOf' in node && 'anyOf' in node)
      report({
        message: finding(
          'The reference can\'t show "oneOf" and "anyOf" in one schema',
          'Keep one of them, or move one into a schema of "allOf".',
        ),
        location: onKey(location.child(['anyOf'])),
      })
    checkParts(node, context)
    for (const [name, property] of Object.entries(objectOf(member(node, 'properties'))))
      if (property === false)
        report({
          message: finding(
            `The field "${name}" is forbidden by "false"`,
            'Say so in the description, and delete the field.',
          ),
          location: location.child(['properties', name]),
        })
    for (const keyword of ['oneOf', 'anyOf'])
      for (const [index, choice] of listOf(member(node, keyword)).entries())
        if (member(choice, 'type') === 'null' && Object.keys(objectOf(choice)).length > 1)
          report({
            message: finding(
              `The reference can't show what "${keyword}" says about null`,
              'Describe it in the "description" of the schema, and keep "type: \'null\'" alone.',
            ),
            location: location.child([keyword, index]),
          })
    for (const keyword of NOT_IN_NAMES)
      if (keyword in objectOf(member(node, 'propertyNames')))
        report({
          message: finding(
            `The reference can't show "${keyword}" of "propertyNames"`,
            'Write the pattern or the values of the names themselves below "propertyNames".',
          ),
          location: onKey(location.child(['propertyNames', keyword])),
          suggest: ['pattern', 'enum', 'minLength', 'maxLength'],
        })
  },
})

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
