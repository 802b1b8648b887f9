/**
 * Makes sure that only one tab runs a procedure.
 * @returns what ends it; undefined if another tab runs it.
 */
export function lockProcedure(procedure: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`procedure.${procedure}`, {ifAvailable: true}, async (lock) => {
        if (lock === null) {
          resolve(undefined)
          return
        }
        // Held until it's released, or until the tab is closed.
        await new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}
