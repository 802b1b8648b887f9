import {defineConfig} from '@playwright/test'
import {visitAfter} from './tests/lib/consent'

/** Set by `npm test`, which has built the site, serves it and has found a browser. */
const baseURL = process.env.SITE_TEST_URL ?? 'http://localhost:3000'
const executablePath = process.env.CHROMIUM_PATH

/** What is looked at is the page, not the banner that lies upon it: tests/a11y/consent.spec.ts looks at that one. */
const storageState = visitAfter('rejecting')

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/lib/browserStarts.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // What passes at the second try only is named at the end of the run.
  retries: 1,
  // Limits end what hangs. On a free machine no test comes near a tenth of them.
  timeout: 300_000,
  reporter: [
    ['line'],
    ['./tests/lib/skippedReporter.ts'],
    ['json', {outputFile: process.env.SITE_TEST_REPORT ?? 'test-results/report.json'}],
  ],
  // Only `npm test -- visual --update` makes pictures: a missing one is a failure, not a new truth.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/visual/__screenshots__/{arg}{ext}',
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // The pictures are compared with those of a machine that draws alike, so that little has to be forgiven: the
      // comparison leaves out smoothed edges by itself. An accent 4/255 lighter in two channels escaped at 0.02.
      threshold: 0.005,
      maxDiffPixels: 10,
    },
  },
  use: {
    baseURL,
    // A worker's tests share a context, whose storage, cookies, cache, routes and pages are set back after each: a new one
    // costs a quarter of the time. tests/lib/test.ts sets back what Playwright does not. A file whose tests stop the clock
    // says `test.use({reuseContext: false})`: the clock's scripts are taken away one by one, while a page may still load.
    reuseContext: true,
    // A control that isn't there fails its test within a minute; on a free machine no action takes a tenth of that.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? {executablePath} : {}),
      // Chromium's sandbox does not work for root, which containers and CI often are.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // Letters as wide as on readers' screens: without a window, the browser rounds their widths.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {name: 'e2e', testMatch: 'e2e/**/*.spec.ts'},
    {name: 'provider', testMatch: 'sample/provider/**/*.spec.ts'},
    // Colours are measured where they have arrived, not on their way there.
    {
      name: 'a11y',
      testMatch: 'a11y/**/*.spec.ts',
      // `npm test -- a11y --update` writes what a screen reader announces.
      snapshotPathTemplate: 'tests/a11y/trees/{arg}{ext}',
      use: {storageState, contextOptions: {reducedMotion: 'reduce'}},
    },
    {name: 'forms', testMatch: 'forms/**/*.spec.ts'},
    {name: 'layout', testMatch: 'visual/layout.spec.ts', use: {storageState}},
    {name: 'visual', testMatch: 'visual/pages.spec.ts', use: {storageState}},
  ],
})
