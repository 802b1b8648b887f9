import {adapterFor} from '../analytics/adapter'
import {track} from '../analytics/track'
import {currentChoice} from '../choice'

const analytics = ON_DEMAND_SETTINGS.analytics
const isAllowed = (): boolean => currentChoice()?.tracking ?? false

if (analytics) track(adapterFor(analytics), isAllowed)
