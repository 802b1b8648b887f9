import {createServer, type Server} from 'node:http'
import path from 'node:path'
import type {Page} from '@playwright/test'
import {bundleInline} from '../../src/build/assets/inline/bundle'
import {headerRules} from '../../src/config/headers'
import {headersFor} from '../../src/lib/headerRules'

/** What a request to the service says. */
export type Told = {
  path: string
  query: URLSearchParams
  agent: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

const hosted = {
  appId: 'AB12CD34EF',
  apiKey: '0123456789abcdef0123456789abcdef',
  indexName: 'acme',
  assistantId: 'assistant-1',
}

/** A record as the service's crawler makes it of a page. */
const record = (url: string, title: string, heading: string, content: string) => ({
  objectID: url,
  url: `https://www.example.com${url}`,
  content,
  hierarchy: {lvl0: 'Documentation', lvl1: title, lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
})

const hits = [
  record(
    '/docs/organizations/invitations/#3-invite',
    'Invitations',
    '3. Invite',
    '<img src=x onerror=alert(1)> Send an invitation.',
  ),
  record('/docs/organizations/roles/', 'Roles', '', 'Roles of an organization.'),
]

/** Answers in the format of the service's API, written by hand after its documentation: a search, a token, and a stream of the assistant. */
const answers: Readonly<Record<string, string>> = {
  '/1/indexes/*/queries': JSON.stringify({
    results: [
      {
        hits,
        nbHits: 42,
        page: 0,
        nbPages: 4,
        hitsPerPage: 12,
        facets: {docusaurus_tag: {'docs-default-current': 40, default: 2}},
        index: 'acme',
        processingTimeMS: 1,
      },
    ],
  }),
  '/chat/token': JSON.stringify({success: true, token: 'token-1'}),
  '/chat': [
    {type: 'start', messageId: 'm1'},
    {type: 'text-start', id: 't1'},
    {type: 'text-delta', id: 't1', delta: 'Send an **invitation**, '},
    {type: 'text-delta', id: 't1', delta: 'see [the page](/docs/organizations/invitations/).'},
    {type: 'text-end', id: 't1'},
    {type: 'finish'},
  ]
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .concat('data: [DONE]\n\n')
    .join(''),
}

/** A server that speaks the format of the hosted service, and keeps what it is told. */
async function serveService(told: Told[]): Promise<{url: string; server: Server}> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service')
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      told.push({
        path: url.pathname,
        query: url.searchParams,
        agent: url.searchParams.get('x-algolia-agent') ?? '',
        headers: request.headers,
        body,
      })
      response.setHeader('access-control-allow-origin', '*')
      response.writeHead(answers[url.pathname] === undefined ? 404 : 200).end(answers[url.pathname] ?? '')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return {server, url: `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`}
}

/** The same pages with the scripts and the policy that they have where the hosted service is configured, and the service. */
export async function useHosted(page: Page): Promise<{told: Told[]; stop: () => void}> {
  const told: Told[] = []
  const {server, url} = await serveService(told)
  const source = (file: string): string => path.resolve('src/inline', file)
  const {assets} = await bundleInline({
    inline: source('index.ts'),
    onDemand: {search: source('onDemand/search.ts'), searchResults: source('onDemand/searchResults.ts')},
    parts: {ask: source('search/ask/index.ts'), searchDialog: source('search/searchDialog.css')},
    baseUrl: '/',
    settings: {
      baseUrl: '/',
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      hideNavbarOnScroll: true,
      isReact: false,
      announcementId: null,
      consent: {ask: false, revision: 1},
    },
    onDemandSettings: {
      baseUrl: '/',
      analytics: null,
      consentCategories: [],
      hosted,
      askEndpoint: null,
      frameworkVersion: '3.10.2',
    },
  })
  const files = Object.entries(assets)
  const named = (pathname: string) => {
    const name = path.basename(pathname)
    return (
      files.find(([file]) => path.basename(file) === name) ??
      files.find(
        ([file]) =>
          path.basename(file).split('.')[0] === name.split('.')[0] && path.extname(file) === path.extname(name),
      )
    )
  }
  await page.route('**/assets/inline/{search,searchResults,searchDialog,ask}.*', (route) => {
    const pathname = new URL(route.request().url()).pathname
    const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
    return route.fulfill({body: named(pathname)?.[1] ?? Buffer.from(''), contentType})
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const {'content-security-policy': before = '', ...headers} = response.headers()
    const rules = headerRules({scripts: [], styles: []}, {search: {hosted}})
    const connect = /connect-src [^;]+/.exec(headersFor(rules, '/')['Content-Security-Policy'] ?? '')?.[0] ?? ''
    return route.fulfill({
      response,
      headers: {...headers, 'content-security-policy': before.replace(/connect-src [^;]+/, connect)},
      body: html.replace(
        '</head>',
        '<meta name="search-tags" content="default docs-default-current docs-api-current"></head>',
      ),
    })
  })
  await page.route(/^https:\/\/(ab12cd34ef[\w-]*\.algolia(net)?\.(net|com)|askai\.algolia\.com)\//, async (route) => {
    const request = route.request()
    const {pathname, search} = new URL(request.url())
    const response = await fetch(url + pathname + search, {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    })
    return route.fulfill({
      status: response.status,
      headers: {'access-control-allow-origin': '*'},
      body: await response.text(),
    })
  })
  return {told, stop: () => server.close()}
}
