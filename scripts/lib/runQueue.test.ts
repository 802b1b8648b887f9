import {setImmediate as nextTurn} from 'node:timers/promises'
import {describe, expect, it} from 'vitest'
import {runQueue, type QueueOptions} from './runQueue'

/** Runs jobs that each take a number of turns, and logs what happens. */
async function logOf(turns: Readonly<Record<string, number>>, options: Partial<QueueOptions<string>>) {
  const log: string[] = []
  const run = async (job: string): Promise<void> => {
    log.push(`${job} starts`)
    for (let turn = 0; turn < (turns[job] ?? 0); turn += 1) await nextTurn()
    log.push(`${job} ends`)
  }
  await runQueue(Object.keys(turns), {slots: 2, needs: () => [], run, ...options})
  return log
}

describe('a queue of jobs', () => {
  it('gives a free slot to the next job', async () => {
    const log = await logOf({long: 9, short: 1, last: 1}, {})
    expect(log).toEqual(['long starts', 'short starts', 'short ends', 'last starts', 'last ends', 'long ends'])
  })

  it('runs one job after the other in one slot', async () => {
    expect(await logOf({a: 3, b: 1}, {slots: 1})).toEqual(['a starts', 'a ends', 'b starts', 'b ends'])
  })

  it('starts a job after those that it needs, and others meanwhile', async () => {
    const needs = (job: string): string[] => (job === 'output' ? ['build', 'not in the queue'] : [])
    const log = await logOf({build: 9, output: 1, other: 1}, {needs})
    expect(log).toEqual(['build starts', 'other starts', 'other ends', 'build ends', 'output starts', 'output ends'])
  })

  it('ends what runs after a job that throws, starts no other, and throws the same', async () => {
    const log: string[] = []
    const run = async (job: string): Promise<void> => {
      await nextTurn()
      if (job === 'broken') throw new Error('broken')
      await nextTurn()
      log.push(job)
    }
    const options = {slots: 2, needs: () => [], run}
    await expect(runQueue(['broken', 'running', 'waiting'], options)).rejects.toThrow('broken')
    expect(log).toEqual(['running'])
  })

  it('names jobs that wait for each other', async () => {
    const needs = (job: string): string[] => [job === 'a' ? 'b' : 'a']
    await expect(logOf({a: 1, b: 1}, {needs})).rejects.toThrow('These jobs wait for each other: a, b.')
  })
})
