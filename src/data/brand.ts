import type {Brand} from './types'

/**
 * The provider whose site this is: the only place that knows its name and addresses.
 * Make the site yours by editing these values; every field is explained in `./types.ts`,
 * and `npm run site` says which value it can't use and why.
 */
const values = {
  name: 'Gatewright',
  slug: 'gatewright',
  legalName: 'Gatewright, Inc.',
  domain: 'gatewright.example',
  supportEmail: 'support@gatewright.example',
  links: {
    dashboard: 'https://dash.gatewright.example/',
    trustCenter: 'https://trust.gatewright.example/',
    sourceCode: 'https://code.gatewright.example/',
    video: 'https://video.gatewright.example/',
    blogPlatform: 'https://posts.gatewright.example/',
  },
  analytics: {
    provider: 'plausible',
    site: 'gatewright.example',
    endpoint: 'https://stats.gatewright.example/api/event',
  },
} as const satisfies Brand

/** With the links that are there, so that the compiler names each use of one that is removed. */
export const brand: Brand & {links: (typeof values)['links']} = values
