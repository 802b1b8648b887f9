import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {reportSteps, STILL_MS} from './start'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('the start of the lab says what it does, and what it still does as long as that lasts', () => {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
  const progress = reportSteps(() => 20)
  progress.step('Starting Keycloak')
  expect(said).toEqual(['Starting Keycloak …'])
  vi.advanceTimersByTime(STILL_MS)
  expect(said.splice(0)).toEqual(['Starting Keycloak …', '  still running after 20 s: Starting Keycloak'])
  progress.end()
  vi.advanceTimersByTime(STILL_MS * 2)
  expect(said).toEqual([])
})
