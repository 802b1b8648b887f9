import {embeddedEngine} from './embedded'
import type {SearchEngine} from './engine'
import {hostedEngine} from './hosted'

/** What answers searches on this site. */
export const createEngine = (): SearchEngine =>
  ON_DEMAND_SETTINGS.hosted ? hostedEngine(ON_DEMAND_SETTINGS.hosted) : embeddedEngine()
