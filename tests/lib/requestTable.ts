/**
 * What the site answers to which request, whatever serves it. `serverCases` sends each of these to a server. The addresses are
 * those of `serverFixture`.
 */

/** What the body has to be: a file of the fixture, a text that it has to contain, or nothing. */
export type Body = 'page' | 'markdown' | 'script' | 'not found' | 'not found in Markdown' | 'empty' | {contains: string}

export type Row = {
  /** The request target, sent as it is written. */
  target: string
  /** Default: GET. */
  method?: string
  /** Header fields of the request. `{etag}` is the entity tag of an earlier answer, and `{strong}` the same without `W/`. */
  headers?: Readonly<Record<string, string>>
  /** The status, or all that a server may choose from. Default: 200. */
  status?: number | readonly number[]
  /** Where a redirect leads. Default: the answer is no redirect. */
  location?: string
  /** Default: the page, for a 200. An answer that can have one of several statuses is not looked into. */
  body?: Body
  /** The content coding. `any`: gzip or Brotli. Default: none. */
  coding?: 'gzip' | 'any'
  /** What the media type and its charset begin with, without spaces. Default: HTML for a page. */
  type?: string
  /** Names that `Vary` has to contain. */
  vary?: readonly ('Accept' | 'Accept-Encoding')[]
  /** The path whose response headers the answer has. Default: that of the target for a 200, and otherwise the not-found page. */
  headersOf?: string
}

const HTML = 'text/html;charset=utf-8'
const MARKDOWN = 'text/markdown;charset=utf-8'

const pages: Row[] = [
  {target: '/', vary: ['Accept-Encoding']},
  {target: '/docs/', vary: ['Accept', 'Accept-Encoding']},
  {target: '/docs/a%20b/', headersOf: '/docs/a b/'},
  {target: '/search/'},
  {target: '/api/get-me/'},
  {target: '/api-console/signed-in.htm', type: 'text/html'},
  {target: 'http://localhost/docs/', headersOf: '/docs/'},
  {target: 'https://localhost/docs/', headersOf: '/docs/'},
  {target: '/docs/', headers: {'X-Forwarded-Host': 'evil.example'}},
  {target: '/docs/', headers: {Origin: 'https://evil.example'}},
  {target: '/docs/', method: 'HEAD', body: 'empty'},
]

const files: Row[] = [
  {target: '/assets/js/main.1234.js', body: 'script', type: '', vary: ['Accept-Encoding']},
  {target: '/assets/js/main.1234.js', headers: {'Accept-Encoding': 'gzip'}, body: 'script', coding: 'gzip', type: ''},
  {target: '/assets/js/main.1234.js?v=1', body: 'script', type: '', headersOf: '/assets/js/main.1234.js'},
  {target: '/sw.js', body: 'script', type: ''},
  {target: '/img/share/1.png', body: {contains: 'picture'}, type: 'image/png'},
  {target: '/img/share/1.png', headers: {'Accept-Encoding': 'gzip'}, body: {contains: 'picture'}, type: 'image/png'},
  {target: '/openapi.json', body: {contains: '{}'}, type: 'application/json'},
  {target: '/.well-known/security.txt', body: {contains: 'Contact'}, type: 'text/plain'},
  {target: '/docs/index.md', body: 'markdown', type: MARKDOWN},
  {target: '/docs/index.md?x=1', body: 'markdown', type: MARKDOWN, headersOf: '/docs/index.md'},
  {target: '/docs.md', body: 'markdown', type: MARKDOWN},
]

const redirects: Row[] = [
  ['/docs', '/docs/'],
  ['/docs?q=a%20b', '/docs/?q=a%20b'],
  ['/docs?q=what?now&x=1', '/docs/?q=what?now&x=1'],
  ['/docs/a%20b', '/docs/a%20b/'],
  ['//docs', '/docs/'],
  ['//docs/', '/docs/'],
  ['/docs//', '/docs/'],
  ['/docs//a%20b/', '/docs/a%20b/'],
  ['///', '/'],
  ['/docs//?q=a//b', '/docs/?q=a//b'],
  ['/docs/old/', '/docs/'],
  ['/docs/old', '/docs/'],
  ['/docs/%6fld/', '/docs/'],
  ['/docs/old//', '/docs/'],
  ['/docs/old/?q=a%20b', '/docs/?q=a%20b'],
  ['/docs/old/?a=1&a=2', '/docs/?a=1&a=2'],
  ['/api/v1.0/', '/api/get-me/'],
  ['/api/v1.0?x', '/api/get-me/?x'],
  ['//docs//old?x=1', '/docs/?x=1'],
  ['//docs//a%20b?x=1', '/docs/a%20b/?x=1'],
].map(([target = '', location]) => ({target, location, status: 301}))

