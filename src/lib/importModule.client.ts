/** How often a module did not come, by its address. */
const failures: Record<string, number> = {}

const importFrom = <T>(address: string): Promise<T> => import(address)

/** Loads a module, once. Firefox remembers one that did not come: an address that differs asks for it again. */
export function importModule<T extends object>(address: string): Promise<T> {
  const times = failures[address] ?? 0
  const module = importFrom<T>(address + (times ? `?${times}` : '')).then((exports) => {
    // For a browser, an empty file is a module too. Each of this site exports something; one that only acts, `acts`.
    if (Object.keys(exports)[0]) return exports
    throw new Error(address)
  })
  module.catch(() => (failures[address] = times + 1))
  return module
}
