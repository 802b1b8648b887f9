import {execFileSync} from 'node:child_process'
import fc from 'fast-check'
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'
import {wellFormed} from '../../lib/cut'
import {fuzzRuns} from '../../tools/fuzz'
import type {ConsoleOperation} from '../apiPage'
import {keyOf, makeCall} from './call'
import {curlOf} from './curl'
import {formatBody} from './formatBody'
import {formatError} from './formatError'
import {sessionStore} from './session'
import {cleanToken, isSendable, readClaims} from './token'
import {checkBody} from './values'

const runs = {numRuns: fuzzRuns()}
/** Commands in one shell: starting it takes longer than reading them. */
const BATCH = 250
const anyText = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.string({unit: 'grapheme'}),
  fc.constantFrom('..', '.', '/', '%2f', '$&', '{name}', "'", '`id`', '$(id)'),
)

const call = {path: '/orgs/{orgId}/roles/{name}/users', needsToken: true} as const
const operation: ConsoleOperation = {
  ...call,
  method: 'post',
  title: 'Test',
  parameters: [
    {name: 'orgId', in: 'path', type: 'string', required: true, hint: ''},
    {name: 'name', in: 'path', type: 'string', required: true, hint: ''},
    {name: 'q', in: 'query', type: 'string', hint: ''},
    {name: 'max', in: 'query', type: 'integer', hint: ''},
    {name: 'X-Note', in: 'header', type: 'string', hint: ''},
  ],
  body: {type: 'application/json', required: false, example: '{}'},
  sample: {
    ...call,
    operationId: 'test',
    method: 'POST',
    base: 'https://a.example/realms/a',
    pathValues: [],
    queryValues: [],
    body: undefined,
    answersJson: false,
    answersLocation: false,
  },
  permission: '',
}

/** Of the kind that each field takes more often than not: a call with one wrong field isn't made. */
const calls = fc
  .record({
    realm: anyText,
    values: fc.tuple(
      anyText,
      anyText,
      anyText,
      fc.constantFrom('', '10', '-1', '1e3'),
      fc.oneof(fc.string({unit: 'grapheme-ascii'}), anyText),
    ),
    body: fc.constantFrom('', '{}', '{"a": "\\u0000"}', '[]'),
  })
  .map(({realm, values, body}) => ({
    baseUrl: 'https://a.example/base',
    realm,
    body,
    values: Object.fromEntries(operation.parameters.map((parameter, at) => [keyOf(parameter), values[at] ?? ''])),
  }))

beforeAll(() => vi.stubGlobal('location', {hostname: 'www.example.com'}))
afterAll(() => vi.unstubAllGlobals())

describe('the console', () => {
  it('never calls another server, another realm, or another operation than it shows', () => {
    let made = 0
    fc.assert(
      fc.property(calls, (entries) => {
        const answer = makeCall(operation, entries)
        if ('problems' in answer) return
        made += 1
        const {url, realm, headers} = answer.call
        const {origin, pathname, hash, searchParams} = new URL(url)
        expect([origin, hash]).toEqual(['https://a.example', ''])
        const [orgId = '', , name = ''] = pathname.split('/').slice(5)
        expect(pathname.split('/')).toEqual([
          '',
          'base',
          'realms',
          encodeURIComponent(realm),
          'orgs',
          orgId,
          'roles',
          name,
          'users',
        ])
        expect([decodeURIComponent(orgId), decodeURIComponent(name)]).toEqual(
          [entries.values['path-orgId'], entries.values['path-name']].map((value) => value?.trim()),
        )
        for (const parameter of searchParams.keys()) expect(['q', 'max']).toContain(parameter)
        // What a header can't have would throw.
        expect([...new Headers({...headers}).keys()].length).toBeLessThanOrEqual(2)
      }),
      runs,
    )
    expect(made, 'calls that were made').toBeGreaterThan(runs.numRuns / 20)
  })

  it('shows a command whose arguments a shell reads as they are', () => {
    const text = fc.oneof(fc.string({unit: 'grapheme'}), fc.string({unit: 'grapheme-composite'}), anyText).map((one) =>
      // No argument of a program contains NUL, and half a character has no bytes.
      wellFormed(one.replaceAll('\0', '')),
    )
    const call = fc.record({method: fc.constantFrom('GET', 'POST'), url: text, header: text, body: text})
    const made = fc.sample(call, {...runs, seed: fc.sample(fc.integer(), 1)[0]})
    for (let from = 0; from < made.length; from += BATCH) {
      const batch = made.slice(from, from + BATCH)
      const script = batch.map(({header, ...rest}) =>
        curlOf({...rest, baseUrl: '', realm: '', headers: {h: header}}, false),
      )
      const input = `curl() { for part in "$@"; do printf '%s\\0' "$part"; done; }\n${script.join('\n')}\n`
      const output = execFileSync('sh', ['-s'], {input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024})
      const expected = batch.flatMap(({method, url, header, body}) => [
        '-sS',
        '-i',
        '-g',
        ...(method === 'GET' ? [] : ['-X', method]),
        url,
        '-H',
        `h: ${header}`,
        '--data-raw',
        body,
      ])
      expect(output.split('\0').slice(0, -1)).toEqual(expected)
    }
  })

  it('reads any token without throwing, and sends only what a header can carry', () => {
    const encoded = fc.anything().map((value) => `a.${btoa(encodeURIComponent(JSON.stringify(value)))}.c`)
    const claims = fc.json().map((json) => `a.${Buffer.from(json).toString('base64url')}.c`)
    fc.assert(
      fc.property(fc.oneof(anyText, encoded, claims), (text) => {
        const {issuer, client, allowedOrigins = []} = readClaims(text) ?? {}
        for (const value of [issuer, client, ...allowedOrigins]) expect(['string', 'undefined']).toContain(typeof value)
        const token = cleanToken(text)
        expect(cleanToken(token)).toBe(token)
        if (isSendable(token))
          expect(new Headers({Authorization: `Bearer ${token}`}).get('Authorization')).toBe(`Bearer ${token}`)
      }),
      runs,
    )
  })

  it('takes over nothing but a session from what another page has left', async () => {
    // Loaded late: it reads the connection of the browser at once.
    vi.stubGlobal('navigator', {})
    const {receiveSession} = await import('./handover')
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.json(),
          fc.record({token: fc.anything()}).map((one) => JSON.stringify(one)),
        ),
        (text) => {
          sessionStore.set(undefined)
          receiveSession(text)
          const session = sessionStore.get()
          if (session !== undefined) expect(session.token).toBeTypeOf('string')
        },
      ),
      runs,
    )
    sessionStore.set(undefined)
  })

  it('accepts bodies of the kind that the operation takes, and shows any answer', () => {
    const json = {type: 'application/json', required: true, example: '{"a": 1}'}
    const form = {type: 'application/x-www-form-urlencoded', required: true, example: 'a=1'}
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        const asJson = checkBody(json, text)
        if (asJson.ok) expect(JSON.parse(asJson.value ?? '')).toBeTypeOf('object')
        const asForm = checkBody(form, text)
        if (asForm.ok) expect(asForm.value).toMatch(/^[\w*.%+=&-]+$/)
        expect(formatBody(text).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
        expect(() => formatError(text)).not.toThrow()
      }),
      runs,
    )
  })
})
