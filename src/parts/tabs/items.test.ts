import {describe, expect, it} from 'vitest'
import {tabItems} from './items'

const node = {value: 'node', label: 'Node.js', children: 'a'}
const go = {value: 'go', children: 'b'}

describe('tabItems', () => {
  it('shows the first panel at first, and labels a panel by its value where it has no label', () => {
    expect(tabItems([node, go])).toEqual([
      {...node, isFirst: true},
      {...go, label: 'go', isFirst: false},
    ])
  })

  it('shows the panel at first that says so', () => {
    expect(tabItems([node, {...go, default: true}]).map(({isFirst}) => isFirst)).toEqual([false, true])
  })

  it.each([
    ['no panels', [], '<Tabs> has no panels.'],
    ['more than the stylesheet knows', Array.from({length: 13}, (_, value) => ({value: `${value}`})), 'has 13 panels.'],
    ['a child without a value', [node, {value: ''}], 'Child 2 of <Tabs> has no value.'],
    ['a value twice', [node, node], '<Tabs> has the value "node" twice.'],
  ])('refuses %s', (_, panels, message) => {
    expect(() => tabItems(panels)).toThrow(message)
  })
})
