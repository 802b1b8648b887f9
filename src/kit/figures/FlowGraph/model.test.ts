import {describe, expect, it} from 'vitest'
import {rankNodes, resolveLinks, topologicalOrder, type FlowNode} from './model'

const nodes = ['a', 'b', 'c', 'd'].map((id): FlowNode => ({id, label: id}))
const resolve = (...pairs: readonly (readonly [string, string])[]) =>
  resolveLinks(
    'Test',
    nodes,
    pairs.map(([from, to]) => ({from, to})),
  )

describe('resolveLinks', () => {
  it('names the unknown node, the known ones and the cure', () => {
    expect(() => resolve(['a', 'x'])).toThrow(
      /<FlowGraph title="Test">: an edge refers to the node "x"[^]*Allowed: a, b, c, d[^]*Fix: /,
    )
  })

  it('refuses an edge from a node to itself', () => {
    expect(() => resolve(['a', 'a'])).toThrow(/leads from "a" to itself/)
  })

  it('refuses two nodes with one id', () => {
    expect(() => resolveLinks('Test', [...nodes, {id: 'a', label: 'again'}], [])).toThrow(/the ID "a" is used twice/)
  })

  it('marks the edge that closes a cycle as leading back', () => {
    expect(resolve(['a', 'b'], ['b', 'c'], ['c', 'a']).map(({back}) => back)).toEqual([false, false, true])
  })
})

describe('rankNodes', () => {
  it('puts each node one below the lowest that leads to it', () => {
    expect(rankNodes(4, resolve(['a', 'b'], ['b', 'c'], ['a', 'c'], ['c', 'd']))).toEqual([0, 1, 2, 3])
  })

  it('puts a node that nothing leads to right above the first that it leads to', () => {
    expect(rankNodes(4, resolve(['a', 'b'], ['b', 'c'], ['d', 'c']))).toEqual([0, 1, 2, 1])
  })
})

describe('topologicalOrder', () => {
  it('keeps what follows a branch with the branch', () => {
    expect(topologicalOrder(4, resolve(['a', 'b'], ['a', 'd'], ['b', 'c']))).toEqual([0, 1, 2, 3])
  })
})
