import {choiceIn} from '../../lib/consent'
import {adapterFor} from '../analytics/adapter'
import {track} from '../analytics/track'
import {storage} from '../storage'

const analytics = ON_DEMAND_SETTINGS.analytics
const isAllowed = (): boolean => choiceIn(storage.cookies(), INLINE_SETTINGS.consent.revision)?.tracking ?? false

if (analytics) track(adapterFor(analytics), isAllowed)
