import {defineConfig} from 'vitest/config'

/** The tests of one folder, named after it. */
function folder(name: string, include: string[], timeout = 30_000) {
  return {extends: true, test: {name, include, testTimeout: timeout, hookTimeout: timeout}} as const
}

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    environment: 'node',
    // A failure says all that was expected and seen.
    chaiConfig: {truncateThreshold: 0},
    projects: [
      folder('unit', [
        'src/**/*.test.{ts,tsx}',
        'scripts/**/*.test.ts',
        'deploy/**/*.test.ts',
        'lab/**/*.test.ts',
        'bench/**/*.test.ts',
        'tests/unit/**/*.test.{ts,tsx}',
      ]),
      folder('content', ['tests/content/**/*.test.ts'], 60_000),
      folder('cli', ['tests/cli/**/*.test.ts'], 60_000),
      folder('openapi', ['tests/openapi/**/*.test.ts'], 60_000),
      folder('contract', ['tests/contract/**/*.test.ts'], 300_000),
      // Files of one worker share the parsed pages, which take longer than most of the tests.
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      folder('firefox', ['tests/firefox/**/*.test.ts'], 120_000),
      // A sample is installed, built and driven through logins in which tokens expire.
      folder('samples', ['tests/samples/**/*.test.ts'], 600_000),
      // One file, so that one server of each bundle serves all checks. The commands of a page start some twenty times a
      // Java: measured 260 s on two cores with a load of 11.
      folder('lab', ['tests/lab/**/*.test.ts'], 900_000),
    ],
  },
})
