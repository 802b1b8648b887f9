import {runInNewContext} from 'node:vm'
import {describe, expect, it} from 'vitest'
import * as z from 'zod'
import {headersFor, type HeaderRule} from '../src/lib/headerRules'
import {siteBelowPath} from '../tests/lib/belowPath'
import {targets} from '.'

const rules: readonly HeaderRule[] = [
  {
    source: '/*',
    headers: {
      'Content-Security-Policy': "default-src 'none'",
      'Strict-Transport-Security': 'max-age=60; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-cache',
    },
  },
  {source: '/a.json', headers: {'Access-Control-Allow-Origin': '*'}},
  {source: '/assets/*', headers: {'Cache-Control': 'immutable'}},
]
const redirects = [{from: '/docs/v1.0/old/', to: '/docs/new/'}]
const site = {rules, redirects, domain: 'a.example'}

it('each host is told every header', () => {
  const all = rules.flatMap(({headers}) => Object.entries(headers))
  for (const target of [targets.apache, targets.caddy, targets.nginx]) {
    const text = Object.values(target(site)).join('\n')
    for (const part of all.flat()) expect(text).toContain(part)
  }
})

it('Netlify and CloudFront are told no year of caching by path, which holds for missing files too', () => {
  const {'netlify.toml': toml = ''} = targets.netlify(site)
  expect(toml).toContain('Cache-Control = "no-cache"')
  expect(toml).not.toContain('immutable')
  const {'response-headers.json': policies = '', 'upload.sh': upload = ''} = targets.cloudfront(site)
  expect(policies).not.toContain('Cache-Control')
  expect(upload).toContain(
    `aws s3 sync build "s3://$1" --cache-control 'immutable' --exclude '*' --include 'assets/*'
aws s3 sync build "s3://$1" --cache-control 'no-cache' --exclude 'assets/*' --exclude '_*'`,
  )
})

it('Caddy and Apache set a header of all paths before that of some', () => {
  for (const text of [targets.caddy(site).Caddyfile ?? '', targets.apache(site)['.htaccess'] ?? ''])
    expect(text.indexOf('Cache-Control "no-cache"')).toBeLessThan(text.indexOf('Cache-Control "immutable"'))
  expect(targets.apache(site)['.htaccess']).toContain(
    String.raw`Header always set Access-Control-Allow-Origin "*" "expr=%{REQUEST_URI} =~ m#^/a\.json$# && %{REQUEST_STATUS} in {'200', '304'}"`,
  )
})

it('each host leads from where a page was to where it is', () => {
  expect(targets.apache(site)['.htaccess']).toContain(
    String.raw`RewriteRule ^docs/v1\.0/old/?$ https://a.example/docs/new/ [R=301,L]`,
  )
  expect(targets.caddy(site).Caddyfile).toContain(String.raw`@moved0 path_regexp ^/docs/v1\.0/old/?$`)
  expect(targets.netlify(site)['netlify.toml']).toContain(
    '[[redirects]]\n  from = "/docs/v1.0/old/"\n  to = "/docs/new/"\n  status = 301\n  force = true',
  )
  for (const path of ['/docs/v1.0/old/', '/docs/v1.0/old'])
    expect(targets.nginx(site)['site.conf']).toContain(`location = ${path} { return 301 /docs/new/$is_args$args; }`)
})

