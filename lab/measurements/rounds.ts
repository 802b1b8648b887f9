import type {MeasuredPoint} from '../../src/data/measurements'
import type {Measured} from './server'

/** What is repeated for one setting. */
export type Setting = {at: string | number; run: () => Promise<unknown>}

export type Rounds = {
  /** Repetitions of each setting before the first round: Java compiles while it runs. */
  warmUp: number
  rounds: number
  perRound: number
}

/**
 * CPU time of the server for one run of each setting, in milliseconds. The settings take turns in each round, so that a
 * garbage collection doesn't always hit the same one.
 * @returns median, lowest, and highest round.
 */
export async function cpuTimeOf(
  {cpuTime}: Pick<Measured, 'cpuTime'>,
  settings: readonly Setting[],
  {warmUp, rounds, perRound}: Rounds,
): Promise<MeasuredPoint[]> {
  const times = settings.map((): number[] => [])
  for (const {run} of settings) for (let count = 0; count < warmUp; count++) await run()
  for (let round = 0; round < rounds; round++) {
    for (const [index, {run}] of settings.entries()) {
      const before = await cpuTime()
      for (let count = 0; count < perRound; count++) await run()
      times[index]?.push(((await cpuTime()) - before) / perRound)
    }
  }
  return settings.map(({at}, index) => ({at, ...summarize(times[index] ?? [])}))
}

/** Median, lowest, and highest of the values, to three digits. @throws Error if there are none. */
export function summarize(values: readonly number[]): {value: number; low: number; high: number} {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[0], sorted.at(-1)]
  const middle = sorted.length / 2
  const pair = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new Error('There is nothing to summarize.')
  const median = pair.reduce<number>((sum, value) => sum + (value ?? 0), 0) / 2
  const short = (value: number): number => Number(value.toPrecision(3))
  return {value: short(median), low: short(low), high: short(high)}
}
