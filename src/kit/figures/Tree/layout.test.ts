import {describe, expect, it} from 'vitest'
import {overlaps} from '../primitives/geometry'
import {overlapping, piecesOf, within} from '../primitives/testSupport'
import {NARROW_WIDTH} from '../primitives/type'
import {layoutTree} from './layout'
import type {TreeNode} from './nodes'
import {layoutOutline} from './outline'

const members = (count: number): TreeNode[] =>
  Array.from({length: count}, (_, index) => ({
    label: `member ${index}`,
    ...(index % 2 === 0 && {detail: 'view-organization'}),
  }))

const trees: [string, TreeNode][] = [
  ['a single root', {label: 'Realm'}],
  ['few', {label: 'Realm', detail: 'One issuer', children: members(2)}],
  [
    'wide',
    {
      label: 'Realm',
      children: Array.from({length: 8}, (_, index) => ({label: `Organization ${index}`, children: members(index)})),
    },
  ],
  [
    'deep',
    {
      label: 'Cluster',
      children: [
        {
          label: 'Realm',
          children: [
            {label: 'Organization with a display name that is long', children: [{label: 'Role', children: members(3)}]},
          ],
        },
      ],
    },
  ],
  [
    'tall root',
    {
      label: 'A root whose name needs more than a single line or even two',
      detail: 'and says still more about itself',
      children: members(1),
    },
  ],
]

describe.each([
  ['layoutTree', layoutTree],
  ['layoutOutline', layoutOutline],
])('%s', (_, layout) => {
  it.each(trees)('keeps the boxes of %s apart and inside', (_name, root) => {
    const {nodes, width, height} = layout(root)
    const boxes = nodes.map(({box}) => box)
    expect(overlapping(boxes, 8)).toEqual([])
    expect(boxes.filter((box) => !within(box, {x: 0, y: 0, width, height}))).toEqual([])
  })

  it.each(trees)('keeps the texts of %s in their boxes', (_name, root) => {
    for (const {box, label, detail} of layout(root).nodes) {
      expect(box.width).toBeGreaterThanOrEqual(Math.max(label.width, detail.width) + 28)
      expect(box.height).toBeGreaterThanOrEqual(label.height + detail.height + 16)
    }
  })

  it.each(trees)('draws one line to every node of %s but the root, through no box', (_name, root) => {
    const {nodes, lines} = layout(root)
    expect(lines).toHaveLength(nodes.length - 1)
    for (const {points} of lines) {
      for (const piece of piecesOf(points)) expect(nodes.filter(({box}) => overlaps(box, piece, -1))).toEqual([])
    }
  })
})

describe('layoutTree', () => {
  it('puts a parent at the middle of its children', () => {
    const {nodes} = layoutTree({label: 'Realm', children: members(3)})
    const middle = (path: string): number => {
      const box = nodes.find((node) => node.path === path)?.box
      return (box?.y ?? 0) + (box?.height ?? 0) / 2
    }
    expect(middle('0')).toBeCloseTo((middle('0.0') + middle('0.2')) / 2, 5)
  })
})

describe('layoutOutline', () => {
  it.each(trees)('fits %s on a phone', (_name, root) => {
    expect(layoutOutline(root).width).toBe(NARROW_WIDTH)
  })
})
