import path from 'node:path'
import type {BrowserContext, Page} from '@playwright/test'
import {brand} from '../../src/data/brand'
import {search} from '../../src/data/search'
import type {Analytics} from '../../src/data/types'
import {bundleInline} from '../../src/client/bundle/bundle.build'
import {consentUsesOf, onDemandSettingsOf, settingsOf} from '../../src/client/bundle/settingsOf.build'

/** Where `openShellPage` serves. It has a secure origin, and no other host is below it. */
export const SHELL_ORIGIN = 'https://shell.test'

const html = (script: string) => `<!doctype html>
<html lang="en" data-theme="light">
  <head><title>Shell</title><style>:root { --color-accent: #000 }</style></head>
  <body>
    <button type="button" data-consent="accept">Accept all</button>
    <button type="button" data-consent="reject">Reject all</button>
    <p><a href="#below">Below</a> <a href="/other/?a=1">Other</a></p>
    <h2 id="below">Below</h2>
    <footer><button type="button" data-consent="preferences">Cookie preferences</button></footer>
    <script>${script}</script>
  </body>
</html>`

const types: Readonly<Record<string, string>> = {'.js': 'text/javascript', '.css': 'text/css'}

/**
 * Serves pages that hold the inline script and nothing else, for what the site's own configuration does not use:
 * another analytics service, or none.
 */
export async function serveShell(context: BrowserContext, analytics: Analytics | undefined): Promise<void> {
  const config = {
    url: SHELL_ORIGIN,
    baseUrl: '/',
    themeConfig: {
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      navbar: {hideOnScroll: true},
    },
    customFields: {analytics, offline: false, search, slug: brand.slug},
  }
  const {inline, assets} = await bundleInline({
    inline: path.resolve('src/client/index.client.ts'),
    onDemand: {
      analytics: path.resolve('src/consent/analytics/analytics.client.ts'),
      consent: path.resolve('src/consent/preferences.client.ts'),
    },
    stylesheets: {consent: path.resolve('src/consent/preferences.css')},
    baseUrl: '/',
    settings: settingsOf(config, false),
    onDemandSettings: onDemandSettingsOf(config),
    consentUses: consentUsesOf(config, false),
  })
  await context.route(`${SHELL_ORIGIN}/**`, (route) => {
    const {pathname} = new URL(route.request().url())
    const asset = assets[pathname.slice(1)]
    return asset
      ? route.fulfill({body: asset, contentType: types[path.extname(pathname)] ?? ''})
      : route.fulfill({body: html(inline), contentType: 'text/html'})
  })
}

/** Whether the page would show the banner. */
export const asks = (page: Page) => page.locator('html[data-consent="ask"]')
