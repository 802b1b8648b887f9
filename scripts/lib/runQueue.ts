/** How to run jobs. */
export type QueueOptions<Job> = {
  /** How many jobs run at once, at most. */
  slots: number
  /** The jobs that have to end before this one starts. Those that aren't in the queue count as ended. */
  needs: (job: Job) => readonly Job[]
  run: (job: Job) => Promise<void>
}

/**
 * Runs jobs side by side: a free slot takes the first waiting job whose needs have ended. After a job that throws, no other
 * starts, and those that run come to their end.
 * @throws what the first of them threw; Error where jobs need each other.
 */
export async function runQueue<Job>(jobs: readonly Job[], {slots, needs, run}: QueueOptions<Job>): Promise<void> {
  const waiting = new Set(jobs)
  const running = new Map<Job, Promise<void>>()
  const thrown: unknown[] = []
  const isReady = (job: Job): boolean => needs(job).every((other) => !waiting.has(other) && !running.has(other))
  const start = (job: Job): void => {
    waiting.delete(job)
    const ended = run(job)
      .catch((error: unknown) => thrown.push(error))
      .then(() => void running.delete(job))
    running.set(job, ended)
  }
  const fill = (): void => {
    while (running.size < slots && thrown.length === 0) {
      const next = [...waiting].find(isReady)
      if (next === undefined) return
      start(next)
    }
  }
  fill()
  while (running.size > 0) {
    await Promise.race(running.values())
    fill()
  }
  if (thrown.length > 0) throw thrown[0]
  if (waiting.size > 0) throw new Error(`These jobs wait for each other: ${[...waiting].join(', ')}.`)
}
