import type {Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core'
import {content} from './content.build'
import {fixForField, shownFields, type CheckedType} from './fields.build'
import {finding, onKey, reporter} from './finding.build'
import {operation} from './operation.build'
import {parameter} from './parameter.build'
import {root} from './root.build'
import {schema} from './schema.build'
import {security} from './security.build'

/** What people call the objects of a description. */
const nouns: Record<CheckedType, string> = {
  Tag: 'a tag',
  PathItem: 'a path',
  Operation: 'an operation',
  Parameter: 'a parameter',
  RequestBody: 'a request body',
  MediaType: 'a media type',
  Response: 'a response',
  Header: 'a header',
  Example: 'an example',
  Schema: 'a schema',
}

/** Fields that a page would lose. Of the `x-` fields only those of operations: the others are for tools. */
const fields: Oas3Rule = () => {
  const checkedAs = (type: CheckedType) => (node: object, context: UserContext) => {
    const {location} = context
    const report = reporter(context)
    const shown: readonly string[] = shownFields[type]
    for (const field of Object.keys(node)) {
      if (shown.includes(field) || (field.startsWith('x-') && type !== 'Operation')) continue
      report({
        message: finding(`The reference can't show "${field}" of ${nouns[type]}`, fixForField(type, field)),
        location: onKey(location.child([field])),
        suggest: [...shown],
      })
    }
  }
  return {
    Tag: checkedAs('Tag'),
    PathItem: checkedAs('PathItem'),
    Operation: checkedAs('Operation'),
    Parameter: checkedAs('Parameter'),
    RequestBody: checkedAs('RequestBody'),
    MediaType: checkedAs('MediaType'),
    Response: checkedAs('Response'),
    Header: checkedAs('Header'),
    Example: checkedAs('Example'),
    Schema: checkedAs('Schema'),
  }
}

/**
 * Rules for what the reference needs of a description in order to show all of it. `openapi/redocly.yaml` turns them on,
 * as `site/…`.
 */
export const sitePlugin: Plugin = {
  id: 'site',
  rules: {
    oas3: {
      'site/fields': fields,
      'site/root': root,
      'site/operation': operation,
      'site/parameter': parameter,
      'site/content': content,
      'site/schema': schema,
      'site/security': security,
    },
  },
}
