import type {UserContext} from '@redocly/openapi-core'
import {member} from '../description/object.build'
import {finding, onKey} from './finding.build'

type Context = Pick<UserContext, 'report' | 'location'> & {key: unknown}

const isSentence = (value: unknown): boolean => typeof value === 'string' && /\S\.$/.test(value.trim())

/**
 * What the console asks before it sends a call: "x-confirm", a sentence. A DELETE has one, and so has a PUT or a
 * PATCH, unless it says that it deletes and replaces nothing: false.
 */
export function checkConfirm(node: object, {key, location, report}: Context): void {
  const value: unknown = member(node, 'x-confirm')
  const isDelete = key === 'delete'
  if (value === undefined && (isDelete || key === 'put' || key === 'patch')) {
    const fix = isDelete
      ? 'Add "x-confirm": a sentence that says what the call deletes. The console shows it before it sends the call.'
      : 'Add "x-confirm": a sentence that says what the call deletes or replaces, or false if it does neither.'
    report({message: finding(`The operation has no "x-confirm"`, fix), location: onKey(location)})
  }
  if (value === undefined || isSentence(value) || (value === false && !isDelete)) return
  report({
    message: finding(
      '"x-confirm" isn\'t a sentence',
      `Write one that ends with a period${isDelete ? '' : ', or false if the call deletes and replaces nothing'}.`,
    ),
    location: location.child(['x-confirm']),
  })
}
