import type {BrowserContextOptions, Page} from '@playwright/test'
import {workerTab} from './readers'
import {test as base} from './test'

/** What is forgotten between two tests. */
async function forget(tab: Page, storageState: BrowserContextOptions['storageState']): Promise<void> {
  const context = tab.context()
  tab.removeAllListeners()
  // Over nothing that answers to the pointer.
  await tab.mouse.move(0, 0)
  for (const other of context.pages()) if (other !== tab) await other.close()
  await tab.unrouteAll({behavior: 'ignoreErrors'})
  await context.unrouteAll({behavior: 'ignoreErrors'})
  await context.clearPermissions()
  await context.clearCookies()
  if (typeof storageState === 'object') await context.addCookies(storageState.cookies)
  if (tab.url() !== 'about:blank')
    await tab.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
}

/**
 * `test` whose `page` is one tab for all tests that a worker runs, with nothing stored: its caches stay warm, which saves
 * a third of the time of a test that loads React. Not for tests that add scripts to the page or stop its clock, for these
 * stay, nor for those of what is loaded from where or that open a second tab.
 */
export const test = base.extend<object, {keptTab: Page}>({
  keptTab: [workerTab(), {scope: 'worker'}],
  context: async ({keptTab}, use) => {
    await use(keptTab.context())
  },
  page: async ({keptTab, storageState, viewport}, use) => {
    await forget(keptTab, storageState)
    await keptTab.emulateMedia({media: null, reducedMotion: null, colorScheme: null})
    if (viewport) await keptTab.setViewportSize(viewport)
    await use(keptTab)
  },
})

export * from './test'
