import {SiteError} from '../../src/lib/problem'

/**
 * The names that a command was given.
 * @param noun what they name. @param example a call of the command.
 * @throws SiteError for one that isn't known.
 */
export function namedIn<T extends string>(
  args: readonly string[],
  known: readonly T[],
  {noun, example}: {noun: string; example: string},
): T[] {
  return args.map((arg) => {
    const name = known.find((each) => each === arg)
    if (name !== undefined) return name
    throw new SiteError({
      what: `There is no ${noun} "${arg}".`,
      allowed: known.join(', '),
      fix: `For example: ${example}`,
    })
  })
}
