import * as limits from './limits'
import * as network from './network'
import * as observability from './observability'
import * as pricing from './pricing'
import * as regions from './regions'
import * as retention from './retention'
import * as serviceLevels from './serviceLevels'
import * as support from './support'
import * as versions from './versions'

const modules = {
  limits,
  network,
  observability,
  pricing,
  regions,
  retention,
  serviceLevels,
  support,
  versions,
}

/** Where the offer states each number, version, and short word, by the value: `30` is `serviceLevels.ts: serviceLevels.eventsKeptFor`. */
export const offerValues: ReadonlyMap<string, readonly string[]> = placesOfValues()

function placesOfValues(): Map<string, string[]> {
  const places = new Map<string, string[]>()
  const read = (value: unknown, place: string): void => {
    if (typeof value === 'number' || typeof value === 'string') {
      places.set(String(value), [...(places.get(String(value)) ?? []), place])
    } else if (Array.isArray(value)) {
      for (const item of value) read(item, place)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) read(part, `${place}.${key}`)
    }
  }
  for (const [file, module] of Object.entries(modules)) {
    for (const [name, value] of Object.entries(module)) read(value, `${file}.ts: ${name}`)
  }
  return places
}
