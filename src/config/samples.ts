import type {SamplesOptions} from '../publish/sample-archives'
import {sampleApps} from '../data/sampleApps'

/** Those of the guides, with the API that browser applications call, and that of the tutorial for B2B products. */
export const samplesOptions: SamplesOptions = {
  archives: {
    ...Object.fromEntries(sampleApps.map(({name, kind}) => [name, kind === 'browser' ? [name, 'api'] : [name]])),
    'b2b-login': ['b2b-login'],
  },
}
