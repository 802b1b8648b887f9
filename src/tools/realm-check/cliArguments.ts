import {formats, isFormat, type Format} from './output'
import {isTarget, targets, type Release} from './releases'
import {isSeverity, severities, type Severity} from './rule'
import {InputError} from '../run'

export type CliArguments = {
  file: string
  format: Format
  /** The severity from which on the program ends with 1; undefined for never. */
  failOn: Severity | undefined
  threshold: Severity
  target: Release
  baseline: string | undefined
}

const NAMES = ['format', 'fail-on', 'threshold', 'target', 'baseline'] as const
type Name = (typeof NAMES)[number]

const isName = (text: string): text is Name => NAMES.some((name) => name === text)

export const USAGE = `Usage: node realm-check.mjs <export.json> [options]

  --format ${formats.join('|')}   Default: text
  --fail-on ${severities.join('|')}|never   Exit code 1 from this severity on. Default: high
  --threshold ${severities.join('|')}   Leave out findings below. Default: low
  --target ${targets.join('|')}   The version to upgrade to. Default: 26.7
  --baseline <file>   Leave out the findings that this file accepts
  --help

Use - in place of the file to read the standard input.
Exit codes: 0 no finding from --fail-on on, 1 at least one, 2 unusable input or arguments.
`

function chosen<T extends string>(
  name: Name,
  text: string,
  isIt: (text: string) => text is T,
  all: readonly string[],
): T {
  if (isIt(text)) return text
  throw new InputError(`--${name} is "${text}". Use one of: ${all.join(', ')}.`)
}

/** Splits arguments into options and files. An option is \`--format json\` or \`--format=json\`. */
function optionsOf(words: readonly string[]): {options: ReadonlyMap<Name, string>; files: string[]} {
  const options = new Map<Name, string>()
  const files: string[] = []
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('--')) {
      files.push(word)
      continue
    }
    const [name = '', ...inline] = word.slice(2).split('=')
    if (!isName(name)) throw new InputError(`Unknown option "--${name}". Run the program with --help to see all.`)
    const value = inline.length > 0 ? inline.join('=') : rest.shift()
    if (value === undefined || value === '')
      throw new InputError(`--${name} needs a value, such as --${name} ${EXAMPLES[name]}.`)
    options.set(name, value)
  }
  return {options, files}
}

const EXAMPLES: Readonly<Record<Name, string>> = {
  format: 'sarif',
  'fail-on': 'high',
  threshold: 'medium',
  target: '26.7',
  baseline: 'baseline.json',
}

/** The arguments of the program. @throws InputError if one can't be used. */
export function parseArguments(words: readonly string[]): CliArguments {
  const {options, files} = optionsOf(words)
  const [file] = files
  if (file === undefined || files.length > 1)
    throw new InputError(`Name one file to check, not ${files.length}. Run the program with --help to see all options.`)
  const failOn = options.get('fail-on') ?? 'high'
  return {
    file,
    format: chosen('format', options.get('format') ?? 'text', isFormat, formats),
    failOn: failOn === 'never' ? undefined : chosen('fail-on', failOn, isSeverity, [...severities, 'never']),
    threshold: chosen('threshold', options.get('threshold') ?? 'low', isSeverity, severities),
    target: chosen('target', options.get('target') ?? '26.7', isTarget, targets),
    baseline: options.get('baseline'),
  }
}
