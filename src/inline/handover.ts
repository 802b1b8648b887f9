/** Key of the tab's storage in which a page leaves the next one what must not be lost on the way, for that moment. */
const KEY = 'handover'

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
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return text
  })

/** Leaves something for the next page. */
export const writeHandover = (text: string): void => {
  attempt(() => sessionStorage.setItem(KEY, text))
}
