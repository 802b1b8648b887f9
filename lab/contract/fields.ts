import {member} from '../../src/reference/description/object.build'

/** A text field of an answer. @throws Error that shows an answer without it. */
export function fieldOf(value: unknown, name: string): string {
  const found = member(value, name)
  if (typeof found === 'string') return found
  throw new Error(`There is no ${name} in ${JSON.stringify(value)}`)
}
