import {measureBuilds} from './measure/build'
import {measureLighthouse} from './measure/lighthouse'
import {measureLoad} from './measure/load'
import {measureNavigation} from './measure/navigation'
import {measureScale} from './measure/scale'
import {measureSearch} from './measure/search'
import type {BenchOptions, CommandName} from './lib/options'
import type {Report} from './lib/report'

/** What each command measures. */
export const measurements: Readonly<Record<CommandName, (options: BenchOptions) => Promise<Report>>> = {
  load: measureLoad,
  navigation: measureNavigation,
  lighthouse: measureLighthouse,
  build: measureBuilds,
  scale: measureScale,
  search: measureSearch,
}
