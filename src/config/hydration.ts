import type {IntentHydrationOptions} from '../plugins/intent-hydration/options'

/** When React takes pages over. `mode: 'always'` and `prefetch: false` return to what the framework does by itself. */
export const hydrationOptions: IntentHydrationOptions = {mode: 'intent'}
