import {describe, expect, it} from 'vitest'
import {overlapping, textRect, within} from '../../../src/kit/figures/primitives/testSupport'
import {NARROW_WIDTH} from '../../../src/kit/figures/primitives/type'
import {SKETCH_WIDTH, type SketchProps} from '../../../src/kit/figures/Sketch'
import {drawAddresses} from '../../../src/pages/access/_addresses'
import {drawKeptFor} from '../../../src/pages/company/privacy/_keptFor'
import {drawEnding} from '../../../src/pages/company/service-agreement/_ending'
import {drawRegions} from '../../../src/pages/company/subprocessors/_regions'
import {drawWhichText} from '../../../src/pages/company/terms/_whichText'
import {drawCalendar} from '../../../src/pages/contact/_calendar'
import {downMinutes, drawProbes} from '../../../src/pages/hosting/monitoring/_probes'
import {drawBills} from '../../../src/pages/pricing/hosting/_bills'
import {drawHours, lines} from '../../../src/pages/pricing/support/_hours'
import {drawWeek, officeHours, otherHours} from '../../../src/pages/support/24-7-on-call/_week'
import {drawSecond, inOneSecond} from '../../../src/pages/support/guidance-for-scale/_second'

const sketches: Readonly<Record<string, SketchProps['draw']>> = {
  drawAddresses,
  drawBills,
  drawCalendar,
  drawEnding,
  drawHours,
  drawKeptFor,
  drawProbes,
  drawRegions,
  drawSecond,
  drawWeek,
  drawWhichText,
}

describe.each(Object.entries(sketches))('%s', (_, draw) => {
  it.each([SKETCH_WIDTH, NARROW_WIDTH])('keeps its texts apart and inside at %i px', (width) => {
    const layout = draw(width)
    const texts = layout.labels.map(({block, x, y, anchor}) => textRect(block, x, y, anchor))
    const named = (index: number) => layout.labels[index]?.block.lines.join(' ')
    expect(overlapping(texts).map((pair) => pair.map(named))).toEqual([])
    const room = {x: -1, y: -1, width: layout.width + 2, height: layout.height + 2}
    expect(texts.flatMap((rect, index) => (within(rect, room) ? [] : [named(index)]))).toEqual([])
  })

  it.each([SKETCH_WIDTH, NARROW_WIDTH])('keeps its areas inside at %i px', (width) => {
    const layout = draw(width)
    const outside = layout.areas.filter(
      ({rect}) => !within(rect, {x: -1, y: -1, width: width + 2, height: layout.height + 2}),
    )
    expect(outside).toEqual([])
  })
})

it('the week has 168 hours', () => {
  expect(officeHours + otherHours).toBe(168)
})

it('a minute in which one place fails is not down', () => {
  expect(downMinutes).toBe(5)
})

it('the example of counted hours stays within those that the plan includes', () => {
  const left = lines.at(-1)
  expect(left?.length).toBeGreaterThan(0)
  expect(left?.text).toBe('1 h 30 min')
})

it('more of what costs less fits into a second', () => {
  expect(inOneSecond(78)).toBe(8)
  expect(inOneSecond(9)).toBe(77)
})
