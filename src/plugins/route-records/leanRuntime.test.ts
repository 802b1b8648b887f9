import {expect, it} from 'vitest'
import {withoutChunks} from './leanRuntime'

const source = `__webpack_require__.u = (chunkId) => {
  return "assets/js/" + ({"106": "17896441","258": "route-tables","271": "62a2d5e6",}[chunkId] || chunkId) + "." + {"106": "aaaa","258": "bbbb","271": "cccc","900": "dddd"}[chunkId] + ".js"
}`

it('chunks of these names are in neither table, and the others are', () => {
  expect(withoutChunks(source, new Set(['17896441', 'route-tables']))).toBe(`__webpack_require__.u = (chunkId) => {
  return "assets/js/" + ({"271": "62a2d5e6"}[chunkId] || chunkId) + "." + {"271": "cccc","900": "dddd"}[chunkId] + ".js"
}`)
})

it('nothing else is changed', () => {
  expect(withoutChunks('x = {}; f({a: 1})', new Set(['a']))).toBe('x = {}; f({a: 1})')
})
