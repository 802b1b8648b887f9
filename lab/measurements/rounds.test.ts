import {expect, it} from 'vitest'
import {cpuTimeOf, summarize} from './rounds'

it('the median of an even number of rounds is the middle of the two in the middle', () => {
  expect(summarize([4, 1, 3, 2])).toEqual({value: 2.5, low: 1, high: 4})
  expect(summarize([5, 1, 3])).toEqual({value: 3, low: 1, high: 5})
  expect(() => summarize([])).toThrow(/nothing to summarize/)
})

it('the CPU time of a setting leaves out the warm-up and the other settings', async () => {
  let spent = 0
  const setting = (at: string, cost: number) => ({at, run: () => Promise.resolve((spent += cost))})
  const points = await cpuTimeOf(
    {cpuTime: () => Promise.resolve(spent)},
    [setting('cheap', 2), setting('expensive', 40)],
    {warmUp: 7, rounds: 3, perRound: 5},
  )
  expect(points).toEqual([
    {at: 'cheap', value: 2, low: 2, high: 2},
    {at: 'expensive', value: 40, low: 40, high: 40},
  ])
})
