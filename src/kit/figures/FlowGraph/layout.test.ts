import {describe, expect, it} from 'vitest'
import {overlaps, type Point, type Rect} from '../primitives/geometry'
import {overlapping, piecesOf, pseudoRandom, textRect, within} from '../primitives/testSupport'
import {NARROW_WIDTH} from '../primitives/type'
import {layoutFlow, type FlowLayout} from './layout'
import type {FlowEdge, FlowNode} from './model'
import {layoutColumn} from './narrow'

type Graph = {nodes: readonly FlowNode[]; edges: readonly FlowEdge[]}

const login: Graph = {
  nodes: [
    {id: 'start', label: 'Login requested', kind: 'start'},
    {id: 'cookie', label: 'Session cookie valid?', kind: 'decision', detail: 'auth-cookie'},
    {id: 'password', label: 'Username and password', detail: 'auth-username-password-form'},
    {id: 'has-otp', label: 'OTP configured?', kind: 'decision'},
    {id: 'otp', label: 'OTP form'},
    {id: 'done', label: 'Logged in', kind: 'end'},
  ],
  edges: [
    {from: 'start', to: 'cookie'},
    {from: 'cookie', to: 'password', label: 'no'},
    {from: 'cookie', to: 'done', label: 'yes'},
    {from: 'password', to: 'has-otp'},
    {from: 'has-otp', to: 'otp', label: 'yes'},
    {from: 'has-otp', to: 'done', label: 'no'},
    {from: 'otp', to: 'done'},
  ],
}

const retry: Graph = {
  nodes: [
    {id: 'send', label: 'Send the event', kind: 'start'},
    {id: 'ok', label: 'Answer 2xx?', kind: 'decision'},
    {id: 'wait', label: 'Wait'},
    {id: 'done', label: 'Delivered', kind: 'end'},
  ],
  edges: [
    {from: 'send', to: 'ok'},
    {from: 'ok', to: 'done', label: 'yes'},
    {from: 'ok', to: 'wait', label: 'no'},
    {from: 'wait', to: 'send', label: 'the same payload once more'},
  ],
}

const WORDS = [
  'Realm',
  'Check the domain of the organization',
  'Client',
  'Ask for the second factor',
  'Session',
  'Token',
]

/** A graph of some branches, joins, skips and, every third time, ways back. */
function someGraph(seed: number): Graph {
  const random = pseudoRandom(seed)
  const pick = (count: number): number => Math.floor(random() * count)
  const count = 3 + pick(9)
  const nodes = Array.from({length: count}, (_, index): FlowNode => {
    const kind = (['step', 'decision', 'step', 'end'] as const)[pick(4)] ?? 'step'
    return {
      id: `n${index}`,
      label: WORDS[pick(WORDS.length)] ?? '',
      kind,
      ...(pick(3) === 0 && {detail: 'auth-otp-form'}),
    }
  })
  const edges = new Map<string, FlowEdge>()
  for (let to = 1; to < count; to += 1) {
    for (let times = 0; times < 1 + pick(2); times += 1) {
      const from = pick(to)
      edges.set(`${from} ${to}`, {from: `n${from}`, to: `n${to}`, ...(pick(2) === 0 && {label: 'yes, and more'})})
    }
  }
  if (seed % 3 === 0) edges.set('back', {from: `n${count - 1}`, to: `n${pick(count - 1)}`, label: 'again'})
  return {nodes, edges: [...edges.values()]}
}

const lay = (graph: Graph, highlight: readonly string[] = []): FlowLayout =>
  layoutFlow({title: 'Test', ...graph, highlight})
const column = (graph: Graph): FlowLayout => layoutColumn({title: 'Test', ...graph, highlight: []})

const labelRects = ({edges}: FlowLayout): Rect[] =>
  edges.flatMap(({label}) => (label ? [textRect(label.block, label.x, label.y, label.anchor)] : []))

const lines = ({edges}: FlowLayout): Rect[] =>
  edges.flatMap(({lead = [], points}) => [...piecesOf(lead), ...piecesOf(points)])

function expectClear(layout: FlowLayout): void {
  expect(overlapping(layout.nodes, 8)).toEqual([])
  const labels = labelRects(layout)
  expect(overlapping(labels)).toEqual([])
  for (const label of labels) {
    expect(layout.nodes.filter((node) => overlaps(node, label))).toEqual([])
    expect(lines(layout).filter((line) => overlaps(line, label))).toEqual([])
  }
  for (const {id, points} of layout.edges) {
    for (const piece of piecesOf(points)) {
      expect(
        layout.nodes.filter((node) => overlaps(node, piece, -1)).map((node) => `${id} runs through ${node.id}`),
      ).toEqual([])
    }
  }
  const all = {x: 0, y: 0, width: layout.width, height: layout.height}
  expect([...layout.nodes, ...labels, ...lines(layout)].filter((rect) => !within(rect, all))).toEqual([])
}

