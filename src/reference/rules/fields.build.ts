import type {Oas3Rule} from '@redocly/openapi-core'
import {finding, onKey, reporter} from './finding.build'

/** The fields for tools that the pages of operations show. */
export const OPERATION_FIELDS = [
  'x-permission',
  'x-side-effects',
  'x-idempotency',
  'x-confirm',
  'x-paging',
  'x-since',
  'x-proven',
  'x-listed',
  'x-own-values',
]

/** A field that begins with `x-` and that no page shows can be a misspelled one. */
export const fields: Oas3Rule = () => ({
  Operation(node, context) {
    const report = reporter(context)
    for (const field of Object.keys(node))
      if (field.startsWith('x-') && !OPERATION_FIELDS.includes(field))
        report({
          message: finding(
            `The reference doesn't know the field "${field}" of an operation`,
            `Correct its name, or delete it.`,
          ),
          location: onKey(context.location.child([field])),
          suggest: OPERATION_FIELDS,
        })
  },
})