describe('CloudFront', () => {
  const files = targets.cloudfront(site)
  const behaviours = z
    .array(
      z.object({
        PathPattern: z.string(),
        ResponseHeadersPolicyConfig: z.object({
          SecurityHeadersConfig: z.object({ContentSecurityPolicy: z.object({ContentSecurityPolicy: z.string()})}),
          CorsConfig: z.object({AccessControlAllowOrigins: z.object({Items: z.array(z.string())})}).optional(),
          CustomHeadersConfig: z.object({Items: z.array(z.object({Header: z.string(), Value: z.string()}))}),
        }),
      }),
    )
    .parse(JSON.parse(files['response-headers.json'] ?? ''))

  it('has a policy for each path, the first that matches whole', () => {
    expect(behaviours.map(({PathPattern}) => PathPattern)).toEqual(['/assets/*', '/a.json', '/*'])
    for (const {PathPattern, ResponseHeadersPolicyConfig: config} of behaviours) {
      const expected = headersFor(rules, PathPattern.replace('*', 'x'))
      const custom = Object.fromEntries(config.CustomHeadersConfig.Items.map(({Header, Value}) => [Header, Value]))
      expect(expected).toMatchObject(custom)
      expect(custom['Cache-Control']).toBeUndefined()
      expect(config.CorsConfig?.AccessControlAllowOrigins.Items[0]).toBe(expected['Access-Control-Allow-Origin'])
      expect(config.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toBe("default-src 'none'")
    }
  })

  const answer = z.object({
    statusCode: z.number().optional(),
    uri: z.string().optional(),
    headers: z
      .object({
        location: z.object({value: z.string()}).optional(),
        allow: z.object({value: z.string()}).optional(),
      })
      .optional(),
  })
  const handle = (uri: string, querystring = {}, method = 'GET', headers = {}) =>
    answer.parse(
      runInNewContext(`${files['viewer-request.js'] ?? ''};handler(event)`, {
        event: {request: {method, uri, querystring, headers}},
      }),
    )

  it.each([
    ['/docs', '/docs/'],
    ['//docs', '/docs/'],
    ['/docs//a%20b/', '/docs/a%20b/'],
    ['///', '/'],
    ['/docs/v1.0/old/', '/docs/new/'],
    ['/docs/v1.0//old', '/docs/new/'],
  ])('redirects %s to %s', (uri, location) => {
    const {statusCode, headers} = handle(uri)
    expect([statusCode, headers?.location?.value]).toEqual([301, location])
  })

  it.each([
    ['text/markdown, */*', '/docs/index.md'],
    ['text/html, text/markdown;q=0', '/docs/index.html'],
    ['*/*', '/docs/index.html'],
  ])('asks for the file that fits Accept: %s', (accept, uri) => {
    expect(handle('/docs/', {}, 'GET', {accept: {value: accept}}).uri).toBe(uri)
  })

  it('keeps all of a query', () => {
    const query = {q: {value: 'a%20b', multiValue: [{value: 'a%20b'}, {value: '2'}]}, x: {value: ''}}
    expect(handle('/docs', query).headers?.location?.value).toBe('/docs/?q=a%20b&q=2&x')
  })

  it.each([
    ['/', '/index.html'],
    ['/docs/', '/docs/index.html'],
    ['/assets/a.1.js', '/assets/a.1.js'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/docs/index.html', '/404/nothing'],
    ['/_headers.json', '/404/nothing'],
    ['/.git/config.x', '/404/nothing'],
    ['/%2egit/config', '/404/nothing'],
    ['/%5fheaders.json', '/404/nothing'],
    ['/draft.HTML', '/404/nothing'],
    ['/docs/index.htm%6c', '/404/nothing'],
    ['/docs/index.html.gz', '/404/nothing'],
    ['/docs%2fa', '/404/nothing'],
    ['/%2f%2fevil.example', '/404/nothing'],
    ['/%ff', '/404/nothing'],
  ])('asks the bucket for %s as %s', (uri, key) => {
    expect(handle(uri).uri).toBe(key)
  })

  it('refuses other methods', () => {
    const {statusCode, headers} = handle('/', {}, 'POST')
    expect([statusCode, headers?.allow?.value]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the edge function of Netlify', () => {
  const code = (targets.netlify(site)['markdown.js'] ?? '').replaceAll(/^export (default )?/gm, '')
  const request = (path: string, accept: string) => ({url: `https://a.example${path}`, headers: new Headers({accept})})
  const run = async (path: string, accept: string): Promise<string> => {
    const context = {next: () => Promise.resolve(new Response('page'))}
    const scope = {URL, request: request(path, accept), context}
    const answer: unknown = await runInNewContext(`${code};markdown(request, context)`, scope)
    if (answer instanceof URL) return answer.pathname
    return z.instanceof(Response).parse(answer).headers.get('Vary') ?? ''
  }

  it('answers with the Markdown of a page, and says what other answers depend on', async () => {
    expect(await run('/docs/', 'text/markdown, text/html')).toBe('/docs/index.md')
    expect(await run('/docs/', 'text/html')).toBe('Accept')
    expect(await run('/docs/', 'text/markdown;q=0')).toBe('Accept')
    expect(await run('/openapi.json', 'text/markdown')).toBe('Accept')
  })
})

it('a site below a path is built into the folder of that name, and each language has its not-found page', () => {
  const below = {...siteBelowPath, domain: 'a.example'}
  const {'netlify.toml': toml = ''} = targets.netlify(below)
  expect(toml).toContain('&& mkdir -p host/site/ && cp -r build/. host/site/"\n  publish = "host"')
  expect(toml.indexOf('to = "/site/de/404.html"')).toBeLessThan(toml.indexOf('to = "/site/404.html"'))
  const {'upload.sh': upload = ''} = targets.cloudfront(below)
  expect(upload).toContain(`aws s3 sync build "s3://$1/site" --cache-control 'public, max-age=31536000, immutable'`)
  expect(upload).toContain("--include 'de/assets/*'")
})
