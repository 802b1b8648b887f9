import {attributeOf} from './attributeOf.client'
import {importModule} from './importModule.client'
import {ON_DEMAND_FOLDER, type OnDemandName} from './onDemandNames'

/** Loads a module on demand, once. What such a module does, it does to the page. */
export const loadOnDemand = <T extends object>(name: OnDemandName): Promise<T> =>
  importModule(`${INLINE_SETTINGS.baseUrl}${ON_DEMAND_FOLDER}/${name}.${INLINE_SETTINGS.hashes[name]}.js`)

const isModule = (name: string): name is OnDemandName => name in INLINE_SETTINGS.hashes

/** The module that an attribute names: an `OnDemandName`. @throws Error that names one that doesn't exist. */
export function moduleIn(element: Element, attribute: string): OnDemandName {
  const name = attributeOf(element, attribute)
  if (isModule(name)) return name
  throw new Error(`${attribute}="${name}" is unknown`)
}
