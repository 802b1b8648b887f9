import type {Oas3Rule} from '@redocly/openapi-core'
import {exampleOf} from '../description/examples.build'
import {isObject} from '../../lib/isObject'
import {member} from '../description/object.build'
import {finding, reporter, shown} from './finding.build'
import {resolved, usualStyle} from './shape.build'

/** Parameters that the samples and the console can send as they are described, and headers that a page can show. */
export const parameter: Oas3Rule = () => ({
  Parameter(node, context) {
    const {location} = context
    const report = reporter(context)
    const name = String(member(node, 'name'))
    const place = String(member(node, 'in'))
    const tell = (what: string, fix: string, field?: string): void =>
      report({message: finding(what, fix), location: field ? location.child([field]) : location})
    const style = member(node, 'style')
    if (style !== undefined && style !== usualStyle(place))
      tell(
        `The samples can't write the parameter "${name}" in the style "${shown(style)}"`,
        `Describe it as a string in the style "${usualStyle(place)}", with the encoded text as its "example".`,
        'style',
      )
    const isExploded = member(node, 'explode')
    const schema = resolved(member(node, 'schema'), context)
    const type = typesOf(schema)
    if (
      isExploded !== undefined &&
      isExploded !== (usualStyle(place) === 'form') &&
      (type.includes('array') || type.includes('object'))
    )
      tell(
        `The samples can't write the parameter "${name}" with "explode: ${shown(isExploded)}"`,
        'Describe it as a string, with the encoded text as its "example".',
        'explode',
      )
    if (type.includes('object'))
      tell(
        `The samples can't write the parameter "${name}", whose value is an object`,
        'Describe it as a string, with the encoded text as its "example".',
      )
    if (!isObject(member(node, 'schema')) && member(node, 'content') === undefined)
      tell(`The parameter "${name}" has no "schema"`, 'Add one, with the type of the value.')
    const required = member(node, 'required') === true
    if (required && exampleOf(node, schema) === undefined)
      tell(`The parameter "${name}" is required and has no "example" for the samples`, 'Add one.')
    if (required && (place === 'cookie' || place === 'header'))
      tell(
        `The samples send no ${place}, and the parameter "${name}" is required`,
        `Make it optional if the server allows that. Otherwise, remove the operation. "security" describes the header Authorization.`,
        'required',
      )
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
    if (!isObject(member(node, 'schema')) && member(node, 'content') === undefined)
      report({
        message: finding(`The header "${String(key)}" has no "schema"`, 'Add one, with the type of the value.'),
        location,
      })
  },
})

function typesOf(schema: unknown): string[] {
  const type = member(schema, 'type')
  return Array.isArray(type) ? type.map(String) : [String(type)]
}
