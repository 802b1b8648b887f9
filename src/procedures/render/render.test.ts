import {execFileSync} from 'node:child_process'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {isObject} from '../../lib/isObject'
import {fuzzRuns} from '../../tools/fuzz'
import createClient from '../declarations/create-client'
import webhook from '../declarations/webhook'
import {admin, query, ref, secret, type Procedure, type Step} from '../procedure'
import {procedures} from '../procedures'
import {formats, type Format} from '.'
import {hclText, hclValue} from './terraform'

const target = {server: 'https://auth.example.com', realm: 'acme', values: {}}

function textOf(procedure: Procedure, id: Format['id'], changes: Partial<typeof target> = {}): string {
  const made = formats.find((one) => one.id === id)?.render(procedure, {...target, ...changes})
  if (!made || 'none' in made) throw new Error(`${procedure.name} has no ${id}.`)
  return made.text
}

/** A procedure whose only step has a hostile text wherever one can be. */
function hostile(text: string): Procedure {
  const step: Step = {
    title: text,
    console: [text],
    what: text,
    name: text,
    caution: text,
    lookups: [{name: 'client', what: text, path: query(admin('clients'), {clientId: text}), where: {clientId: text}}],
    find: {path: admin('clients', ref('client'), 'x'), where: {name: text}},
    want: {name: text, [text]: text, via: ref('client'), key: secret('key')},
    create: {method: 'POST', path: admin('clients', ref('client'), 'x')},
  }
  return {...createClient, title: text, steps: () => [step]}
}

const anyText = fc.oneof(
  fc.string({unit: 'binary', maxLength: 30}),
  fc.constantFrom(
    `'; touch x; '`,
    '$(touch x)',
    '`touch x`',
    '"\n\'',
    '${HOME}',
    '\\',
    'a\nb',
    '%{ for }',
    '$${x}',
    '\u2028',
  ),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '\\',
        '$',
        '`',
        '{',
        '}',
        '(',
        ')',
        '!',
        '#',
        '%',
        '\n',
        '\t',
        ' ',
        ';',
        '|',
        '&',
        '<',
        '>',
        '*',
        '~',
      ),
      {maxLength: 12},
    )
    .map((parts) => parts.join('')),
)

