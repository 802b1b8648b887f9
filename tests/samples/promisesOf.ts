import type {SampleApp} from '../../src/data/sampleApps'
import {commandPromises, deniedPromise, invoicesCommandPromise} from './commandPromises'
import {invoicesToolPromise, mcpPromises, registrationPromise} from './mcpPromises'
import {pagePromises, type Promised} from './promises'
import {rolePromise} from './rolePromise'
import {springPromises} from './springPromises'

/** What a sample promises, in the order in which it is tried: the nine promises of all, and then its own. */
export function promisesOf({name, kind, section}: SampleApp): readonly Promised[] {
  if (kind === 'command') return [...Object.values(commandPromises), deniedPromise, invoicesCommandPromise]
  if (kind === 'api') return [...Object.values(mcpPromises), invoicesToolPromise, registrationPromise]
  const ofPages = Object.values(pagePromises)
  if (name === 'springboot') return [...ofPages, rolePromise, ...springPromises]
  return section === 'backends' ? [...ofPages, rolePromise] : ofPages
}