/** Lines that lie on each other although their edges share neither end. */
function confused({edges}: FlowLayout, graph: Graph): string[] {
  const ends = new Map(graph.edges.map(({from, to}) => [`${from}-${to}`, [from, to]]))
  const share = (a: number, lengthA: number, b: number, lengthB: number): boolean =>
    Math.min(a + lengthA, b + lengthB) - Math.max(a, b) > 3
  const along = (a: Rect, b: Rect): boolean =>
    (a.height === 0 && b.height === 0 && Math.abs(a.y - b.y) < 2 && share(a.x, a.width, b.x, b.width)) ||
    (a.width === 0 && b.width === 0 && Math.abs(a.x - b.x) < 2 && share(a.y, a.height, b.y, b.height))
  return edges.flatMap((a, index) =>
    edges.slice(index + 1).flatMap((b) => {
      const shared = ends.get(a.id)?.some((id) => ends.get(b.id)?.includes(id))
      const touch = piecesOf(a.points).some((one) => piecesOf(b.points).some((other) => along(one, other)))
      return touch && !shared ? [`${a.id} and ${b.id}`] : []
    }),
  )
}

const graphs = Array.from({length: 60}, (_, seed) => [seed, someGraph(seed)] as const)

const all = [['login', login], ['retry', retry], ...graphs] as const

describe('layoutFlow', () => {
  it.each(all)('keeps nodes, lines and labels of graph %s apart', (_, graph) => {
    expectClear(lay(graph))
  })

  it.each(all)('never lays lines of graph %s on each other that share no end', (_, graph) => {
    expect(confused(lay(graph), graph)).toEqual([])
  })

  it('draws the way down straight where other exits only lead on to a node met again', () => {
    const straight = lay(login).edges.filter(({points}) => new Set(points.map(({x}) => x)).size === 1)
    expect(straight.map(({id}) => id)).toEqual(['start-cookie', 'cookie-password', 'password-has-otp', 'has-otp-otp'])
  })

  it('leads a way back around the outside, from side to side', () => {
    const {nodes, edges} = lay(retry)
    const loop = edges.find(({id}) => id === 'wait-send')
    const target = nodes.find(({id}) => id === 'send')
    expect(loop?.points.at(-1)).toEqual({
      x: (target?.x ?? 0) + (target?.width ?? 0),
      y: (target?.y ?? 0) + (target?.height ?? 0) / 2,
    })
  })

  it('ends every line on the nodes that it joins', () => {
    for (const graph of [login, retry]) {
      const {nodes, edges} = lay(graph)
      for (const {from, to} of graph.edges) {
        const points = edges.find(({id}) => id === `${from}-${to}`)?.points ?? []
        const touches = (point: Point | undefined, id: string): boolean =>
          nodes.some(
            (node) => node.id === id && point !== undefined && overlaps({...point, width: 0, height: 0}, node, 0.1),
          )
        expect([touches(points[0], from), touches(points.at(-1), to)]).toEqual([true, true])
      }
    }
  })

  it('marks the nodes and edges named in highlight, and no others', () => {
    const {nodes, edges} = lay(login, ['otp', 'has-otp-otp'])
    expect([...nodes, ...edges].filter(({active}) => active).map(({id}) => id)).toEqual(['otp', 'has-otp-otp'])
  })

  it('gives the same drawing for the same data', () => {
    expect(lay(login)).toEqual(lay(login))
  })
})

describe('layoutColumn', () => {
  it.each(all)('keeps nodes, lines and labels of graph %s apart', (_, graph) => {
    expectClear(column(graph))
  })

  it.each(all)('never lays lines of graph %s on each other that share no end', (_, graph) => {
    expect(confused(column(graph), graph)).toEqual([])
  })

  it('is as wide as every narrow drawing', () => {
    expect(column(login).width).toBe(NARROW_WIDTH)
  })

  it('puts the first branch right below its question', () => {
    const order = [...column(login).nodes].sort((a, b) => a.y - b.y).map(({id}) => id)
    expect(order).toEqual(['start', 'cookie', 'password', 'has-otp', 'otp', 'done'])
  })
})