const requestsForMoved: Row[] = [
  {target: '/docs', headers: {'X-Forwarded-Host': 'evil.example', 'X-Original-URL': '/nothing/'}},
  {target: '/docs', method: 'HEAD', body: 'empty'},
  {target: '/docs', headers: {'Accept-Encoding': 'gzip'}},
  {target: '/docs', headers: {Accept: 'text/markdown'}},
]
const otherRedirects: Row[] = requestsForMoved.map((row) => ({...row, location: '/docs/', status: 301}))

const codings: Row[] = [
  ...['gzip', 'GZIP', 'gzip;q=0.5', 'deflate, gzip', 'br;q=0, gzip', 'identity;q=0, gzip'].map((value) => ({
    value,
    coding: 'gzip' as const,
  })),
  {value: 'gzip, br', coding: 'any' as const},
  ...['identity', 'deflate', 'gzip;q=0', 'gzip;q=0.0, identity', 'gzipped', 'zstd'].map((value) => ({
    value,
    coding: undefined,
  })),
].map(({value, coding}) => ({
  target: '/docs/',
  headers: {'Accept-Encoding': value},
  vary: ['Accept', 'Accept-Encoding'],
  ...(coding === undefined ? {} : {coding}),
}))

const fresh = {target: '/docs/', status: 304, body: 'empty', headersOf: '/docs/'} as const
const conditional: Row[] = [
  ...['{etag}', '{strong}', '"other", {etag}', '*'].map((tag) => ({...fresh, headers: {'If-None-Match': tag}})),
  {...fresh, headers: {'If-None-Match': '{etag}', 'Accept-Encoding': 'gzip'}},
  {...fresh, method: 'HEAD', headers: {'If-None-Match': '{etag}'}},
  {target: '/docs/', headers: {'If-None-Match': 'W/"other"'}},
  {target: '/docs/', headers: {'If-None-Match': '"other"', 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT'}},
  {target: '/docs/', headers: {'If-Modified-Since': 'Fri, 01 Jan 1999 00:00:00 GMT'}},
  {target: '/nothing/', headers: {'If-None-Match': '*'}, status: 404},
  {target: '/nothing/', headers: {'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT'}, status: 404},
]

const ranges: Row[] = [
  ...['bytes=9-1', 'bytes=0-3', 'bytes=-3', 'bytes=99999-', 'bytes=0-1,3-4', 'nonsense'].map((Range) => ({
    target: '/assets/js/main.1234.js',
    headers: {Range},
    body: 'script' as const,
    type: '',
  })),
  {target: '/docs/', headers: {Range: 'bytes=0-3', 'If-Range': '{strong}'}},
  {target: '/nothing/', headers: {Range: 'bytes=0-3'}, status: 404},
]

const negotiated = {target: '/docs/', body: 'markdown', type: MARKDOWN, vary: ['Accept']} as const
const markdown: Row[] = [
  ...['text/markdown', 'text/markdown, text/html, */*', 'text/html;q=0.5, text/markdown;q=0.9', 'Text/Markdown'].map(
    (Accept) => ({...negotiated, headers: {Accept}}),
  ),
  {...negotiated, headers: {Accept: 'text/markdown', 'Accept-Encoding': 'gzip'}, coding: 'gzip'},
  {...negotiated, headers: {Accept: 'text/markdown'}, target: '/docs/?x=1', headersOf: '/docs/'},
  {...negotiated, headers: {Accept: 'text/markdown'}, method: 'HEAD', body: 'empty'},
  ...['*/*', 'text/html', 'text/html, text/markdown;q=0', 'text/markdown; q=0.0, text/html'].map((Accept) => ({
    target: '/docs/',
    headers: {Accept},
    vary: ['Accept'] as const,
  })),
  // A page without Markdown.
  {target: '/search/', headers: {Accept: 'text/markdown'}},
  ...['/nothing/', '/nothing.txt', '/assets/nothing.js'].map((target) => ({
    target,
    headers: {Accept: 'text/markdown'},
    status: 404,
    body: 'not found in Markdown' as const,
    type: MARKDOWN,
    vary: ['Accept'] as const,
  })),
]

const missing: Row[] = [
  '/nothing/',
  '/nothing',
  '/nothing/?x=1',
  '/DOCS/',
  '/docs/old/more/',
  '/docs/OLD/',
  '/docs/a+b/',
  '/docs/;x=1',
  '/docs/..;/docs/',
  '/docs/*',
  '/docs%3fx',
  '/docs%23x',
  '/docs/%C3%A4',
  '/%ff',
  '/api/v1x0/',
  '/assets',
  '/assets/',
  '/assets/nothing.js',
  '/img/share/nothing.png',
  // What has another address.
  '/docs/index.html',
  '/index.html/',
  '/docs/index.md/',
  '/docs/old/index.html',
  '/assets/js/main.1234.js/',
  '/404',
  '/404.html',
  '/draft.HTML',
  '/404.htm%6c',
  '/docs/index.htm%6C',
  '/api-console/signed-in',
  // What is hidden.
  '/.secret',
  '/docs/.git/config',
  '/%2esecret',
  '/docs/%2Egit/config',
  '/docs/%2e%67it/config',
  '/.draft.md',
  '/docs/_draft.md',
  '/.well-known',
  '/.well-known/',
  '/.well-known/.secret',
  '/_headers',
  '/_headers.json',
  '/_redirects.json',
  '/%5fheaders.json',
  '/%5Fheaders.jso%6e',
  '/_PRIVATE.TXT',
  '/index.html.gz',
  '/docs/index.html.br',
  '/assets/js/main.1234.js.gz',
  '/assets/js/main.1234.js.%62r',
  // Encoded separators.
  '/docs%2f',
  '/docs%2Fa%20b/',
  '/docs%2f..%2f.secret',
  '/%2fdocs/',
  '/docs%5c',
].map((target) => ({target, status: 404}))

const missingOtherwise: Row[] = [
  {
    target: '/nothing/',
    status: 404,
    headers: {'Accept-Encoding': 'gzip'},
    coding: 'gzip',
    vary: ['Accept', 'Accept-Encoding'],
  },
  {target: '/nothing/', status: 404, method: 'HEAD', body: 'empty'},
  {target: '/assets/js/nothing.js', status: 404, method: 'HEAD', body: 'empty'},
]

const dots: Row[] = [
  {target: '/docs/../docs/', headersOf: '/docs/'},
  {target: '/docs/./', headersOf: '/docs/'},
  {target: '/docs/%2e/', headersOf: '/docs/'},
  {target: '/assets/%2e%2e/docs/', headersOf: '/docs/'},
  // Above the folder that is served.
  ...['/..', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/docs/../../package.json'].map((target) => ({
    target,
    status: [400, 404],
  })),
]

