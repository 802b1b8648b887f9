import type {Page} from '@playwright/test'
import {test as base} from './test'
import {VIEWPORT} from './worker'

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

/** Readers' tabs beside Playwright's `page`. */
export const test = base.extend<Fixtures>({
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
