import {setImmediate} from 'node:timers/promises'

/**
 * A gate that lets callers pass one by one. Between two of them everything that is ready to run is run, so that what one
 * has begun is mostly done, and its memory free, before the next begins. Nobody has to say that it is done: none can hold
 * up the others.
 */
export function oneByOne(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.then(() => setImmediate())
    return last
  }
}
