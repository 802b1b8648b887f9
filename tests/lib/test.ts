import {expect, type BrowserContext, type Page} from '@playwright/test'
import {test as base, type Logged} from './worker'

/** What the running test has announced. A worker runs one after the other. */
let announced = new WeakMap<BrowserContext, (RegExp | string)[]>()

/**
 * Announces an error that a test provokes. Call it where it is provoked.
 * @param where the page whose context may log it, or the context.
 * @param entry how it begins, or a pattern of it: `<text> at <URL of the script, or of what was not loaded>`.
 */
export function mayLog(where: Page | BrowserContext, entry: RegExp | string): void {
  const context = 'context' in where ? where.context() : where
  announced.set(context, [...(announced.get(context) ?? []), entry])
}

/** What the browser logs of a request that is answered with an error. @param url of it, or a part. */
export const answered = (status: number, url: RegExp): RegExp =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${status} .* at \\S*${url.source}`)

const isUnannounced = ({context, text}: Logged): boolean =>
  !(announced.get(context) ?? []).some((entry) =>
    typeof entry === 'string' ? text.startsWith(entry) : entry.test(text),
  )

/**
 * Playwright's `test`, which fails where a page logs an error, or throws one that nobody catches: any page of any
 * context, also of one that the test makes.
 */
export const test = base.extend<{noErrors: undefined}>({
  /** Sets back what a test may have changed and `reuseContext` leaves as it is. */
  context: async ({context}, use) => {
    await use(context)
    await context.clearPermissions()
    await context.setOffline(false)
  },
  noErrors: [
    async ({logged}, use) => {
      logged.length = 0
      announced = new WeakMap()
      await use(undefined)
      // Set up before the context, this is torn down after it: by then every message has arrived.
      const errors = logged.filter(isUnannounced).map(({text}) => text)
      expect(errors, 'errors in the console; a test announces what it provokes with mayLog()').toEqual([])
    },
    {auto: true},
  ],
})

export {expect} from '@playwright/test'
export {needsPage, needsPart, needsSample} from './worker'
