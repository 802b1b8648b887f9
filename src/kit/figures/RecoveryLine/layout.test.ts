import {expect, it} from 'vitest'
import {layoutRecovery, NARROW, WIDE} from './layout'

it('keeps the proportion of the two times', () => {
  const {missing, restoring} = layoutRecovery('Restore', 60, 180, WIDE)
  expect(restoring.width / missing.width).toBeCloseTo(3)
  expect(missing.x + missing.width).toBeCloseTo(restoring.x)
})

it('says the times of an example on the clock, also those of the evening before', () => {
  const {moments} = layoutRecovery('Restore', 150, 240, NARROW)
  expect(Object.values(moments).map(({time}) => time.lines)).toEqual([['02:00'], ['06:00'], ['23:30']])
})

it('says what is wrong with a time that is none', () => {
  expect(() => layoutRecovery('Restore', 0, 240, WIDE)).toThrow(/<RecoveryLine title="Restore">: .* are 0 and 240/)
})
