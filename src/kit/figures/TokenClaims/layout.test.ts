import {describe, expect, it} from 'vitest'
import {overlaps} from '../primitives/geometry'
import {piecesOf, textRect, within} from '../primitives/testSupport'
import {NARROW_WIDTH} from '../primitives/type'
import {wrapCode} from './code'
import {base64urlStart} from './encode'
import {bySource, markName} from './claims'
import {layoutToken} from './layout'
import type {TokenClaim} from './model'
import {layoutTokenNarrow} from './narrow'
import {CHAR} from './parts'

const claims: TokenClaim[] = [
  {name: 'exp', value: '1795262400', source: 'Access token lifespan of the realm, or of the client'},
  {name: 'sub', value: '"6b1f7c0e-8d5a-4b8e-9c1e-2f4f3f2f9a10"', source: 'User id'},
  {name: 'email', value: '"alice@acme.example"', source: 'Client scope email'},
  {name: 'email_verified', value: 'true', source: 'Client scope email'},
  {
    name: 'https://acme.example/claims/department_of_employment',
    value: '"Engineering and operations"',
    source: 'User attribute',
  },
  {
    name: 'active_organization',
    value: '{\n  "id": "7c1e…",\n  "name": "acme"\n}',
    source: 'oidc-active-organization-mapper',
  },
]

describe('layoutToken', () => {
  it('draws no line through a source or a line of code', () => {
    const {sources, claims: rows} = layoutToken(claims, 'RS256')
    const texts = [
      ...sources.map(({block, at}) => textRect(block, at.x, at.y)),
      ...rows.flatMap(({lines, x, y}) =>
        lines.map(({name, rest}, index) => ({
          x,
          y: y + index * 22 + 4,
          width: (name + rest).length * CHAR,
          height: 14,
        })),
      ),
    ]
    const lines = sources.flatMap(({arrows}) => arrows.flatMap((points) => piecesOf(points)))
    for (const line of lines) expect(texts.filter((text) => overlaps(line, text))).toEqual([])
  })

  it('keeps sources apart, the long ones too', () => {
    const boxes = layoutToken(claims, 'RS256').sources.map(({block, at}) => textRect(block, at.x, at.y))
    boxes.slice(1).forEach((box, index) => {
      const above = boxes[index]
      expect(box.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    })
  })

  it('draws one arrow to each claim', () => {
    expect(layoutToken(claims, 'RS256').sources.flatMap(({arrows}) => arrows)).toHaveLength(claims.length)
  })

  it('makes header, payload and signature as wide as the figure', () => {
    const {parts, width} = layoutToken(claims, 'RS256')
    const last = parts.at(-1)?.box
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(width - 1, 5)
  })
})

describe('layoutTokenNarrow', () => {
  it('keeps code and sources inside the panel', () => {
    const {claims: rows, sources, panel, width} = layoutTokenNarrow(claims, 'RS256')
    expect(width).toBe(NARROW_WIDTH)
    const texts = [
      ...sources.map(({block, at}) => textRect(block, at.x, at.y)),
      ...rows.flatMap(({lines, x, y}) =>
        lines.map(({name, rest}) => ({x, y, width: (name + rest).length * CHAR, height: 18})),
      ),
    ]
    expect(texts.filter((text) => !within(text, panel))).toEqual([])
  })
})

describe('bySource', () => {
  it('joins neighbours with one source and leaves others alone', () => {
    expect(bySource(claims).map(({first, last}) => [first, last])).toEqual([
      [0, 0],
      [1, 1],
      [2, 3],
      [4, 4],
      [5, 5],
    ])
  })
})

describe('markName', () => {
  it('finds a name that runs over two lines', () => {
    expect(markName('organization', ['"organi', '    zation": 1'])).toEqual([
      {name: '"organi', rest: ''},
      {name: '    zation"', rest: ': 1'},
    ])
  })
})

describe('wrapCode', () => {
  it('breaks at a separator and sets the rest in', () => {
    expect(wrapCode('"iss": "https://auth.example.com/realms/acme",', 34)).toEqual([
      '"iss": "https://auth.example.com/',
      '    realms/acme",',
    ])
  })

  it('keeps the indent of lines that were broken by hand', () => {
    expect(wrapCode('{\n  "id": 1\n}', 40)).toEqual(['{', '  "id": 1', '}'])
  })

  it('cuts what has no separator', () => {
    expect(wrapCode('x'.repeat(50), 20).every((line) => line.length <= 20)).toBe(true)
  })
})

describe('base64urlStart', () => {
  it('encodes as a token does', () => {
    expect(base64urlStart('{"alg":"RS256","typ":"JWT"}', 36)).toBe('eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9')
  })

  it('says nothing about what is left out', () => {
    expect(base64urlStart('{"sub":"6b1f…"}', 40)).toBe(Buffer.from('{"sub":"6b1f').toString('base64url'))
  })
})
