import type {Oas3Rule} from '@redocly/openapi-core'
import {member} from '../description/object.build'
import {checkConfirm} from './confirm.build'
import {finding, onKey, reporter} from './finding.build'
import {valueChecks} from './values.build'

/** What every operation says, and how to say it. */
const needed = {
  'x-permission': 'Add "x-permission": the roles that a caller needs.',
  'x-side-effects': 'Add "x-side-effects": what else a call changes, or "None."',
  'x-idempotency': 'Add "x-idempotency": what a second call does.',
  'x-since': 'Add "x-since": {extension: …, version: …}, the first version that has the operation.',
  'x-proven': 'Add "x-proven": where the operation was called.',
  externalDocs: 'Add "externalDocs": {url: …, description: …}, a page of docs/ about the subject.',
} as const

/** The fields without which an operation has no page. Those of a callback have none: the server makes these calls. */
export const operation: Oas3Rule = () => {
  let callbacks = 0
  return {
    Callback: {enter: () => void (callbacks += 1), leave: () => void (callbacks -= 1)},
    Operation(node, context) {
      if (callbacks > 0) return
      const {location} = context
      const report = reporter(context)
      const value = (field: string): unknown => member(node, field)
      for (const [field, fix] of Object.entries(needed))
        if (isMissing(value(field)))
          report({message: finding(`The operation has no "${field}"`, fix), location: onKey(location)})
      if (!Array.isArray(value('tags')) || String(value('tags')) === '')
        report({
          message: finding(
            'The operation has no tag',
            'Add "tags" with the category of the reference that the operation belongs to.',
          ),
          location: onKey(location),
        })
      for (const check of valueChecks) check(node, context)
      checkConfirm(node, context)
    },
  }
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''
