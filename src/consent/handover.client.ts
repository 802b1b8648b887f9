import {HANDOVER_KEY} from './storedKeys'

const attempt = <T>(run: () => T): T | null => {
  try {
    return run()
  } catch {
    // Where storage is refused, nothing is handed over.
    return null
  }
}

/** Takes what the page before has left out of the storage. */
export const takeHandover = (): string | null =>
  attempt(() => {
    const text = sessionStorage.getItem(HANDOVER_KEY)
    sessionStorage.removeItem(HANDOVER_KEY)
    return text
  })

/** Leaves something for the next page. */
export const writeHandover = (text: string): void => {
  attempt(() => sessionStorage.setItem(HANDOVER_KEY, text))
}
