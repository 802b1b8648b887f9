import type {SamplesOptions} from '../publish/sample-archives'
import {offered} from '../data/offer/offered'
import {sampleApps} from '../data/sampleApps'

/** Those of the guides, with the API that browser applications call, of the tutorials, and of the page on OAuth2 Proxy. */
export const samplesOptions: SamplesOptions = {
  archives: offered.samples
    ? {
        ...Object.fromEntries(sampleApps.map(({name, kind}) => [name, kind === 'browser' ? [name, 'api'] : [name]])),
        'b2b-login': ['b2b-login'],
        'getting-started': ['getting-started'],
        'oauth2-proxy': ['oauth2-proxy'],
      }
    : {},
}
