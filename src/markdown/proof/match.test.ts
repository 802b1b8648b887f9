import {describe, expect, it} from 'vitest'
import {matchJson, parseExpectedJson} from './json'
import {matchText} from './match'
import {differenceOf} from './table'

const captured = (match: ReturnType<typeof matchText>) =>
  'captures' in match ? Object.fromEntries(match.captures) : match

function json(expected: string, seen: unknown) {
  const read = parseExpectedJson(expected)
  if ('what' in read) throw new Error(read.what)
  return captured(matchJson(read.value, seen))
}

describe('text', () => {
  it('is equal but for blanks at the ends', () => {
    expect(captured(matchText('a\nb', 'a  \nb\n'))).toEqual({})
    expect(matchText('a\nb\nc', 'a\nx\nc')).toEqual({what: 'differs', line: 1})
    expect(matchText('a', 'a\nb')).toMatchObject({what: 'differs'})
  })

  it('may leave out a part of a line, or lines', () => {
    expect(captured(matchText('took … ms', 'took 12 ms'))).toEqual({})
    expect(captured(matchText('a\n…\nz', 'a\nb\nc\nz'))).toEqual({})
    expect(captured(matchText('…\nz', 'z'))).toEqual({})
    expect(matchText('a\n…\nz', 'a\nb')).toMatchObject({what: 'differs'})
  })

  it('names values, which are the same wherever they stand in a line', () => {
    expect(captured(matchText('Created <id>, see /<id>', 'Created 4f, see /4f'))).toEqual({id: '4f'})
    expect(matchText('Created <id>, see /<id>', 'Created 4f, see /5f')).toMatchObject({what: 'differs'})
  })

  it('takes every other sign as it is', () => {
    expect(captured(matchText('a.b (c) [d] $1', 'a.b (c) [d] $1'))).toEqual({})
    expect(matchText('a.b', 'axb')).toMatchObject({what: 'differs'})
  })
})

describe('JSON', () => {
  it('has no member and no element more than is expected, unless they are left open', () => {
    expect(json('{"a": 1}', {a: 1, b: 2})).toEqual({what: 'the object has further members, b; … would stand for them'})
    expect(json('{"a": 1, …}', {a: 1, b: 2})).toEqual({})
    expect(json('{\n  "a": 1,\n  "…": "…"\n}', {a: 1, b: 2})).toEqual({})
    expect(json('[1, …]', [1, 2, 3])).toEqual({})
    expect(json('[…, 3]', [1, 2, 3])).toEqual({})
    expect(json('[1]', [1, 2])).toMatchObject({what: 'the list has 2 elements, expected 1: [1,2]'})
  })

  it('has certain elements somewhere, between two that are left open', () => {
    expect(json('[…, 2, 3, …]', [1, 2, 3, 4])).toEqual({})
    expect(json('[…, 2, …]', [2])).toEqual({})
    expect(json('[…, 3, 2, …]', [1, 2, 3])).toEqual({what: "the list doesn't contain 3, 2, seen [1,2,3]"})
  })

  it('says where it differs', () => {
    expect(json('{"a": [{"b": 1}]}', {a: [{b: 2}]})).toEqual({what: 'a[0].b: expected 1, seen 2'})
    expect(json('{"a": "x"}', {})).toEqual({what: 'a: expected "x", seen nothing'})
  })

  it('names keys, with and without quotes', () => {
    const seen = {'4f': {name: 'cedar'}, '5e': {name: 'maple'}}
    expect(json('{"<cedar-id>": {"name": "cedar"}, <maple-id>: {"name": "maple"}}', seen)).toEqual({
      'cedar-id': '4f',
      'maple-id': '5e',
    })
    // In the order of the page, not of the answer.
    expect(json('{<maple-id>: {"name": "maple"}, …}', seen)).toEqual({'maple-id': '5e'})
    expect(json('{<cedar-id>: {"name": "cedar"}}', seen)).toEqual({
      what: 'the object has further members, 5e; … would stand for them',
    })
    expect(json('{<id>: {"name": "birch"}, …}', {'4f': {name: 'cedar'}})).toEqual({
      what: '<id>.name: expected "birch", seen "cedar"',
    })
    expect(json('{"a": 1, <id>: 2}', {a: 1})).toEqual({what: '<id>: no member has such a key, seen no other'})
    expect(json('{<id>: 1}', {'<id>': 1})).toEqual({})
    expect(json('{"org-…": 1, "id": "<id>"}', {'org-4f': 1, id: '4f'})).toEqual({id: '4f'})
  })

  it('names values, with and without quotes', () => {
    expect(json('{"id": "<id>", "exp": <exp>}', {id: 'x', exp: 12})).toEqual({id: 'x', exp: '12'})
    expect(json('{"a": "<id>", "b": "u/<id>"}', {a: 'x', b: 'u/y'})).toEqual({
      what: '<id> is x in one place and y in another',
    })
  })
})

describe('a row of a table', () => {
  const row = (cell: string, ...keys: string[]) => ({line: 1, keys, cell})

  it.each([
    ['1800 (30 minutes)', 1800],
    ['`false`'.replaceAll('`', ''), false],
    ['external (External requests)', 'external'],
    ['empty: a fixed list', []],
    ['none: kept for ever', undefined],
    ['on, not default action', 'on, not default action'],
    ['10000 each', 10000],
  ])('"%s" says %j', (cell, value) => {
    expect(differenceOf(row(cell, 'a'), {a: value})).toBeUndefined()
  })

  it.each([
    ['300', 30],
    ['30', 300],
    ['true', false],
    ['empty', 'x'],
    ['1', undefined],
  ])('"%s" does not say %j', (cell, value) => {
    expect(differenceOf(row(cell, 'a'), {a: value})).toContain('a: the page says')
  })

  it('has a value for each of its settings, or one for all', () => {
    expect(differenceOf(row('true, 5', 'a', 'b'), {a: true, b: 5})).toBeUndefined()
    expect(differenceOf(row('0: as the session', 'a', 'b'), {a: 0, b: 0})).toBeUndefined()
    expect(differenceOf(row('0', 'attributes."x.y"'), {attributes: {'x.y': 1}})).toContain('seen 1')
  })
})
