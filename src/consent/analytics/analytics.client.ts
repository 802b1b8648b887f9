import {adapterFor} from './adapter.client'
import {track} from './track.client'
import {currentChoice} from '../choice.client'

const analytics = ON_DEMAND_SETTINGS.analytics
const isAllowed = (): boolean => currentChoice()?.tracking ?? false

// A local copy and a preview are at other addresses, and their visits would be counted as those of the site.
if (analytics && location.origin === ON_DEMAND_SETTINGS.origin)
  track(adapterFor(analytics), isAllowed, analytics.countJumps)

/** See `importModule.client.ts`. */
export const acts = true
