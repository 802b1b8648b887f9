import {searchPath} from '../data/search'
import type {Analytics, HttpsOnly, Search} from '../data/types'
import {CONSOLE_PATH, REALM_PATH} from '../reference/apiPage'
import {analyticsSources} from '../consent/analytics/sources'
import {WORKER} from '../parts/offline/offlineFiles'
import {searchSources} from '../search/sources'
import type {HeaderRule} from '../lib/headerRules'
import {serverCardPath} from '../publish/data-files/serverCard'

/** CSP source expressions (`sha256-…`, without quotes) of what stands in the built pages. */
export type PolicyHashes = {
  /** Of inline scripts. */
  scripts: readonly string[]
  /** Of style attributes: the announcement's colours, the columns of tables. */
  styles: readonly string[]
}

/** What of the configuration decides about the headers. */
export type HeaderOptions = {
  /** Paths of the site's languages on its host, with slashes at both ends, the default one first. Default: `/`. */
  languages?: readonly string[]
  /** What counts page views, `analytics` of the brand. Default: nothing. */
  analytics?: Analytics | undefined
  /** What receives the answers of readers, `feedbackEndpoint` of the brand. Default: nothing. */
  feedbackEndpoint?: string | undefined
  /** How far "HTTPS only" reaches, `httpsOnly` of the brand. Default: the host of the site. */
  httpsOnly?: HttpsOnly | undefined
  /** What answers searches and questions. Default: the index of the build. */
  search?: Search
  /** Where the documentation MCP server answers, `mcpServer` of the brand. Default: nowhere. */
  mcpServer?: string | undefined
}

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`)

/** A policy's directives by their names. */
type Directives = Readonly<Record<string, readonly string[]>>

/**
 * Nothing is allowed that is not named. Scripts run from our own files, or inline by their hash. 'strict-dynamic' would do
 * without our own files, but Firefox lets no script import a module under it.
 */
function directivesFor(
  {scripts, styles}: PolicyHashes,
  {analytics, feedbackEndpoint, search = {}}: HeaderOptions,
): Directives {
  const sources = analyticsSources(analytics)
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts), ...sources['script-src']],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...(search.hosted ? [DOCSEARCH_LOGO_STYLE] : [])],
    'style-src-attr': styles.length > 0 ? ["'unsafe-hashes'", ...quoted(styles)] : ["'none'"],
    'img-src': ["'self'", 'data:', ...sources['img-src']],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...sources['connect-src'],
      ...(feedbackEndpoint === undefined ? [] : [new URL(feedbackEndpoint).origin]),
      ...searchSources(search),
    ],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(analytics?.provider === 'gtag' || search.hosted ? {} : TRUSTED_TYPES),
  }
}

/** The element `<style>` within the logo in DocSearch's dialog. */
const DOCSEARCH_LOGO_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='"

/**
 * Text becomes script or HTML by nobody but the dialog of the cookie preferences, whose policy says of what
 * (`src/consent/trustedText.client.ts`), and the address of the service worker (`src/parts/offline/saving.client.ts`). Google's
 * tag and the dialog of the hosted search write HTML themselves.
 */
const TRUSTED_TYPES: Directives = {'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'offline']}

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')

/**
 * The console of the API reference, and the checks and procedures of docs pages, call the reader's server, wherever that is.
 * Nothing else of this site does. Each shows nothing but itself, in pages of this site.
 */
const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  'connect-src https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  // It shows what any server answers, and nothing in it writes HTML.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The service worker loads what pages of this site load, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

const HTTPS_ONLY: Readonly<Record<HttpsOnly, string>> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

/**
 * Everything that other sites send to a page without CORS comes without cookies. `require-corp` would block such answers
 * instead, and the console asks for one to find out whether a server is there. One value for all paths: Safari doesn't know
 * `credentialless`, and blocks a frame that has no policy in a page that has one.
 */
const EMBEDDER_POLICY = 'credentialless'

const REVALIDATE = 'public, max-age=0, must-revalidate'
const ONE_YEAR = 'public, max-age=31536000, immutable'

/** Tools that call the reader's server when the reader asks for it: for the keys of a realm. */
const CALLING_TOOLS = ['/docs/tools/jwt/']

/** Tools of other sites read these: the description of the API. */
const DESCRIPTIONS = ['/openapi.json', '/openapi.yaml', '/postman.json']

/** Where programs find the index of all pages, the description of the API, and the catalog of APIs (RFC 9727). */
const linksFrom = (base: string): string =>
  [
    `<${base}llms.txt>; rel=describedby`,
    `<${base}openapi.yaml>; rel=service-desc`,
    `<${base}.well-known/api-catalog>; rel=api-catalog`,
  ].join(', ')

/** Every response header of the site, for whatever serves it. Each language has the rules of its pages at its own path. */
export function headerRules(hashes: PolicyHashes, options: HeaderOptions = {}): HeaderRule[] {
  const {languages: [root = '/', ...others] = []} = options
  const rules = rulesOf(hashes, options, root)
  const at = (path: string, {source, headers}: HeaderRule) => ({source: path + source.slice(1), headers})
  return [
    ...rules.map((rule) => at(root, rule)),
    ...others.flatMap((path) => rules.filter(({source}) => !source.startsWith('/*')).map((rule) => at(path, rule))),
  ]
}

/** The rules of a site, as if it were at the root of its host. @param root its path, for what a header says. */
function rulesOf(hashes: PolicyHashes, options: HeaderOptions, root: string): HeaderRule[] {
  const directives = directivesFor(hashes, options)
  return [
    {
      source: '/*',
      headers: {
        'Content-Security-Policy': written(directives),
        'Strict-Transport-Security': HTTPS_ONLY[options.httpsOnly ?? 'host'],
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': EMBEDDER_POLICY,
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': REVALIDATE,
        Link: linksFrom(root),
      },
    },
    ...policiesOfPages(directives),
    ...documentRules,
    ...rulesForOthers(options),
    // Every file name below these holds a hash of its content.
    ...['/assets/*', '/img/share/*'].map((source) => ({source, headers: {'Cache-Control': ONE_YEAR}})),
  ]
}

/** Pages that may do more than all others. */
function policiesOfPages(directives: Directives): HeaderRule[] {
  const policy = (source: string, more: Directives): HeaderRule => ({
    source,
    headers: {'Content-Security-Policy': written({...directives, ...more})},
  })
  return [
    // These pages frame the console of the API reference, or the document that checks a reader's realm.
    ...['/api/*', '/docs/*'].map((source) => policy(source, {'frame-src': ["'self'"]})),
    ...CALLING_TOOLS.map((source) => policy(source, {'connect-src': [...(directives['connect-src'] ?? []), 'https:']})),
    // Without a script it hands the query to a search engine.
    policy(searchPath, {'form-action': ["'self'", 'https://duckduckgo.com', 'https://html.duckduckgo.com']}),
  ]
}

/** Documents that aren't pages, and the service worker. */
const documentRules: readonly HeaderRule[] = [
  ...[CONSOLE_PATH, REALM_PATH].map((path) => ({
    source: `/${path}`,
    headers: {'Content-Security-Policy': CONSOLE_POLICY, 'X-Frame-Options': 'SAMEORIGIN'},
  })),
  // Browsers ask for it when the reader opens a page, so that a deployment can replace it.
  {source: `/${WORKER}`, headers: {'Content-Security-Policy': WORKER_POLICY, 'Cache-Control': 'no-cache'}},
  // Its address holds the code of a sign-in: nobody else is told of it, and nothing keeps it.
  {source: '/api-console/signed-in.htm', headers: {'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer'}},
]

/** What other sites, agents, and search engines read. */
const rulesForOthers = ({mcpServer}: HeaderOptions): HeaderRule[] => [
  ...[...DESCRIPTIONS, ...(mcpServer === undefined ? [] : [serverCardPath])].map((source) => ({
    source,
    headers: {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'},
  })),
  // They say what the pages say: search engines show the pages.
  {source: '/*.md', headers: {'X-Robots-Tag': 'noindex'}},
  // Other sites show the pictures of shared links.
  {source: '/img/*', headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
]
