import * as z from 'zod'
import type {Analytics} from '../../data/types'

const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

const allowed = {
  provider: '"gtag" with a "property", or "plausible" with a "site" and an "endpoint"',
  property: 'the measurement ID of a Google Analytics 4 property, for example G-AB12CD34EF',
  site: 'the host name under which Plausible counts this site, for example www.example.com',
  endpoint: 'an https:// address that ends with /api/event, for example https://stats.example.com/api/event',
  countJumps: 'true or false',
} as const

const countJumps = z.boolean(allowed.countJumps).optional()

/** What may be configured to count page views. Each message completes the sentence "Allowed: …". */
export const analyticsSchema: z.ZodType<Analytics> = z.discriminatedUnion(
  'provider',
  [
    z.strictObject({
      provider: z.literal('gtag'),
      countJumps,
      property: z.string(allowed.property).regex(/^G-[A-Z0-9]{4,}$/, allowed.property),
    }),
    z.strictObject({
      provider: z.literal('plausible'),
      countJumps,
      site: z.string(allowed.site).regex(HOST, allowed.site),
      endpoint: z
        .url({protocol: /^https$/, error: allowed.endpoint})
        .refine((url) => url.endsWith('/api/event'), allowed.endpoint),
    }),
  ],
  allowed.provider,
)
