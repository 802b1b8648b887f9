import {describe, expect, it} from 'vitest'
import {overlapping, textRect, within} from '../primitives/testSupport'
import {readDate} from './dates'
import {layoutTimeline, NARROW, WIDE, type TimelineEvent} from './layout'

const releases: TimelineEvent[] = [
  {date: '2022-02-11', label: 'Keycloak 17', detail: 'Quarkus is the default distribution'},
  {date: '2014-09-10', label: 'Keycloak 1.0', detail: 'The first stable release'},
  {
    date: '2023-04-11',
    label: 'CNCF incubation',
    detail: 'The project is taken in by the Cloud Native Computing Foundation',
  },
  {date: '2023-04-12', label: 'The day after'},
  {date: '2024-06', label: 'Keycloak 25'},
  {date: '2024-10-04', label: 'Keycloak 26', detail: 'Organizations are supported'},
]
const cases: [string, TimelineEvent[]][] = [
  ['releases', releases],
  ['one event', releases.slice(0, 1)],
  [
    'one day',
    [
      {date: '2026-01-01', label: 'a'},
      {date: '2026-01-01', label: 'b'},
    ],
  ],
  [
    'some months',
    [
      {date: '2026-03-02', label: 'Announced'},
      {date: '2026-08-01', label: 'Supported'},
    ],
  ],
  [
    'a century',
    [
      {date: '1926', label: 'a'},
      {date: '2026', label: 'b'},
    ],
  ],
]

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('layoutTimeline, %s', (_, shape) => {
  it.each(cases)('keeps the words of %s apart and inside', (_name, events) => {
    const layout = layoutTimeline('Test', events, shape)
    const texts = layout.events.flatMap(({date, dateAt, label, detail, textAt}) => [
      textRect(date, dateAt.x, dateAt.y),
      textRect(label, textAt.x, textAt.y),
      textRect(detail, textAt.x, textAt.y + label.height),
    ])
    expect(overlapping(texts.filter(({height}) => height > 0))).toEqual([])
    expect(texts.filter((rect) => rect.height > 0 && !within(rect, {x: 0, y: 0, ...layout}))).toEqual([])
  })

  it.each(cases)('keeps the ticks of %s apart and their words inside', (_name, events) => {
    const {ticks, axis} = layoutTimeline('Test', events, shape)
    const texts = ticks.map(({y, label}) => textRect(label, axis.x - 10, y - label.height / 2, 'end'))
    expect(overlapping(texts)).toEqual([])
    expect(texts.filter(({x, y}) => x < 0 || y < 0)).toEqual([])
  })

  it.each(cases)('draws the leaders of %s in the order of time, so that none crosses another', (_name, events) => {
    const lines = layoutTimeline('Test', events, shape).events.map(({points}) => points)
    lines.slice(1).forEach((points, index) => {
      expect(points[0]?.y).toBeGreaterThanOrEqual(lines[index]?.[0]?.y ?? 0)
      expect(points.at(-1)?.y).toBeGreaterThan(lines[index]?.at(-1)?.y ?? 0)
    })
  })

  it('places dates on a true scale', () => {
    const years = ['2020', '2021', '2024'].map((date) => ({date, label: date}))
    const [a, b, c] = layoutTimeline('Test', years, shape).events.map(({points}) => points[0]?.y ?? 0)
    expect((c ?? 0) - (b ?? 0)).toBeCloseTo(3 * ((b ?? 0) - (a ?? 0)), 5)
  })
})

describe('readDate', () => {
  it.each([
    ['2022-02-11', '11 Feb 2022'],
    ['2022-02', 'Feb 2022'],
    ['2022', '2022'],
  ])('writes %s as %s', (date, text) => {
    expect(readDate('Test', date).text).toBe(text)
  })

  it.each(['11.02.2022', '2022-13', '2022-02-30', 'soon'])('refuses %s and says what is allowed', (date) => {
    expect(() => readDate('Test', date)).toThrow(/isn't a valid date\.[^]*Allowed: 2022-02-11, 2022-02, or 2022/)
  })
})
