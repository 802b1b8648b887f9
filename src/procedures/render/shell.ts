import {shellQuoted} from '../../lib/shellQuoted'
import type {Find, Lookup, Path, Procedure, Ref, Step, Template, Write} from '../procedure'
import {encodePart, encodeValue, refKind} from '../resolve'
import {stepsWith} from '../values'
import type {Target} from './render'

/** What differs between the scripts. */
export type Dialect = {
  /** Programs that the script needs. */
  programs: string
  /** What the reader has to do first. */
  before: readonly string[]
  /** Lines that define `api METHOD ADDRESS [JSON]` and the variables that it needs. */
  api: (target: Target) => readonly string[]
}

/** jq functions: whether an object has what's wanted, the object with it, and the one object of a list. */
const JQ = `def holds($w): . as $s |
  if ($w | type) == "object" then
    if ($w | keys) == ["plus"] then ($w.plus - ($s // [])) == []
    else all($w | to_entries[]; . as $e | (if ($s | type) == "object" then $s[$e.key] else null end) | holds($e.value)) end
  elif ($w | type) == "array" then
    ($s | type) == "array" and ($s | length) == ($w | length) and all($w[]; . as $v | any($s[]; holds($v)))
  elif $w == null or $w == "" or $w == false then $s == null or $s == "" or $s == false
  else $s == $w end;
def put($w): . as $s |
  if ($w | type) != "object" then $w
  elif ($w | keys) == ["plus"] then ($s // []) + ($w.plus - ($s // []))
  else reduce ($w | to_entries[]) as $e (if ($s | type) == "object" then $s else {} end; .[$e.key] |= put($e.value)) end;
def pick($w): [.[] | select(. as $o | all($w | to_entries[]; . as $e | $o[$e.key] == $e.value))] |
  if length > 1 then error("several objects match") else .[] end;
(env.ARGUMENT | fromjson) as $w | `

/** Shell functions. The JSON goes through the environment, because other users can see the arguments of a program. */
const FUNCTIONS = [
  `JQ=${shellQuoted(JQ)}`,
  '# The one object of a list that has these members; nothing if there is none.',
  'pick() { ARGUMENT="$1" jq -c "$JQ"\'pick($w)\'; }',
  '# Whether the object $found lacks something.',
  'lacks() { ARGUMENT="$1" jq -e "$JQ"\'holds($w) | not\' <<<"$found" >/dev/null; }',
  '# The object $found with other values.',
  'with() { ARGUMENT="$1" jq -c "$JQ"\'put($w)\' <<<"$found"; }',
  '# A member of the object on the standard input, for an address.',
  `member() { jq -er --arg name "$1" '.[$name] | strings | @uri'; }`,
]

/** The name of a variable of the shell. */
const variable = (name: string): string => name.replaceAll(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()

/** An address in double quotes. Everything but references is percent-encoded. */
function address({api, parts, query = {}}: Path): string {
  const part = (each: string | Ref, encode: (text: string) => string): string => {
    if (typeof each === 'string') return encode(each)
    if ('found' in each) return `$(member ${each.found} <<<"$found")`
    return `\${${variable('ref' in each ? each.ref : each.secret)}}`
  }
  const path = [api === 'admin' ? '$ADMIN' : '$API', ...parts.map((each) => part(each, encodePart))].join('/')
  const pairs = Object.entries(query).map(([name, value]) => `${encodeValue(name)}=${part(value, encodeValue)}`)
  return `"${pairs.length === 0 ? path : `${path}?${pairs.join('&')}`}"`
}

/** JSON as a word of the shell: quoted, or made by jq if it has references. */
function json(template: Template): string {
  const names = new Set<string>()
  const source = jqSource(template, names)
  if (source === undefined) return shellQuoted(JSON.stringify(template))
  const options = [...names].map((name) => ` --arg ${name} "$${variable(name)}"`).join('')
  return `"$(jq -cn${options} ${shellQuoted(source)})"`
}

/** A program of jq, whose syntax contains JSON; undefined for JSON without references. */
function jqSource(template: Template, names: Set<string>): string | undefined {
  const refs: string[] = []
  const write = (value: Template): string => {
    const kind = refKind(value)
    if (kind !== undefined) {
      const name = String(Object.values(value ?? {})[0])
      refs.push(name)
      if (kind === 'secret') return `env.${variable(name)}`
      names.add(name)
      return `$${name}`
    }
    if (Array.isArray(value)) return `[${value.map((each: Template) => write(each)).join(',')}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}:${write(each)}`)
    return `{${members.join(',')}}`
  }
  const source = write(template)
  return refs.length > 0 ? source : undefined
}

