/** How a command learns that it is to end. */
export type Interrupt = {
  /** Aborted by the first Ctrl+C or SIGTERM. */
  signal: AbortSignal
  /** Resolves at the same moment. */
  asked: Promise<void>
}

/** Lets a command end in order at Ctrl+C and SIGTERM. Further ones are ignored: the end is under way. */
export function untilInterrupted(): Interrupt {
  const controller = new AbortController()
  const asked = new Promise<void>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => {
        controller.abort()
        resolve()
      })
    }
  })
  return {signal: controller.signal, asked}
}
