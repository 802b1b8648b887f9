import {expect, it} from 'vitest'
import {readTablesChunk} from './tablesChunk'

const chunk = (body: string) =>
  `"use strict";(globalThis.webpackChunksite=globalThis.webpackChunksite||[]).push([["258"],{77(e,t,r){${body}}}]);`

it('the table is read from what the bundler has made of it', () => {
  const code = chunk(
    'r.r(t),r.d(t,{default:()=>n});let n={"01a85c17":[()=>r.e("9786").then(r.bind(r,1234)),"@theme/DocItem",1234],"02b":[()=>r.e("1").then(r.t.bind(r,"x",19)),"@generated/a.json","x"]}',
  )
  expect(readTablesChunk(code)).toEqual(
    new Map([
      ['01a85c17', {source: '@theme/DocItem', id: 1234}],
      ['02b', {source: '@generated/a.json', id: 'x'}],
    ]),
  )
})

it('a chunk that holds something else is refused', () => {
  expect(() => readTablesChunk(chunk('r.d(t,{default:()=>1})'))).toThrow('does not hold')
  expect(() => readTablesChunk('1')).toThrow()
})
