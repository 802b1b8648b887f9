import {chromium, type LaunchOptions} from '@playwright/test'
import {SiteError} from '../../src/lib/problem'

/** What of Playwright's configuration says how the browser is started. */
type Config = {projects: readonly {use: {launchOptions?: LaunchOptions}}[]}

/**
 * Starts the browser once before all tests, each of which would fail otherwise, twice.
 * @throws SiteError with what the browser said.
 */
export default async function browserStarts({projects}: Config): Promise<void> {
  const options = projects[0]?.use.launchOptions ?? {}
  try {
    const browser = await chromium.launch(options)
    await browser.newPage()
    await browser.close()
  } catch (error) {
    throw new SiteError({
      file: options.executablePath ?? chromium.executablePath(),
      what: `The browser of the tests does not start: ${said(error)}`,
      allowed: 'Chromium or Chrome, in any recent version, with the libraries that it needs',
      fix: 'Run it by hand with --headless --dump-dom about:blank to see what it lacks, or set CHROMIUM_PATH to another.',
    })
  }
}

/** Without the log that repeats it, and without the many switches. */
function said(error: unknown): string {
  const [text = ''] = String(error).split('\nCall log:')
  return text.replaceAll(/^<launching>.*\n/gm, '')
}
