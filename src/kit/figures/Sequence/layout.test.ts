import {describe, expect, it} from 'vitest'
import {NARROW_WIDTH} from '../primitives/type'
import {overlapping, textRect, within} from '../primitives/testSupport'
import {overlaps, type Rect} from '../primitives/geometry'
import {layoutSequence} from './layout'
import type {SequenceActor, SequenceStep} from './model'
import {layoutLanes} from './narrow'

const FORTY = 'POST /realms/acme/protocol/openid-connect'

const actors: SequenceActor[] = [
  {id: 'b', label: 'Browser'},
  {id: 'a', label: 'Application'},
  {id: 'k', label: 'Keycloak'},
  {id: 'r', label: 'Identity provider of the organization'},
]
const steps: SequenceStep[] = [
  {from: 'b', to: 'a', label: 'GET /account'},
  {from: 'a', to: 'b', label: 'Redirect with state and code challenge', dashed: true},
  {from: 'b', to: 'k', label: FORTY},
  {from: 'k', to: 'k', label: 'Check the client and its redirect URI'},
  {from: 'k', to: 'r', label: FORTY},
  {from: 'r', to: 'b', label: 'Login page', dashed: true},
  {from: 'b', to: 'b', label: 'Enter the password'},
  {from: 'r', to: 'r', label: 'Check it'},
]

const cases = [2, 3, 4].map((count) => {
  const own = actors.slice(0, count)
  const ids = own.map(({id}) => id)
  return [count, own, steps.filter(({from, to}) => ids.includes(from) && ids.includes(to))] as const
})

const labelsOf = ({messages}: ReturnType<typeof layoutSequence>): Rect[] =>
  messages.map(({label}) => textRect(label.block, label.x, label.y, label.anchor))

describe('layoutSequence', () => {
  it.each(cases)('keeps the labels of %i actors apart and inside the drawing', (_, own, messages) => {
    const layout = layoutSequence('Test', own, messages)
    const everything = [...labelsOf(layout), ...layout.actors.map(({box}) => box)]
    expect(overlapping(everything, 4)).toEqual([])
    expect(everything.filter((rect) => !within(rect, {x: 0, y: 0, ...layout}))).toEqual([])
  })

  it.each(cases)('leaves the lifelines of %i actors open where a label stands', (_, own, messages) => {
    const layout = layoutSequence('Test', own, messages)
    const lines = layout.actors.flatMap(({x, lifeline}) =>
      lifeline.map(([top, bottom]) => ({x, y: top, width: 0, height: bottom - top})),
    )
    for (const label of labelsOf(layout)) expect(lines.filter((line) => overlaps(line, label))).toEqual([])
  })

  it.each(cases)('ends the arrows of %i actors on their lifelines', (_, own, messages) => {
    const layout = layoutSequence('Test', own, messages)
    const x = (id: string): number | undefined => layout.actors.find((actor) => actor.id === id)?.x
    expect(layout.messages.map(({points}) => [points[0]?.x, points.at(-1)?.x])).toEqual(
      messages.map(({from, to}) => [x(from), x(to)]),
    )
  })

  it('fits four actors and labels of forty characters into a column of text', () => {
    const label = 'a message that has forty characters, yes'
    const ring = ['b', 'a', 'k', 'r'].map((id, index, ids): SequenceStep => ({
      from: id,
      to: ids[(index + 1) % 4] ?? id,
      label,
    }))
    const short = actors.map(({id}) => ({id, label: 'Application'}))
    expect(layoutSequence('Test', short, ring).width).toBeLessThanOrEqual(760)
  })

  it('numbers the steps from 1', () => {
    expect(
      layoutSequence('Test', actors, steps)
        .messages.map(({number}) => number)
        .join(''),
    ).toBe('12345678')
  })

  it('names the unknown actor, the known ones and the cure', () => {
    expect(() => layoutSequence('Test', actors, [{from: 'b', to: 'x', label: ''}])).toThrow(
      /<Sequence title="Test">: step 1 refers to the actor "x"[^]*Allowed: b, a, k, r[^]*Fix: /,
    )
  })
})

describe('layoutLanes', () => {
  it.each(cases)('keeps the words of %i actors apart and inside a phone', (_, own, messages) => {
    const layout = layoutLanes('Test', own, messages)
    const texts = [
      ...layout.keys.map(({label, labelX, y}) => textRect(label, labelX, y)),
      ...layout.rows.flatMap(({label, who, textX, y}) => [
        textRect(label, textX, y),
        textRect(who, textX, y + label.height),
      ]),
    ]
    expect(overlapping(texts)).toEqual([])
    expect(layout.width).toBe(NARROW_WIDTH)
    expect(texts.filter((rect) => !within(rect, {x: 0, y: 0, ...layout}))).toEqual([])
  })

  it('keeps the lanes left of all words', () => {
    const {keys, rows} = layoutLanes('Test', actors, steps)
    const words = Math.min(...rows.map(({numberX}) => numberX))
    expect(Math.max(...keys.map(({x}) => x), ...rows.flatMap(({points}) => points.map(({x}) => x)))).toBeLessThan(words)
  })
})