const find = ({path, where}: Find): string => {
  const read = `api GET ${address(path)}`
  return where === undefined ? read : `${read} | pick ${json(where)}`
}

function lookup({name, member = 'id', what, ...place}: Lookup): string[] {
  const id = variable(name)
  return [`${id}=$(${find(place)} | member ${member}) || stop ${shellQuoted(`The realm doesn't have ${what}.`)}`]
}

const write = ({method, path}: Pick<Write, 'method' | 'path'>, body?: string): string =>
  ['api', method, address(path), ...(body === undefined ? [] : [body])].join(' ')

/** What is wanted without the secrets, which no server shows. */
function visible(template: Template): Template {
  if (refKind(template) !== undefined || Array.isArray(template)) return template
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(
    Object.entries(template)
      .filter(([, value]) => refKind(value) !== 'secret')
      .map(([name, value]) => [name, visible(value)]),
  )
}

const hasSecrets = ({want}: Step): boolean => JSON.stringify(want).includes('{"secret":')

function stepLines(step: Step): string[] {
  const quiet = (call: string) => `${call} >/dev/null`
  const locate = [
    `found=$(${find(step.find)})`,
    ...(step.read === undefined ? [] : [`[ -z "$found" ] || found=$(api GET ${address(step.read)})`]),
  ]
  const body = ({body: own}: Write): string | undefined => (own === undefined ? undefined : json(own))
  if (step.want === 'absent') {
    const {remove} = step
    if (!remove) throw new Error(`The step "${step.title}" has no "remove".`)
    return [...locate, `[ -z "$found" ] || ${quiet(write(remove, body(remove)))}`]
  }
  const isEmpty = Object.keys(step.want).length === 0
  const {create, update} = step
  const made = create && write(create, body(create) ?? (isEmpty ? undefined : '"$want"'))
  const omitted = update?.omit?.map((name) => `.${name}`).join(', ')
  const changed = `$(with "$want"${omitted === undefined ? '' : ` | jq -c 'del(${omitted})'`})`
  return [
    ...(isEmpty ? [] : [`want=${json(step.want)}`]),
    ...locate,
    'if [ -z "$found" ]; then',
    made === undefined ? `  stop ${shellQuoted(`The realm doesn't have ${step.what}.`)}` : `  ${quiet(made)}`,
    ...(isEmpty ? [] : [`elif lacks ${hasSecrets(step) ? json(visible(step.want)) : '"$want"'}; then`]),
    ...(isEmpty
      ? []
      : [
          update
            ? `  ${quiet(write(update, `"${changed}"`))}`
            : `  stop ${shellQuoted(`${step.what} has other settings.`)}`,
        ]),
    'fi',
  ]
}

/** A text in a comment of the shell, which ends at the end of the line. */
const comment = (text: string): string => `# ${text.replaceAll(/\p{C}+/gu, ' ')}`

/** A script that does the steps of a procedure. It changes only what isn't as wanted, so it can run again. */
export function renderShell(procedure: Procedure, target: Target, dialect: Dialect): string {
  const secrets = procedure.values.filter(({isSecret}) => isSecret)
  const known = new Set<string>()
  const steps = stepsWith(procedure, target.values).flatMap((step, index) => {
    const lookups = (step.lookups ?? []).filter(({name}) => !known.has(name))
    for (const {name} of lookups) known.add(name)
    const notes = [`${index + 1}. ${step.title}`, ...(step.caution === undefined ? [] : [step.caution])]
    return ['', ...notes.map(comment), ...lookups.flatMap(lookup), ...stepLines(step)]
  })
  const realm = encodePart(target.realm)
  return [
    '#!/usr/bin/env bash',
    comment(procedure.title),
    comment(
      `Needs ${dialect.programs}, and these client roles of realm-management: ${procedure.roles.write.join(', ')}.`,
    ),
    comment('It changes only what isn’t as wanted, so you can run it again.'),
    ...dialect.before.map(comment),
    'set -euo pipefail',
    '',
    ...secrets.map(({name, label}) => `export ${variable(name)}="\${${variable(name)}:?${label}: set this variable}"`),
    `SERVER=${shellQuoted(target.server)}`,
    `ADMIN="$SERVER/admin/realms/${realm}"`,
    `API="$SERVER/realms/${realm}"`,
    '',
    ...dialect.api(target),
    `stop() { printf '%s\\n' "$1" >&2; exit 1; }`,
    ...FUNCTIONS,
    ...steps,
    '',
    `echo 'Done.'`,
    '',
  ].join('\n')
}
