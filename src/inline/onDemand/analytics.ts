import {choiceIn} from '../../lib/consent'
import {adapterFor} from '../analytics/adapter'
import {track} from '../analytics/track'
import {settings} from '../settings'
import {storage} from '../storage'

const {analytics} = ON_DEMAND_SETTINGS
const isAllowed = (): boolean => choiceIn(storage.cookies(), settings.consent.revision)?.tracking ?? false

if (analytics) track(adapterFor(analytics), isAllowed)
