import {InputError} from '../run'

/** An option as the reader sets it today. */
export type CurrentOption = {
  /** Without hyphens in front: `hostname-url`. Variables that don't start with `KC_` keep their name. */
  option: string
  value: string
}

/** Most characters of the list, and most options that are read. */
const MOST_TEXT = 64 * 1024
const MOST_OPTIONS = 300

/**
 * A name, and the value after it: `--a=b`, `--a b`, `KC_A=b`, `KC_A: b`, `a=b` at the start of a line, and Kubernetes' two lines
 * `name: KC_A` and `value: b`.
 */
const OPTION =
  /(?:--([a-z][a-z0-9-]*)|\b((?:KC|KEYCLOAK|PROXY)_[A-Z0-9_]+)|^[ \t]*([a-z][a-z0-9-]*)(?=[ \t]*=))(?:[ \t]*\r?\n[ \t]*value:[ \t]*|[ \t]*[=:][ \t]*|[ \t]+(?!-))?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"',;]*))/gm

/** The options in a text of `keycloak.conf`, a shell command, a `.env` file, or YAML. @throws InputError if the text is too long. */
export function readCurrent(text: string): CurrentOption[] {
  if (text.length > MOST_TEXT)
    throw new InputError(
      `The options have ${text.length} characters. At most ${MOST_TEXT} are allowed. Paste only the lines about host name, proxy, and HTTP.`,
    )
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
  const options: CurrentOption[] = []
  for (const match of lines.matchAll(OPTION)) {
    const [, flag, variable, key, double, single, bare] = match
    const option = flag ?? key ?? (variable === undefined ? undefined : optionOf(variable))
    if (option !== undefined) options.push({option, value: double ?? single ?? bare ?? ''})
    if (options.length === MOST_OPTIONS) break
  }
  return options
}

const optionOf = (variable: string): string =>
  variable.startsWith('KC_') ? variable.slice(3).toLowerCase().replaceAll('_', '-') : variable