const refused: Row[] = [
  ...['/%', '/%zz', '/docs/%00'].map((target) => ({target, status: [400, 404]})),
  {target: `/assets/${'a'.repeat(300)}`, status: [400, 404, 414]},
  {target: '/assets'.repeat(1000), status: [400, 404, 414]},
  {target: `/assets/${'a'.repeat(60_000)}`, status: [400, 404, 414, 431]},
  {target: '/docs/', method: 'BREW', status: [400, 405]},
]

const methods: Row[] = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].flatMap((method) =>
  ['/docs/', '/docs', '/nothing/', '/assets/js/main.1234.js'].map((target) => ({target, method, status: 405})),
)

/** Every request, by what it is about. */
export const requestTable: Readonly<Record<string, readonly Row[]>> = {
  pages: pages.map((row) => ({type: HTML, ...row})),
  files,
  'redirects for good': redirects,
  'other requests for what has moved': otherRedirects,
  'content codings': codings,
  'conditional requests': conditional,
  ranges,
  Markdown: markdown,
  'addresses that nothing has': missing.map((row) => ({type: HTML, ...row})),
  'other requests for what is missing': missingOtherwise,
  'dots in a path': dots,
  'what no server reads': refused,
  methods,
}

/** Requests that must not lead to another host, whatever else is answered. */
export const otherHosts: readonly string[] = [
  '//evil.example/..%2f..%2fdocs',
  '//evil.example/%2e%2e',
  '//evil.example',
  '/%2f%2fevil.example',
  '/%2f%2fevil.example/..',
  '/%5cevil.example',
  '/%0d%0aA:b//',
  'http://evil.example//docs',
]

/** Requests whose redirects must not name the host that the request names. A server can refuse such a host. */
export const redirected: readonly string[] = ['/docs', '//docs/', '/docs/old/']
