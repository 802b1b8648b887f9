import type {Browser, BrowserContextOptions, Page, WorkerInfo} from '@playwright/test'
import {test as base} from './test'

/** The window of a page that a reader opens. */
const VIEWPORT = {width: 1280, height: 720}

type Fixtures = {
  /**
   * A tab in which other pages of the site have been read before, for a test that only looks at a page: what the pages
   * share comes from the tab's caches, which saves a third of the time, and half of it where React is not loaded. What a
   * test stores stays for the next one, so that it must store nothing.
   */
  readerPage: Page
  /** The same where scripts are switched off. */
  noScriptPage: Page
}

/**
 * A fixture: a tab for all tests that a worker runs. Closing it closes its context.
 * @param prepare what is done to it first.
 */
export function workerTab(options?: BrowserContextOptions, prepare?: (tab: Page) => Promise<unknown>) {
  return async (
    {browser}: {browser: Browser},
    use: (tab: Page) => Promise<void>,
    {project}: WorkerInfo,
  ): Promise<void> => {
    const {baseURL} = project.use
    const tab = await browser.newPage({viewport: VIEWPORT, ...(baseURL === undefined ? {} : {baseURL}), ...options})
    await prepare?.(tab)
    await use(tab)
    await tab.close()
  }
}

/** Readers' tabs beside Playwright's `page`. */
export const test = base.extend<Fixtures, {readerTab: Page; noScriptTab: Page}>({
  readerTab: [workerTab(), {scope: 'worker'}],
  noScriptTab: [workerTab({javaScriptEnabled: false}), {scope: 'worker'}],
  readerPage: async ({readerTab}, use) => {
    await readerTab.setViewportSize(VIEWPORT)
    await use(readerTab)
    readerTab.removeAllListeners('request')
  },
  noScriptPage: async ({noScriptTab}, use) => {
    await use(noScriptTab)
  },
})

export * from './test'
