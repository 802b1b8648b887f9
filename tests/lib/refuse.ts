import type {BrowserContext, Page, Route} from '@playwright/test'
import {mayLog} from './test'

/** Fails one request, of which the browser then logs an error. */
export async function fail(where: Page | BrowserContext, route: Route): Promise<void> {
  mayLog(where, `Failed to load resource: net::ERR_FAILED at ${route.request().url()}`)
  await route.abort()
}

/** Fails every request for a URL from now on. */
export async function refuse(where: Page | BrowserContext, url: string | RegExp): Promise<void> {
  await where.route(url, (route) => fail(where, route))
}
