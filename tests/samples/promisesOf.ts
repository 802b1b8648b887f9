import type {SampleApp} from '../../src/data/sampleApps'
import {commandPromises} from './commandPromises'
import {mcpPromises} from './mcpPromises'
import {promises, type Promised} from './promises'
import {rolePromise} from './rolePromise'
import {springPromises} from './springPromises'

/** What a sample promises, in the order in which it is tried. */
export function promisesOf({name, kind, section}: SampleApp): readonly Promised[] {
  if (kind === 'command') return commandPromises
  if (kind === 'api') return mcpPromises
  if (name === 'springboot') return [...promises, rolePromise, ...springPromises]
  return section === 'backends' ? [...promises, rolePromise] : promises
}