/** What bash makes of the definitions of a script, without calling a server. */
function runInBash(script: string): {argv: string[]; code: number} {
  const api = `api() { printf '%s\\0' "$@" >&3; case "$1" in GET) case "$2" in */x) echo '[]' ;; *) printf '%s' "$REPLY_LIST" ;; esac ;; esac; }\n`
  const [head, tail = ''] = script.split(/^stop\(\)/m)
  const body = `${head}\n${api}stop()${tail}`
  const output = execFileSync('bash', ['-c', `exec 3>&1 1>/dev/null\n${body}`], {
    env: {PATH: process.env.PATH, TOKEN: 't', KEY: 'a-secret', REPLY_LIST: ''},
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return {argv: output.split('\0'), code: 0}
}

describe('each export', () => {
  const pairs = procedures.flatMap((procedure) =>
    formats.map((format): [string, Procedure, Format] => [`${procedure.name} as ${format.id}`, procedure, format]),
  )

  it.each(pairs)('of %s is complete, or says why it’s impossible', (_, procedure, {id, render}) => {
    const made = render(procedure, target)
    if ('none' in made) {
      expect(made.none).toMatch(/^\p{Lu}.{20,}\.$/su)
      expect(['terraform', 'realm']).toContain(id)
      return
    }
    expect(made.text).not.toMatch(/undefined|\[object|NaN/)
    if (id === 'realm') expect(isObject(JSON.parse(made.text))).toBe(true)
    if (id === 'curl' || id === 'kcadm') execFileSync('bash', ['-n', '-c', made.text], {stdio: 'pipe'})
  })

  it('reads secrets from variables', () => {
    expect(textOf(webhook, 'curl')).toContain('export WEBHOOK_SECRET="${WEBHOOK_SECRET:?')
    expect(textOf(webhook, 'curl')).toContain('env.WEBHOOK_SECRET')
  })
})

describe('scripts', () => {
  it('have the syntax of bash and nothing but the procedure’s words, whatever the values', () => {
    const scripts: string[] = []
    fc.assert(
      fc.property(anyText, fc.constantFrom<Format['id']>('curl', 'kcadm'), (text, id) => {
        scripts.push(textOf(hostile(text), id))
      }),
      {numRuns: fuzzRuns()},
    )
    // Each script in a function of its own: one shell reads them all.
    for (let from = 0; from < scripts.length; from += 50) {
      const part = scripts.slice(from, from + 50).filter((script) => !script.includes('\0'))
      const functions = part.map((script, index) => `check_${from + index}() {\n${script}\n}`).join('\n')
      execFileSync('bash', ['-n'], {input: functions, stdio: 'pipe'})
    }
  }, 120_000)

  it('send hostile values as they are', () => {
    const texts = [`'; touch x; '`, '$(touch x)', '`x`', 'a"b\\c', '${HOME}', 'a\nb', '!!', '\\(1)', 'ä€🙂', '*']
    for (const text of texts) {
      const list = JSON.stringify([{clientId: text, id: '11'}])
      const script = textOf(hostile(text), 'curl').replace(
        /^set -euo pipefail$/m,
        `set -euo pipefail\nREPLY_LIST=$(cat <<'LIST'\n${list}\nLIST\n)`,
      )
      const {argv} = runInBash(script)
      const post = argv.indexOf('POST')
      expect(argv[post + 1]).toBe('https://auth.example.com/admin/realms/acme/clients/11/x')
      const sent: unknown = JSON.parse(argv[post + 2] ?? '')
      expect(sent).toEqual({name: text, [text]: text, via: '11', key: 'a-secret'})
    }
  })
})

/** Reads a text of the Terraform language, as its specification describes quoted templates. */
function readHclText(source: string): string {
  const inner = /^"((?:[^"\\\n]|\\.)*)"$/su.exec(source)?.[1]
  if (inner === undefined) throw new Error(`Not one quoted text: ${source}`)
  if (/(?:^|[^$])(?:\$\$)*\$\{(?!)/.test(inner)) throw new Error('An expression')
  return inner.replaceAll(
    /\\(?:u([0-9a-f]{4})|(.))|(\$\$|%%)(?=\{)|[$%]\{/gs,
    (whole, hex?: string, escape?: string, doubled?: string) => {
      if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16))
      if (escape !== undefined) return {n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\'}[escape] ?? fail(whole)
      return doubled?.[0] ?? fail(whole)
    },
  )
}

function fail(text: string): never {
  throw new Error(`Terraform would read an expression or an unknown escape: ${text}`)
}

describe('Terraform', () => {
  it('reads each text as it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readHclText(hclText(text))).toBe(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
      }),
      {numRuns: fuzzRuns()},
    )
  })

  it('doubles what would start an expression', () => {
    expect(hclText('${a} %{b} $${c} $d')).toBe('"$${a} %%{b} $$${c} $d"')
  })

  it('aligns and quotes the names of a map', () => {
    expect(hclValue({a: 1, 'b.c': [true, 'x'], d: {hcl: 'var.d'}})).toBe(
      '{\n  a     = 1\n  "b.c" = [true, "x"]\n  d     = var.d\n}',
    )
  })

  it('writes a client', () => {
    expect(textOf(createClient, 'terraform')).toContain('resource "keycloak_openid_client" "app" {\n  realm_id ')
  })
})

describe('steps in words', () => {
  it('name each step and the roles', () => {
    const text = textOf(createClient, 'console')
    expect(text).toContain('## 1. Create the client')
    expect(text).toContain('`manage-clients`')
  })
})
