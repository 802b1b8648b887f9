import {headersFor, languagesIn, type HeaderRule} from '../../src/lib/headerRules'
import type {Target} from '../target'
import {viewerRequest} from './viewerRequest'

/** Names that a policy has fields of their own for. */
function securityHeaders(headers: Readonly<Record<string, string>>) {
  const hsts = headers['Strict-Transport-Security'] ?? ''
  return {
    ContentSecurityPolicy: {Override: true, ContentSecurityPolicy: headers['Content-Security-Policy'] ?? ''},
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0),
      IncludeSubdomains: hsts.includes('includeSubDomains'),
      Preload: hsts.includes('preload'),
    },
    ContentTypeOptions: {Override: true},
    FrameOptions: {Override: true, FrameOption: headers['X-Frame-Options'] ?? 'DENY'},
    ReferrerPolicy: {Override: true, ReferrerPolicy: headers['Referrer-Policy'] ?? ''},
  }
}

const ORIGIN = 'Access-Control-Allow-Origin'

/** What other sites may read: a field of its own too. */
function cors(origin: string) {
  return {
    AccessControlAllowOrigins: {Quantity: 1, Items: [origin]},
    AccessControlAllowHeaders: {Quantity: 1, Items: ['*']},
    AccessControlAllowMethods: {Quantity: 2, Items: ['GET', 'HEAD']},
    AccessControlAllowCredentials: false,
    OriginOverride: true,
  }
}

const CACHE = 'Cache-Control'

/** What a policy has a field of its own for, and what the files themselves say, so that errors don't say it. */
const OWN_FIELD = new Set([
  CACHE,
  ORIGIN,
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
])

/** What `aws cloudfront create-response-headers-policy --response-headers-policy-config` takes. */
function policy(rules: readonly HeaderRule[], {source}: HeaderRule) {
  const headers = headersFor(rules, source.replace(/\*$/, ''))
  const custom = Object.entries(headers).filter(([name]) => !OWN_FIELD.has(name))
  return {
    Name: `site-${source.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'default'}`,
    SecurityHeadersConfig: securityHeaders(headers),
    ...(headers[ORIGIN] === undefined ? {} : {CorsConfig: cors(headers[ORIGIN])}),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({Header, Value, Override: true})),
    },
  }
}

/**
 * Uploads the build, the files that are kept for long first, so that no page comes before its assets. A policy would send
 * its Cache-Control with a file that is missing too; what a file says of itself stays with it.
 */
const upload = (rules: readonly HeaderRule[]): string => {
  const [root] = languagesIn(rules)
  const special = rules.filter(({source, headers}) => source !== `${root}*` && headers[CACHE] !== undefined)
  const paths = special.map(({source}) => source.slice(root.length))
  const bucket = `"s3://$1${root.slice(0, -1)}"`
  const sync = (value: string, filters: readonly string[]): string =>
    [`aws s3 sync build ${bucket}`, `--cache-control '${value}'`, ...filters].join(' ')
  return [
    '#!/bin/sh',
    '# Usage: sh upload.sh <name of the bucket>, where build/ is. Deletes nothing: pages from before need their assets.',
    'set -eu',
    ...special.map(({headers}, at) => sync(headers[CACHE] ?? '', ["--exclude '*'", `--include '${paths[at] ?? ''}'`])),
    sync(
      headersFor(rules, `${root}404.html`)[CACHE] ?? '',
      [...paths, '_*'].map((path) => `--exclude '${path}'`),
    ),
    '',
  ].join('\n')
}

/** The function, the upload, and a policy for each behaviour of the distribution: the first whose pattern matches holds. */
export const cloudfront: Target = ({rules, redirects}) => ({
  'viewer-request.js': viewerRequest(redirects, languagesIn(rules)[0]),
  'upload.sh': upload(rules),
  'response-headers.json': `${JSON.stringify(
    [...rules].reverse().map((rule) => ({
      PathPattern: rule.source,
      ResponseHeadersPolicyConfig: policy(rules, rule),
    })),
    null,
    2,
  )}\n`,
})
