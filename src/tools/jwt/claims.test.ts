import {readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, test} from 'vitest'
import {claimsByKind, jtiLetters, tokenClaims, tokenPages} from '../../data/tokenClaims'
import {claimPages, claimsTable, jtiText, knownClaim} from './claims'
import {changed, jwsOf, lab, NOW} from './fixtures'
import older from './fixtures/keycloak-26.5.6.json'
import previous from './fixtures/keycloak-26.6.4.json'
import native from './fixtures/keycloak-26.7.3-organizations.json'
import recorded from './fixtures/scopes.json'
import {kindOf} from './kinds'

const mapped = Object.entries(tokenClaims).flatMap(([name, claim]) => ('mapper' in claim ? [{name, ...claim}] : []))

describe('tokenClaims', () => {
  test.each(mapped.map(({name, scope, mapper}) => [name, scope, mapper]))(
    'the mapper of %s is in the client scope %s of a new realm: %s',
    (name, scope, mapper) => {
      const mappers: Readonly<Record<string, Readonly<Record<string, {claim: string}>>>> = recorded.scopes
      const found = mappers[scope]?.[mapper]
      expect(found).toBeDefined()
      if (found?.claim) expect(found.claim.split('.')[0]).toBe(name)
    },
  )

  test('explains each claim of the lab’s tokens, apart from those of custom mappers', () => {
    const names = [lab, previous, older, native].flatMap(({tokens}) =>
      Object.entries(tokens).flatMap(([name, token]) => {
        if (['code', 'encrypted', 'restart'].includes(name)) return []
        const jws = jwsOf(token)
        return Object.keys(jws.payload ?? {}).filter((claim) => knownClaim(claim, kindOf(jws)) === undefined)
      }),
    )
    expect([...new Set(names)].sort()).toEqual(['department', 'org_attributes'])
  })

  test('explains each prefix of the lab’s `jti`', () => {
    const letters = new Set([...Object.keys(jtiLetters.grant), 'na'])
    for (const {tokens} of [lab, previous, older])
      for (const token of [
        tokens.codeAccess,
        tokens.lightweight,
        tokens.serviceAccount,
        tokens.exchanged,
        tokens.dpop,
      ]) {
        const jti = String(jwsOf(token).payload?.jti)
        expect(jti).toMatch(/^[a-z]{6}:/)
        expect(Object.keys(jtiLetters.session)).toContain(jti.slice(0, 2))
        expect(Object.keys(jtiLetters.token)).toContain(jti.slice(2, 4))
        expect(letters).toContain(jti.slice(4, 6))
      }
  })

  test.each(Object.entries(tokenPages))('links to a page and a heading that exist: %s', (_, {path: address}) => {
    const [page = '', anchor] = address.split('#')
    const root = path.join(import.meta.dirname, '../../..')
    const text = readPage(root, page.replace(/^\/|\/$/g, ''))
    if (anchor !== undefined) expect(anchorsOf(text)).toContain(anchor)
  })
})

function readPage(root: string, page: string): string {
  for (const name of [`${page}.mdx`, `${page}/index.mdx`])
    try {
      return readFileSync(path.join(root, name), 'utf8')
    } catch {
      continue
    }
  throw new Error(`There is no page ${page}.`)
}

/** The anchors of a page's headings, as Docusaurus makes them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = '']) => {
    const given = /\{\/\* #([\w-]+) \*\/\}/.exec(heading)?.[1]
    return (
      given ??
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .trim()
        .replaceAll(' ', '-')
    )
  })

describe('claimsTable', () => {
  const table = (name: keyof typeof lab.tokens) => {
    const jws = jwsOf(lab.tokens[name])
    return claimsTable(jws.payload ?? {}, kindOf(jws), NOW)
  }
  const row = (name: keyof typeof lab.tokens, claim: string) =>
    table(name).rows.find(([cell]) => cell === `\`${claim}\``)

  test('says what wrote a claim and where to change it', () => {
    expect(row('codeAccess', 'given_name')).toEqual([
      '`given_name`',
      '`Alice`',
      'First name.',
      'Mapper **given name** of the client scope `profile`. Change it in **Client scopes** > **profile** > **Mappers**.',
    ])
  })

  test('writes times as dates', () => {
    expect(row('codeAccess', 'exp')?.[1]).toMatch(
      /^`\d{10}`: November 27, 2026 at \d\d:\d\d:\d\d UTC, in \d+ (?:seconds|minutes)$/,
    )
    expect(row('codeAccess', 'iat')?.[1]).toMatch(/ago$/)
    expect(row('registrationAccess', 'exp')?.[1]).toBe('`0`')
  })

  test('says that the audience of an ID token is a client', () => {
    expect(row('id', 'aud')?.[2]).toContain('the client that requested the login')
    expect(row('refresh', 'aud')?.[2]).toContain('Keycloak itself')
  })

  test('attributes an unknown claim to a custom mapper, or to the server that made the token', () => {
    expect(row('mapped', 'department')?.[3]).toContain('A custom mapper of the client or one of its scopes.')
    const foreign = changed({typ: undefined, iss: 'https://login.example.org', tenant: 'a'})
    const sources = claimsTable(foreign.payload ?? {}, kindOf(foreign), NOW).rows.map(([, , , source]) => source)
    expect(new Set(sources)).toEqual(new Set(['The server or the program that made the token.']))
  })

  test('cuts long values and long lists of claims', () => {
    const many = Object.fromEntries(Array.from({length: 400}, (_, at) => [`c${at}`, 'x'.repeat(1000)]))
    const {rows, caption} = claimsTable(many, kindOf(changed({})), NOW)
    expect(rows).toHaveLength(300)
    expect(caption).toBe('Claims (300 of 400)')
    expect(rows[0]?.[1]?.length).toBeLessThan(210)
  })

  test('takes claims with the names of methods for unknown ones', () => {
    expect(knownClaim('constructor', kindOf(changed({})))).toBeUndefined()
    expect(knownClaim('__proto__', kindOf(changed({})))).toBeUndefined()
  })

  test('lists the pages of the claims once each', () => {
    const jws = jwsOf(lab.tokens.codeAccess)
    const parts = claimPages(jws.payload ?? {}, kindOf(jws))
    const paths = parts.flatMap((part) => (part.kind === 'finding' && part.page ? [part.page.path] : []))
    expect(new Set(paths).size).toBe(paths.length)
    expect(claimPages({}, kindOf(jws))).toEqual([])
  })

  test('knows the kinds that other claims belong to', () => {
    const kinds = new Set(
      Object.values(lab.tokens).flatMap((token) =>
        token.startsWith('ey') && token.split('.').length === 3 ? [kindOf(jwsOf(token)).id] : [],
      ),
    )
    expect(Object.keys(claimsByKind).filter((kind) => !kinds.has(kind))).toEqual([])
  })
})

test('jtiText explains only the prefix of Keycloak', () => {
  expect(jtiText('onrtac:29a20acb')).toBe('The prefix says: online session, regular token, authorization code.')
  expect(jtiText('trrtcc:0fd830fc')).toBe(
    'The prefix says: no session that is stored, regular token, client credentials.',
  )
  expect(jtiText('29a20acb-34e3')).toBeUndefined()
})
