import {setTimeout as pause} from 'node:timers/promises'

const POLL_MS = 100

/** What is waited for. */
export type WaitOptions = {
  /** Completes "Waited N s until …". */
  what: string
  /** Milliseconds. Default 60,000: what is there at once costs nothing, and machines are busy. */
  timeout?: number
  signal?: AbortSignal
}

/** Waits until something that can only be asked for answers. @throws Error when the time is over. */
export async function waitUntil<T>(
  ask: () => T | undefined | false | Promise<T | undefined | false>,
  {what, timeout = 60_000, signal}: WaitOptions,
): Promise<T> {
  const started = Date.now()
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() - started > timeout) throw new Error(`Waited ${timeout / 1000} s until ${what}.`)
    await pause(POLL_MS, undefined, {signal})
  }
}
