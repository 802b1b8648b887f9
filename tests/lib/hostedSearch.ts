import path from 'node:path'
import type {Page} from '@playwright/test'
import {bundleInline} from '../../src/client/bundle/bundle.build'
import {headerRules} from '../../src/config/headers'
import {headersFor} from '../../src/lib/headerRules'
import {serveHostedService, type Told} from './hostedService'

const hosted = {
  appId: 'AB12CD34EF',
  apiKey: '0123456789abcdef0123456789abcdef',
  indexName: 'acme',
  assistantId: 'assistant-1',
}

/** The same pages with the scripts and the policy that they have where the hosted service is configured, and the service. */
export async function useHosted(page: Page): Promise<{told: Told[]; stop: () => void}> {
  const told: Told[] = []
  const {url, stop} = await serveHostedService(told)
  const source = (file: string): string => path.resolve('src/client', file)
  const {assets} = await bundleInline({
    inline: source('index.ts'),
    onDemand: {search: source('onDemand/search.ts'), searchResults: source('onDemand/searchResults.ts')},
    parts: {ask: source('search/ask/index.ts'), searchDialog: source('search/searchDialog.css')},
    baseUrl: '/',
    settings: {
      baseUrl: '/',
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      hideNavbarOnScroll: true,
      hasVersions: false,
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
        '<meta name="search-tags" content="default docs-default-current docs-api-current blog"></head>',
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
  return {told, stop}
}
