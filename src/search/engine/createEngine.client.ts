import {embeddedEngine} from './embedded.client'
import type {SearchEngine} from './engine.client'
import {hostedEngine} from './hosted.client'

/** What answers searches on this site. */
export const createEngine = (): SearchEngine =>
  ON_DEMAND_SETTINGS.hosted ? hostedEngine(ON_DEMAND_SETTINGS.hosted) : embeddedEngine()
