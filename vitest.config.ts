import {configDefaults, defineConfig} from 'vitest/config'
import {hasLab, testsOfLab} from './scripts/lib/lab'
import {testsOfSamples} from './scripts/lib/samples'
import {requirements} from './tests/requirements'

const MINUTE = 60_000

/**
 * The tests of one folder, named after it.
 * @param timeout in ms. Every limit here is at least ten times what the slowest test of the folder needs on a free machine: it
 * ends a test that hangs, and none that waits for a busy processor.
 */
function folder(name: string, include: string[], timeout = 5 * MINUTE) {
  return {extends: true, test: {name, include, testTimeout: timeout, hookTimeout: timeout}} as const
}

/**
 * As `folder`, with files that share a process and what they import, which takes longer than most of their tests. A file that
 * stubs something global takes the stub away in its `afterAll`.
 */
function sharedFolder(...args: Parameters<typeof folder>) {
  const {extends: isExtended, test} = folder(...args)
  return {extends: isExtended, test: {...test, isolate: false}} as const
}

export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      // What the bundlers of pages put in.
      '@docusaurus/Translate': `${import.meta.dirname}/tests/lib/translate.tsx`,
    },
  },
  test: {
    environment: 'node',
    // What tests prove: a tag that is none of these is an error.
    tags: Object.entries(requirements).map(([name, description]) => ({name, description})),
    exclude: [
      ...configDefaults.exclude,
      ...(hasLab ? [] : testsOfLab.map((file) => `${file}{,/**}`)),
      ...testsOfSamples,
    ],
    // A failure says all that was expected and seen.
    chaiConfig: {truncateThreshold: 0},
    projects: [
      sharedFolder('unit', [
        'src/**/*.test.{ts,tsx}',
        'scripts/**/*.test.ts',
        'deploy/**/*.test.ts',
        'lab/**/*.test.ts',
        'bench/**/*.test.ts',
        'tests/{,sample/}unit/**/*.test.{ts,tsx}',
      ]),
      folder('content', ['tests/content/**/*.test.ts'], 10 * MINUTE),
      folder('cli', ['tests/cli/**/*.test.ts'], 10 * MINUTE),
      sharedFolder('openapi', ['tests/openapi/**/*.test.ts'], 10 * MINUTE),
      // One server for all files, each of which opens a realm in it.
      {
        extends: true,
        test: {
          ...folder('contract', ['tests/contract/**/*.test.ts'], 20 * MINUTE).test,
          globalSetup: 'tests/contract/oneServer.ts',
          fileParallelism: false,
        },
      },
      sharedFolder('build', ['tests/{,sample/}build/**/*.test.ts'], 15 * MINUTE),
      // It adopts and builds the site first.
      folder('provider', ['tests/sample/provider/**/*.test.ts'], 20 * MINUTE),
      folder('firefox', ['tests/firefox/**/*.test.ts'], 10 * MINUTE),
      // A sample is installed, built and driven through logins in which tokens expire.
      folder('samples', ['tests/samples/**/*.test.ts'], 30 * MINUTE),
      // One file, so that one server of each bundle serves all checks. The commands of a page start Java some twenty times.
      folder('lab', ['tests/lab/**/*.test.ts'], 30 * MINUTE),
    ],
  },
})
