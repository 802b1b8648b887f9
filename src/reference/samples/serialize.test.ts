import {describe, expect, it} from 'vitest'
import {queryText, type Json} from './request'
import {written, type Writing} from './serialize'

const list = ['a', 'b c']
const object = {x: 1, y: 'z'}

/** A parameter in a query as it stands in the address. */
const query = (value: Json, more: Partial<Writing> = {}): string =>
  queryText(written({name: 'p', in: 'query', ...more}, value))

/** A parameter in a path as it stands in the address. */
const path = (value: Json, more: Partial<Writing> = {}): string => {
  const [one] = written({name: 'p', in: 'path', ...more}, value)
  return one?.isEncoded ? one.value : encodeURIComponent(one?.value ?? '')
}

// The examples of "Style Examples" in the OpenAPI Specification, with other values.
describe('a parameter in a query is written', () => {
  it.each<[string, Json, Partial<Writing>, string]>([
    ['one value', 'a b', {}, 'p=a+b'],
    ['a list', list, {}, 'p=a&p=b+c'],
    ['a list in one value', list, {explode: false}, 'p=a,b%20c'],
    ['an object', object, {}, 'x=1&y=z'],
    ['an object in one value', object, {explode: false}, 'p=x,1,y,z'],
    ['a list between spaces', list, {style: 'spaceDelimited'}, 'p=a%20b%20c'],
    ['a list between bars', list, {style: 'pipeDelimited'}, 'p=a%7Cb%20c'],
    [
      'a deep object',
      {...object, inner: {k: true}},
      {style: 'deepObject'},
      'p%5Bx%5D=1&p%5By%5D=z&p%5Binner%5D%5Bk%5D=true',
    ],
    ['a document', object, {contentType: 'application/json'}, 'p=%7B%22x%22%3A1%2C%22y%22%3A%22z%22%7D'],
    ['an empty list', [], {}, ''],
  ])('%s', (_, value, more, expected) => {
    expect(query(value, more)).toBe(expected)
  })
})

describe('a parameter in a path is written', () => {
  it.each<[string, Json, Partial<Writing>, string]>([
    ['one value', 'a/b', {}, 'a%2Fb'],
    ['a list', list, {}, 'a,b%20c'],
    ['an object', object, {explode: true}, 'x=1,y=z'],
    ['a label', 5, {style: 'label'}, '.5'],
    ['a list of labels', list, {style: 'label', explode: true}, '.a.b%20c'],
    ['a matrix', 5, {style: 'matrix'}, ';p=5'],
    ['a list in a matrix', list, {style: 'matrix'}, ';p=a,b%20c'],
    ['a list of matrices', list, {style: 'matrix', explode: true}, ';p=a;p=b%20c'],
    ['an object in a matrix', object, {style: 'matrix', explode: true}, ';x=1;y=z'],
  ])('%s', (_, value, more, expected) => {
    expect(path(value, more)).toBe(expected)
  })
})
