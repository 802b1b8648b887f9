import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {fuzzRuns} from '../fuzz'
import {comparison, differencesOf} from './compare'
import {changed, jwsOf, lab, tokenOf} from './fixtures'

const rowsOf = (first: string, second: string) =>
  comparison(jwsOf(first), jwsOf(second)).flatMap((part) => (part.kind === 'table' ? part.rows : []))

describe('comparison', () => {
  test('shows added, removed, and changed claims of two tokens of the lab', () => {
    const rows = rowsOf(lab.tokens.codeAccess, lab.tokens.mapped)
    const change = (claim: string) => rows.find(([name]) => name === `\`${claim}\``)?.[1]
    expect(change('aud')).toMatch(/^Added .*`acme-api`/)
    expect(change('azp')).toBe('Changed')
    expect(change('department')).toBe('Only in the second')
    expect(rows.map(([name]) => name)).not.toContain('`exp`')
    expect(rows.map(([name]) => name)).not.toContain('`jti`')
  })

  test('names the roles that differ', () => {
    const first = jwsOf(tokenOf({}, {realm_access: {roles: ['a', 'b']}, scope: 'openid email'}))
    const second = jwsOf(tokenOf({}, {realm_access: {roles: ['c', 'b']}, scope: 'email openid reports'}))
    expect(
      comparison(first, second).flatMap((part) =>
        part.kind === 'table' ? part.rows.map((row) => row.slice(0, 2)) : [],
      ),
    ).toEqual([
      ['`realm_access.roles`', 'Added `c`. Removed `a`'],
      ['`scope`', 'Added `reports`'],
    ])
  })

  test('compares the headers', () => {
    expect(rowsOf(lab.tokens.codeAccess, lab.tokens.atjwt)).toContainEqual([
      '`header: typ`',
      'Changed',
      '`JWT`',
      '`at+jwt`',
    ])
  })

  test('finds no difference in another order, and says so', () => {
    const parts = comparison(
      changed({aud: ['a', 'b'], scope: 'openid email'}),
      changed({aud: ['b', 'a'], scope: 'email openid', iat: 5}),
    )
    expect(parts[1]).toMatchObject({severity: 'ok', title: 'The two tokens have the same claims.'})
  })

  test('a token doesn’t differ from itself, and differences are the same in both directions', () => {
    const claims = fc.dictionary(fc.string(), fc.jsonValue({maxDepth: 3}))
    fc.assert(
      fc.property(claims, claims, (first, second) => {
        expect(differencesOf(first, structuredClone(first))).toEqual([])
        expect(
          differencesOf(first, second)
            .map(({path}) => path)
            .sort(),
        ).toEqual(
          differencesOf(second, first)
            .map(({path}) => path)
            .sort(),
        )
      }),
      {numRuns: fuzzRuns()},
    )
  })
})
