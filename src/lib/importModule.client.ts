/** How often a module did not come, by its address. */
const failures: Record<string, number> = {}

const importFrom = <T>(address: string): Promise<T> => import(address)

/** Loads a module, once. Firefox remembers one that did not come: an address that differs asks for it again. */
export function importModule<T>(address: string): Promise<T> {
  const times = failures[address] ?? 0
  const module = importFrom<T>(address + (times ? `?${times}` : ''))
  module.catch(() => (failures[address] = times + 1))
  return module
}
