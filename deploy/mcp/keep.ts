/** How long and how much is kept. */
export type KeepOptions = {
  /** How many values. The one that was used least recently goes first. */
  most: number
  /** How old a value can become, in milliseconds. */
  milliseconds: number
}

/** Values by key that are loaded once and kept for a while. A failure isn't kept. */
export type Keeper<T> = ((key: string) => Promise<T>) & {
  /** Drops a value, so that the next caller loads it again. */
  forget: (key: string) => void
}

/** Keeps what a function loads. Callers that ask at the same time share one load. */
export function keep<T>(load: (key: string) => Promise<T>, {most, milliseconds}: KeepOptions): Keeper<T> {
  const kept = new Map<string, {value: Promise<T>; until: number}>()
  const get = (key: string): Promise<T> => {
    const known = kept.get(key)
    kept.delete(key)
    const entry =
      known !== undefined && known.until > Date.now() ? known : {value: load(key), until: Date.now() + milliseconds}
    kept.set(key, entry)
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return entry.value
  }
  return Object.assign(get, {forget: (key: string) => void kept.delete(key)})
}
