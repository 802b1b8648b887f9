import type {Operation} from '../description/description.build'
import {plain} from './plain.build'

/** What the console asks before it sends a call, as the description says it. Undefined where it sends without asking. */
export function warningOf(operation: Operation): string | undefined {
  const text = operation['x-confirm']
  return typeof text === 'string' ? plain(text) : undefined
}
