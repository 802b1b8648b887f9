import logger from '@docusaurus/logger'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {later} from './later'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('does once, when nobody has asked for a while, what was asked for several times', () => {
  const act = vi.fn(() => Promise.resolve())
  const actLater = later(1000, act)
  actLater()
  vi.advanceTimersByTime(900)
  actLater()
  vi.advanceTimersByTime(900)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledTimes(1)
})

it('shows what is thrown', async () => {
  const error = vi.spyOn(logger, 'error').mockReturnValue()
  later(1, () => Promise.reject(new Error('no such folder')))()
  await vi.runAllTimersAsync()
  expect(error).toHaveBeenCalledWith('Error: no such folder')
})
