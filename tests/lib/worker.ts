import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type WorkerInfo,
} from '@playwright/test'
import type {Variant} from '../../scripts/lib/fixtureSite'
import {offered} from '../../src/data/offer/offered'
import {canVisit, isSample} from './isSample'
import {addressOf} from './ownAddress'
import type {ServedSite} from './serveSite'

/** The window of a page that a reader opens. */
export const VIEWPORT = {width: 1280, height: 720}

/** One error that a page logged, or threw and nobody caught. */
export type Logged = {context: BrowserContext; text: string}

/** What a worker keeps for all tests that it runs. */
type WorkerFixtures = {
  /** The errors of every page since the running test began. */
  logged: Logged[]
  /** The fixture sites that this worker serves. */
  fixtureSites: Map<Variant, Promise<ServedSite>>
  /** A tab in which other pages of the site have been read before. */
  readerTab: Page
  /** The same where scripts are switched off. */
  noScriptTab: Page
  /** The same whose reader has chosen dark mode. */
  darkTab: Page
}

/** Tells of every error in any page of a context, also of one that is opened later. */
function listenTo(context: BrowserContext, tell: (text: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error') tell(`${message.text()} at ${message.location().url}`)
  })
  // Exceptions and rejections that nobody handles.
  context.on('weberror', (webError) => {
    const {name, message} = webError.error()
    tell(`Uncaught ${name}: ${message} at ${webError.location().url}`)
  })
}

/** Contexts that visit the fixture site, which has the same pages whatever the content of this site. */
export const fixtureContexts = new WeakSet<BrowserContext>()

/** Skips a test, or those of a file, that need a page of the sample, if this site doesn't have it. */
export const needsPage = (path: string): void => base.skip(!canVisit(path), `This site has no page ${path}.`)

/** Skips a test, or those of a file, that need the words of a page of the sample. */
export const needsSample = (): void => base.skip(!isSample, 'This site has other content than the sample.')

/** Skips a test, or those of a file, about a part that a provider can go without. */
export const needsPart = (part: keyof typeof offered): void =>
  base.skip(!offered[part], `This site has no ${part}, as src/data/offer/offered.ts says.`)

/**
 * Lets a tab open addresses from the root of the site, which can be below a path of its host. A test is skipped if it visits
 * a page of the sample that this site doesn't have.
 */
function openInSite(page: Page): void {
  // A worker's first tab is announced twice.
  if (Object.hasOwn(page, 'goto')) return
  const goto = page.goto.bind(page)
  page.goto = (address, options) => {
    if (!fixtureContexts.has(page.context())) needsPage(address)
    return goto(addressOf(address), options)
  }
}

/**
 * A fixture: a tab for all tests that a worker runs. Closing it closes its context.
 * @param prepare what is done to it first.
 */
function workerTab(options?: BrowserContextOptions, prepare?: (tab: Page) => Promise<unknown>) {
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

/**
 * Playwright's `test` with everything that a worker keeps. Add such a fixture here and not where it is used: tests whose
 * workers keep different things never share a worker, and each worker starts a browser.
 */
export const test = base.extend<object, WorkerFixtures>({
  logged: [
    async ({browser}, use) => {
      const logged: Logged[] = []
      browser.on('context', (context) => {
        listenTo(context, (text) => logged.push({context, text}))
        context.pages().forEach(openInSite)
        context.on('page', openInSite)
      })
      await use(logged)
    },
    {scope: 'worker', auto: true},
  ],
  fixtureSites: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the needed fixtures from a pattern
    async ({}, use) => {
      const sites = new Map<Variant, Promise<ServedSite>>()
      await use(sites)
      for (const site of sites.values()) await site.then(({stop}) => stop()).catch(() => undefined)
    },
    {scope: 'worker'},
  ],
  readerTab: [workerTab(), {scope: 'worker'}],
  noScriptTab: [workerTab({javaScriptEnabled: false}), {scope: 'worker'}],
  darkTab: [workerTab({}, (tab) => tab.addInitScript(() => localStorage.setItem('theme', 'dark'))), {scope: 'worker'}],
})
