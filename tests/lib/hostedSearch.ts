import path from 'node:path'
import type {Page, Request} from '@playwright/test'
import {bundleInline} from '../../src/client/bundle/bundle.build'
import {headerRules} from '../../src/config/headers'
import {headersFor} from '../../src/lib/headerRules'
import {searchModules} from '../../src/search/modules'
import {addressOf} from './ownAddress'

export const hosted = {
  appId: 'AB12CD34EF',
  apiKey: '0123456789abcdef0123456789abcdef',
  indexName: 'acme',
  assistantId: 'assistant-1',
}

export const TAGS = ['default', 'docs-default-current', 'docs-api-current', 'blog'] as const

const highlighted = (value: string) => ({value, matchLevel: 'full', matchedWords: ['invit'], fullyHighlighted: false})

/** One result, as the crawler's records and the service's answers have it: `DocSearchHit` of @docsearch/react. */
const hit = {
  objectID: '1',
  url: `https://www.example.com${addressOf('/docs/organizations/invitations/#3-invite')}`,
  url_without_anchor: `https://www.example.com${addressOf('/docs/organizations/invitations/')}`,
  type: 'lvl2',
  anchor: '3-invite',
  content: null,
  hierarchy: {
    lvl0: 'Documentation',
    lvl1: 'Invitations',
    lvl2: 'Invite',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _highlightResult: {
    hierarchy: {
      lvl0: highlighted('Documentation'),
      lvl1: highlighted('Invitations'),
      lvl2: highlighted('<mark>Invit</mark>e'),
    },
    hierarchy_camel: [],
  },
  _snippetResult: {
    hierarchy: {
      lvl1: {value: 'Invitations', matchLevel: 'full'},
      lvl2: {value: '<mark>Invit</mark>e', matchLevel: 'full'},
    },
  },
}

/** The UI message stream of version 5 of the AI SDK, which Ask AI speaks. */
const stream = [
  {type: 'start', messageId: 'm1'},
  {type: 'start-step'},
  {type: 'text-start', id: 't1'},
  {type: 'text-delta', id: 't1', delta: 'Send an **invitation**.'},
  {type: 'text-end', id: 't1'},
  {type: 'finish-step'},
  {type: 'finish'},
]

function answerTo(request: Request): {contentType: string; body: string} {
  const {pathname} = new URL(request.url())
  const json = (value: unknown) => ({contentType: 'application/json', body: JSON.stringify(value)})
  if (pathname === '/chat/token') return json({success: true, token: `x.${btoa(JSON.stringify({exp: 4e9}))}.x`})
  if (pathname === '/chat')
    return {
      contentType: 'text/event-stream',
      body: [...stream.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join(''),
    }
  const result = {
    hits: [hit],
    nbHits: 1,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: 'invit',
    params: '',
    index: hosted.indexName,
  }
  return json({results: [{...result, processingTimeMS: 1, exhaustiveNbHits: true}]})
}

const hashesIn = (policy: string, directive: string): string[] =>
  [...(new RegExp(`(?:^|; )${directive} ([^;]+)`).exec(policy)?.[1] ?? '').matchAll(/'(sha256-[^']+)'/g)].flatMap(
    ([, hash]) => hash ?? [],
  )

/** Gives pages the policy and the tags that a build with the hosted service gives them. */
async function serveDocuments(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const {'content-security-policy': before = '', ...headers} = response.headers()
    const hashes = {scripts: hashesIn(before, 'script-src'), styles: hashesIn(before, 'style-src-attr')}
    const {pathname} = new URL(route.request().url())
    const policy = headersFor(headerRules(hashes, {search: {hosted}}), pathname)['Content-Security-Policy'] ?? ''
    const body = (await response.text()).replace(
      '</head>',
      `<meta name="search-tags" content="${TAGS.join(' ')}"></head>`,
    )
    return route.fulfill({response, headers: {...headers, 'content-security-policy': policy}, body})
  })
}

/**
 * The same pages with the scripts and the policy of a build with a hosted service, and an answer to everything that the service is
 * asked. @returns the requests to it, and the files of the search that were loaded, as they come.
 */
export async function useHosted(page: Page): Promise<{asked: Request[]; loaded: string[]}> {
  const [asked, loaded]: [Request[], string[]] = [[], []]
  const source = (file: string): string => path.resolve('src', file)
  const inSrc = (modules: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, source(file)]))
  const {onDemand, parts} = searchModules(true)
  const {assets} = await bundleInline({
    inline: source('client/index.client.ts'),
    onDemand: inSrc(onDemand),
    parts: inSrc(parts),
    baseUrl: addressOf('/'),
    settings: {
      baseUrl: addressOf('/'),
      rootUrl: addressOf('/'),
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      hideNavbarOnScroll: true,
      hasVersions: false,
      announcementIds: null,
      consent: {ask: false, revision: 1},
    },
    onDemandSettings: {
      baseUrl: addressOf('/'),
      origin: '',
      analytics: null,
      hosted,
      frameworkVersion: '3.10.2',
    },
    consentUses: {colorModeSwitch: true, announcement: true, offline: true, versions: false, hostedSearch: true},
  })
  // By their names: the hashes are those of another build.
  const nameOf = (file: string): string => path.basename(file).replace(/\.[A-Z0-9]{8}\./, '.')
  const files = new Map(Object.entries(assets).map(([file, content]) => [nameOf(file), content]))
  await page.route('**/assets/inline/{search,searchResults,searchDialog}.*', (route) => {
    const name = nameOf(new URL(route.request().url()).pathname)
    loaded.push(name)
    const body = files.get(name)
    if (body === undefined) throw new Error(`The bundle has no ${name}: it has ${[...files.keys()].join(', ')}.`)
    return route.fulfill({body, contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript'})
  })
  await serveDocuments(page)
  await page.route(/^https:\/\/([\w-]+\.algolia(net)?\.(net|com)|askai\.algolia\.com)\//, (route) => {
    const request = route.request()
    if (request.method() !== 'OPTIONS') asked.push(request)
    return route.fulfill({
      ...answerTo(request),
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
    })
  })
  return {asked, loaded}
}
