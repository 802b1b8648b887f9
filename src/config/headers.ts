import type {Analytics} from '../data/types'
import {analyticsSources} from '../lib/analyticsSources'
import type {HeaderRule} from '../lib/headerRules'

/**
 * Scripts run only from our own files, or inline when their hash is listed: no 'unsafe-inline', no 'unsafe-eval'.
 * Style attributes are allowed: the announcement's colours, the columns of tables and the numbers of code come by them;
 * style elements are not. What counts page views may be reached where one is configured.
 * @param servers what else a page may call. Default: nothing.
 */
function contentSecurityPolicy(
  scriptHashes: readonly string[],
  analytics: Analytics | undefined,
  servers: readonly string[] = [],
): string {
  const sources = analyticsSources(analytics)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...sources['script-src']],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...sources['img-src']],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...servers, ...sources['connect-src']],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  } as const
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** The console of the API reference calls the reader's own server, wherever that is; without TLS only on this machine. */
const READERS_SERVERS = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

const REVALIDATE = 'public, max-age=0, must-revalidate'
const ONE_YEAR = 'public, max-age=31536000, immutable'

/**
 * Every response header of the site, for whatever serves it.
 * @param scriptHashes `sha256-…` of each inline script in the built pages, as CSP source expressions without quotes.
 * @param analytics what counts page views, `analytics` of the brand. Default: nothing.
 */
export function headerRules(scriptHashes: readonly string[], analytics?: Analytics): HeaderRule[] {
  return [
    {
      source: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(scriptHashes, analytics),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': REVALIDATE,
      },
    },
    {
      source: '/api/*',
      headers: {'Content-Security-Policy': contentSecurityPolicy(scriptHashes, analytics, READERS_SERVERS)},
    },
    // Every file name below these holds a hash of its content.
    {source: '/assets/*', headers: {'Cache-Control': ONE_YEAR}},
    {source: '/img/share/*', headers: {'Cache-Control': ONE_YEAR}},
  ]
}
