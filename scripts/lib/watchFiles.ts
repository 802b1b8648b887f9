import {watch} from 'node:fs'
import path from 'node:path'

/** In ms: an editor saves in several steps. */
const DELAY = 100

/**
 * Does something whenever a file is saved, one file after the other. Folders are watched, since many editors save a new
 * file in the place of the old one. What `act` throws is handed to `onError`: the watching goes on.
 * @param files absolute paths.
 * @returns what ends it, once what is under way is done.
 */
export function watchFiles(
  files: readonly string[],
  act: (file: string) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const timers = new Map<string, NodeJS.Timeout>()
  let running = Promise.resolve()
  const saved = (file: string): void => {
    clearTimeout(timers.get(file))
    const timer = setTimeout(() => {
      running = running.then(() => act(file)).catch(onError)
    }, DELAY)
    timers.set(file, timer)
  }
  const folders = new Set(files.map((file) => path.dirname(file)))
  const watchers = [...folders].map((folder) =>
    watch(folder, (_, name) => {
      const file = path.join(folder, name ?? '')
      if (files.includes(file)) saved(file)
    }),
  )
  return async () => {
    for (const watcher of watchers) watcher.close()
    for (const timer of timers.values()) clearTimeout(timer)
    await running
  }
}
