import {describe, expect, it} from 'vitest'
import {compatibility, type CompatibilityRow} from '../src/data/compatibility'
import {judge, requireSame, toProvable} from './matrix'

const row: CompatibilityRow = {
  server: '26.7.3',
  extension: 'orgs',
  version: '0.144',
  verdict: 'fails',
  evidence: {kind: 'run', date: '2026-11-21'},
  cause: 'java.lang.NoSuchMethodError',
}

describe('the compatibility matrix', () => {
  it('says of no row that it was run unless the lab can run it', () => {
    expect(compatibility.filter(({evidence}) => evidence.kind === 'run').filter((one) => !toProvable(one))).toEqual([])
  })

  it('has each pair once', () => {
    const pairs = compatibility.map(({server, extension, version}) => `${server} ${extension} ${version}`)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it('names a cause for every failure', () => {
    expect(compatibility.filter(({verdict, cause}) => (verdict === 'fails') !== (cause !== undefined))).toEqual([])
  })
})

describe('proving a row', () => {
  it('is left out where the registry lacks a side', () => {
    expect(toProvable({...row, version: '0.168'})).toBeUndefined()
    expect(toProvable({...row, server: '26.8.0'})).toBeUndefined()
    expect(toProvable(row)).toMatchObject({jar: 'orgs 0.144'})
  })

  it('takes an answer of 200 for working, and anything else for failing with the cause of the log', () => {
    expect(judge({path: '/p', status: 200})).toEqual({verdict: 'works'})
    expect(judge({path: '/p', status: 500, cause: 'x'})).toEqual({verdict: 'fails', cause: 'x'})
    expect(judge({path: '/p', status: 404})).toEqual({verdict: 'fails', cause: 'GET /p answers 404'})
  })

  it('accepts the verdict with the cause that begins so, and nothing else', () => {
    const seen = {verdict: 'fails', cause: 'java.lang.NoSuchMethodError: void a()'} as const
    expect(() => requireSame(row, seen)).not.toThrow()
    expect(() => requireSame(row, {...seen, cause: 'GET /p answers 404'})).toThrow(/with orgs 0\.144 fails \(GET/)
    expect(() => requireSame(row, {verdict: 'works'})).toThrow(
      /^src\/data\/compatibility\.ts {2}Keycloak 26\.7\.3 with orgs 0\.144 works, but the matrix says that it fails/,
    )
  })
})
