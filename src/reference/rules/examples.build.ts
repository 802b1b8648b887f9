import type {Oas3Rule} from '@redocly/openapi-core'
import {isObject} from '../../lib/isObject'
import {exampleOf, hasExample} from '../description/examples.build'
import {member} from '../description/object.build'
import {finding, onKey, reporter} from './finding.build'

/** What the author gives an example of, so that the samples need not make one up. */
export const examples: Oas3Rule = () => ({
  Parameter(node, context) {
    const {location} = context
    const report = reporter(context)
    const schema = member(node, 'schema')
    const whole: unknown = isObject(schema) ? context.resolve(schema).node : schema
    if (member(node, 'required') === true && exampleOf(node, whole) === undefined)
      report({
        message: finding(
          `The parameter "${String(member(node, 'name'))}" is required and has no "example" for the samples`,
          'Add one.',
        ),
        location,
      })
  },
  RequestBody(node, context) {
    const {location} = context
    const report = reporter(context)
    const types = member(node, 'content')
    const [first] = Object.entries(isObject(types) ? types : {})
    if (first !== undefined && !hasExample(first[1]))
      report({
        message: finding(
          `The body of the type "${first[0]}" has no example for the samples`,
          'Add "example" or "examples" next to its "schema".',
        ),
        location: onKey(location.child(['content', first[0]])),
      })
  },
  Header(node, context) {
    const {location, key} = context
    const report = reporter(context)
    if (typeof member(node, 'description') !== 'string')
      report({
        message: finding(
          `The header "${String(key)}" has no "description"`,
          'Add "description": what the value means.',
        ),
        location,
      })
  },
})
