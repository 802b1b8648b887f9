import type {Oas3Rule, UserContext} from '@redocly/openapi-core'
import {isObject} from '../../lib/isObject'
import {member} from '../description/object.build'
import {finding, onKey, reporter} from './finding.build'
import {
  hasExample,
  isFileForm,
  isJsonType,
  isRequestType,
  isTextType,
  REQUEST_TYPES,
  RESPONSE_TYPES,
} from './shape.build'

/** Bodies that the samples can send and the pages can print. */
export const content: Oas3Rule = () => ({
  RequestBody(node, context) {
    const types = entriesOf(node)
    if (types.length === 0)
      context.report({
        message: finding('The request body has no media type', 'Add one below "content".'),
        location: context.location,
        suggest: [REQUEST_TYPES],
      })
    for (const [type, media] of types) {
      checkSchema(type, media, context)
      const location = onKey(context.location.child(['content', type]))
      if (!isRequestType(type))
        context.report({
          message: finding(
            `The samples can't send a body of the type "${type}"`,
            'Delete it if the server accepts one of the allowed types. Otherwise, remove the operation.',
          ),
          location,
          suggest: [REQUEST_TYPES],
        })
    }
    const [first] = types
    if (first !== undefined && isFileForm(first[0]))
      context.report({
        message: finding(
          "The samples and the console can't send a form with files",
          'If the server accepts another type, list that type first, so that the samples send it. Otherwise, remove the operation.',
        ),
        location: onKey(context.location.child(['content', first[0]])),
        suggest: ['multipart/form-data after another type'],
      })
    else if (first !== undefined && isRequestType(first[0]) && !hasExample(first[1]))
      context.report({
        message: finding(
          `The body of the type "${first[0]}" has no example for the samples`,
          'Add "example" or "examples" next to its "schema".',
        ),
        location: onKey(context.location.child(['content', first[0]])),
      })
    if (first !== undefined && !isJsonType(first[0]) && isRequestType(first[0])) checkForm(first, context)
  },
  Response(node, context) {
    for (const [type, media] of entriesOf(node)) {
      checkSchema(type, media, context)
      if (!isTextType(type))
        context.report({
          message: finding(
            `The reference can't show a response of the type "${type}"`,
            'Correct the type. If the server sends a file, say so in the description of the response, and delete "content".',
          ),
          location: onKey(context.location.child(['content', type])),
          suggest: [RESPONSE_TYPES],
        })
    }
  },
})

function entriesOf(node: object): [string, unknown][] {
  const types = member(node, 'content')
  return isObject(types) ? Object.entries(types) : []
}

function checkSchema(type: string, media: unknown, context: UserContext): void {
  const {location} = context
  const report = reporter(context)
  const schema = member(media, 'schema')
  if (schema === undefined || isObject(schema)) return
  report({
    message: finding(`The schema of "${type}" isn't an object`, 'Describe the type of the body.'),
    location: location.child(['content', type, 'schema']),
  })
}

/** A form is names with values. */
function checkForm([type, media]: [string, unknown], context: UserContext): void {
  const {location} = context
  const report = reporter(context)
  const examples = member(media, 'examples')
  const values = [
    ...(isObject(examples)
      ? Object.entries(examples).map(([name, each]) => [['examples', name], member(each, 'value')] as const)
      : []),
    [['example'], member(media, 'example')] as const,
  ]
  for (const [pointer, value] of values)
    if (value !== undefined && !isObject(value))
      report({
        message: finding(`The example of a form isn't an object`, 'Write the fields of the form as an object.'),
        location: location.child(['content', type, ...pointer]),
      })
}
