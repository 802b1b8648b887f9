import {describe, expect, it} from 'vitest'
import {textWidth} from './measure'
import {headPath, linePath, simplify, withTip} from './path'
import {slug} from './slug'
import {spread} from './spread'
import {BODY, CODE, NAME} from './type'
import {textBlock, wrapText} from './wrap'

describe('textWidth', () => {
  it('measures by the letter in the sans face', () => {
    expect(textWidth('mmm', BODY)).toBeGreaterThan(textWidth('iii', BODY) * 2)
  })

  it('measures by the number of letters in the mono face', () => {
    expect(textWidth('mmm', CODE)).toBe(textWidth('iii', CODE))
  })

  it('takes letters that it does not know for wide ones', () => {
    expect(textWidth('é', BODY)).toBeGreaterThan(textWidth('e', BODY))
    expect(textWidth('組織', BODY)).toBe(2 * BODY.size)
  })
})

describe('wrapText', () => {
  it('keeps a text that fits on one line', () => {
    expect(wrapText('Login requested', NAME, 200)).toEqual(['Login requested'])
  })

  it('makes lines of like length', () => {
    expect(wrapText('POST /token with code and code_verifier', BODY, 172)).toEqual([
      'POST /token with code',
      'and code_verifier',
    ])
  })

  it('breaks a path after a separator and begins it on the line at hand', () => {
    expect(wrapText('GET /realms/acme/protocol/openid-connect/auth', BODY, 200)).toEqual([
      'GET /realms/acme/protocol/',
      'openid-connect/auth',
    ])
  })

  it.each(['a'.repeat(60), 'https://auth.example.com/realms/acme?x=1', 'one two three four five six seven'])(
    'never exceeds the width: %s',
    (text) => {
      for (const line of wrapText(text, BODY, 90)) expect(textWidth(line, BODY)).toBeLessThanOrEqual(90)
    },
  )

  it('loses no letter', () => {
    const text = 'GET /realms/acme/protocol/openid-connect/auth?client_id=acme-web and more'
    expect(wrapText(text, BODY, 80).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })
})

describe('textBlock', () => {
  it('takes no room for a text that is missing', () => {
    expect(textBlock(undefined, BODY, 100)).toMatchObject({lines: [], width: 0, height: 0})
  })
})

describe('simplify', () => {
  it('drops points on a straight line and points given twice', () => {
    expect(
      simplify([
        {x: 0, y: 0},
        {x: 0, y: 5},
        {x: 0, y: 5},
        {x: 0, y: 9},
        {x: 4, y: 9},
      ]),
    ).toEqual([
      {x: 0, y: 0},
      {x: 0, y: 9},
      {x: 4, y: 9},
    ])
  })
})

describe('linePath', () => {
  it('rounds corners', () => {
    expect(
      linePath([
        {x: 0, y: 0},
        {x: 0, y: 20},
        {x: 30, y: 20},
      ]),
    ).toBe('M0 0L0 12Q0 20 8 20L30 20')
  })

  it('rounds less where a piece is short', () => {
    expect(
      linePath([
        {x: 0, y: 0},
        {x: 0, y: 6},
        {x: 30, y: 6},
      ]),
    ).toBe('M0 0L0 3Q0 6 3 6L30 6')
  })
})

describe('headPath', () => {
  it('opens towards where the line comes from', () => {
    expect(headPath({x: 0, y: 0}, {x: 20, y: 0})).toBe('M13.5 -4L20 0L13.5 4')
  })
})

describe('withTip', () => {
  it('stops short of the border that it points at', () => {
    expect(
      withTip([
        {x: 0, y: 0},
        {x: 20, y: 0},
      ]).at(-1),
    ).toEqual({x: 18.5, y: 0})
  })
})

describe('spread', () => {
  const wish = (at: number) => ({at, before: 5, after: 5})

  it('leaves alone what does not overlap', () => {
    expect(spread([wish(10), wish(30)])).toEqual([10, 30])
  })

  it('moves both neighbours by the same', () => {
    expect(spread([wish(10), wish(10)])).toEqual([5, 15])
  })

  it('moves the heavier less', () => {
    expect(spread([{...wish(10), weight: 3}, wish(10)])).toEqual([7.5, 17.5])
  })

  it('keeps gap and bounds', () => {
    expect(spread([wish(0), wish(0)], {gap: 2, min: 0})).toEqual([5, 17])
    expect(spread([wish(40), wish(40)], {max: 40})).toEqual([25, 35])
  })
})

describe('slug', () => {
  it('makes an id of a title', () => {
    expect(slug('Zürich: code flow with PKCE (S256)')).toBe('zurich-code-flow-with-pkce-s256')
  })
})
