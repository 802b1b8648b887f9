import type {Values} from './form'
import type {Report} from './report'

/** What the module of a tool exports. */
export type ToolModule = {
  /**
   * Answers what the reader entered.
   * @param values what the form contains.
   * @param action name of the button that the reader pressed; undefined while the reader types. Only a press may call a server.
   * @param signal aborts when the reader enters something else.
   * @returns an empty report if there is nothing to answer yet.
   * @throws InputError if the tool can't use what was entered.
   */
  run: (values: Values, action: string | undefined, signal: AbortSignal) => Report | Promise<Report>
}

/** An input that a tool can't use. The message says what is wrong, what is allowed, and how to fix it. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** Most characters that a field accepts: 2 MiB of ASCII. A longer text would block the page while the tool reads it. */
export const MOST_INPUT = 2 * 1024 * 1024

/** Texts as the values of a form, for tests and for tools that call each other. */
export function valuesOf(
  texts: Readonly<Record<string, string>>,
  flags: Readonly<Record<string, readonly string[]>> = {},
  files: Readonly<Record<string, File>> = {},
): Values {
  const named = <T>(table: Readonly<Record<string, T>>, name: string): T => {
    const value = table[name]
    if (value === undefined)
      throw new Error(`The form has no field "${name}". Its fields are: ${Object.keys(table).join(', ')}`)
    return value
  }
  return {
    text: (name) => named(texts, name),
    flags: (name) => named(flags, name),
    file: (name) => files[name],
  }
}
