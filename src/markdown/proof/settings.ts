/** A setting of the server that a block writes, as far as its text says so. */
export type Setting = {
  /** The resource below the realm, `.` for the realm: `users/$ALICE`. */
  target: string
  /** The path of the member, `attributes.frontendUrl`; empty for the resource itself. */
  key: string
  /** What is written, as text; `(deleted)`, `(granted)` or `(removed)` where nothing has a value. */
  value: string
}

/** The settings that commands of a shell write: with `kcadm.sh`, and with the `admin` of hidden blocks. */
export function settingsOfCommands(code: string): Setting[] {
  return code
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .flatMap((line) => [...kcadmSettings(line), ...adminSettings(line)])
}

/** The settings that a request to the Admin API writes. */
export function settingsOfRequest({method, path, body}: {method: string; path: string; body?: string}): Setting[] {
  if (!path.startsWith('/admin/realms/')) return []
  const target = targetOf(path)
  if (method === 'DELETE') return [{target, key: '', value: '(deleted)'}]
  return method === 'PUT' && body !== undefined ? membersOf(body).map((member) => ({target, ...member})) : []
}

function kcadmSettings(line: string): Setting[] {
  const command = /kcadm\.sh (update|delete|add-roles|remove-roles) (.*)$/.exec(line)
  const [, verb, rest] = command ?? []
  if (verb === undefined || rest === undefined) return []
  const words = wordsOf(rest)
  const valuesOf = (flag: string) => words.flatMap((word, index) => (words[index - 1] === flag ? [word] : []))
  if (verb === 'add-roles' || verb === 'remove-roles') {
    const target = ['--uusername', '--uid', '--gid', '--gname', '--rname'].flatMap(valuesOf).map(nameOf).join()
    const client = valuesOf('--cclientid').join()
    const value = verb === 'add-roles' ? '(granted)' : '(removed)'
    return valuesOf('--rolename').map((role) => ({target: `roles of ${target}`, key: `${client}/${role}`, value}))
  }
  const target = targetOf(words.at(0) ?? '.')
  if (verb === 'delete') return [{target, key: '', value: '(deleted)'}]
  return valuesOf('-s').map((pair) => {
    const end = pair.indexOf('=')
    return {target, key: pair.slice(0, end).replaceAll('"', ''), value: valueOf(pair.slice(end + 1))}
  })
}

function adminSettings(line: string): Setting[] {
  const [, method, path, rest] = /\badmin (PUT|DELETE) (\S+) ?(.*)$/.exec(line) ?? []
  if (method === undefined || path === undefined || rest === undefined) return []
  const target = targetOf(path.replaceAll('"', ''))
  if (method === 'DELETE') return [{target, key: '', value: '(deleted)'}]
  const literal = /^'([^']*)'/.exec(rest)?.[1]
  if (literal !== undefined) return membersOf(literal).map((member) => ({target, ...member}))
  // `jq '.attributes.frontendUrl = ""'`, before it in a pipe or inside of "$(…)".
  return [...line.matchAll(/\.([\w.]+) = ("[^"]*"|true|false|null|\d+)/g)].map(([, key = '', value = '']) => ({
    target,
    key,
    value: valueOf(value),
  }))
}

/** The words of a command, without their quotes. */
function wordsOf(text: string): string[] {
  return (text.match(/(?:[^\s'"]|'[^']*'|"(?:[^"\\]|\\.)*")+/g) ?? []).map((word) =>
    word.replaceAll(
      /'([^']*)'|"((?:[^"\\]|\\.)*)"/g,
      (_whole, single?: string, double?: string) => single ?? double ?? '',
    ),
  )
}

/** The leaves of a JSON object, by their path. Text that is no JSON has none: a shell fills it in. */
function membersOf(text: string): {key: string; value: string}[] {
  try {
    const json: unknown = JSON.parse(text)
    return leavesOf(json, '')
  } catch {
    return []
  }
}

function leavesOf(value: unknown, path: string): {key: string; value: string}[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{key: path, value: valueOf(JSON.stringify(value))}]
  }
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, path === '' ? key : `${path}.${key}`))
}

/** JSON without the quotes of a text and without blanks that have no meaning. */
function valueOf(text: string): string {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'string' ? json : JSON.stringify(json)
  } catch {
    return text
  }
}

/** `realms/acme`, `.` and `/admin/realms/acme` are the realm; `$ALICE` and `$ALICE_ID` are one user. */
function targetOf(path: string): string {
  const below = path.replace(/^\/?(?:admin\/)?realms\/(?:acme|\$\{?LAB_REALM\}?)(?=\/|$)/, '').replace(/^\//, '')
  return below === '' ? '.' : nameOf(below)
}

function nameOf(text: string): string {
  return text.replaceAll(/\$\{?(\w+?)(?:_ID)?\}?(?=\W|$)/g, '$$$1')
}
