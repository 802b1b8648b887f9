import {adapterFor} from './adapter.client'
import {track} from './track.client'
import {currentChoice} from '../choice.client'

const analytics = ON_DEMAND_SETTINGS.analytics
const isAllowed = (): boolean => currentChoice()?.tracking ?? false

if (analytics) track(adapterFor(analytics), isAllowed)
