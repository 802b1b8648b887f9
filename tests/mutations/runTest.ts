import {readFileSync} from 'node:fs'
import {readFile, rm} from 'node:fs/promises'
import path from 'node:path'
import {stripVTControlCharacters} from 'node:util'
import * as z from 'zod'
import {execNode} from '../../scripts/lib/exec'
import {literalPattern} from '../conformance/titleValues'
import {serveSite} from '../lib/serveSite'
import {freePort} from './scratch'

/** What became of a test. */
export type Outcome = 'passed' | 'failed' | 'not run'

/** The same, with the first line of what the failure says: a test that fails for another reason has caught nothing. */
export type TestResult = {outcome: Outcome; message?: string}

const REPORT = 'test-results/mutation.json'

const vitestReport = z.object({numPassedTests: z.number(), numFailedTests: z.number()})
const playwrightReport = z.object({stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number()})})

/** Tests of one file. */
export type TestSelection = {file: string; titles: readonly string[]}

/** Runs tests of one file in the copy, whose build is up to date where they need it. One that fails decides. */
export async function runTests(scratch: string, selection: TestSelection, browser: string): Promise<TestResult> {
  await rm(path.join(scratch, REPORT), {force: true})
  return selection.file.endsWith('.spec.ts') ? runInBrowser(scratch, selection, browser) : runInNode(scratch, selection)
}

/**
 * Whether a test looks at the build: tests of its files do, and those in the browser that visit the site itself. The
 * fixture site is built by the tests that visit it.
 */
export function needsBuild(scratch: string, file: string): boolean {
  if (!file.endsWith('.spec.ts')) return file.startsWith('tests/build/')
  const source = readFileSync(path.join(scratch, file), 'utf8')
  return /import \{[^}]*\btest\b[^}]*\} from '\.\.\/lib\/(?:test|keptTab|readers)'/.test(source)
}

/** A regular expression for the titles of the groups and the test, which both runners join by spaces. */
function pattern(titles: readonly string[]): string {
  return `(${titles.map((title) => literalPattern(title.replaceAll(' › ', ' '))).join('|')})$`
}

async function runInBrowser(scratch: string, {file, titles}: TestSelection, browser: string): Promise<TestResult> {
  const site = needsBuild(scratch, file)
    ? await serveSite(['serve', '--port', String(await freePort())], scratch)
    : undefined
  try {
    const env = {CHROMIUM_PATH: browser, SITE_TEST_REPORT: REPORT, ...(site ? {SITE_TEST_URL: site.url} : {})}
    await execNode('node_modules/@playwright/test/cli.js', ['test', file, '--retries=0', '--grep', pattern(titles)], {
      cwd: scratch,
      env,
    })
  } finally {
    await site?.stop()
  }
  const report = await readReport(scratch, {stats: {expected: 0, unexpected: 0, flaky: 0}})
  const {stats} = playwrightReport.parse(report)
  return resultOf(stats.expected, stats.unexpected + stats.flaky, report)
}

async function runInNode(scratch: string, {file, titles}: TestSelection): Promise<TestResult> {
  const args = ['run', file, '-t', pattern(titles), '--reporter=json', `--outputFile=${REPORT}`]
  await execNode('node_modules/vitest/vitest.mjs', args, {cwd: scratch})
  const report = await readReport(scratch, {numPassedTests: 0, numFailedTests: 0})
  const {numPassedTests, numFailedTests} = vitestReport.parse(report)
  return resultOf(numPassedTests, numFailedTests, report)
}

async function readReport(scratch: string, none: unknown): Promise<unknown> {
  const text = await readFile(path.join(scratch, REPORT), 'utf8').catch(() => undefined)
  return text === undefined ? none : JSON.parse(text)
}

function resultOf(passed: number, failed: number, report: unknown): TestResult {
  if (failed > 0) return {outcome: 'failed', message: firstMessage(report)}
  return {outcome: passed > 0 ? 'passed' : 'not run'}
}

/** What the first failure says, wherever a report keeps it: its first lines, without the colours of a terminal. */
function firstMessage(report: unknown): string | undefined {
  if (typeof report !== 'object' || report === null) return undefined
  for (const [key, value] of Object.entries(report)) {
    const text: unknown = key === 'failureMessages' && Array.isArray(value) ? value[0] : value
    const isMessage = (key === 'message' || key === 'failureMessages') && typeof text === 'string' && text !== ''
    const found = isMessage ? shortened(text) : firstMessage(value)
    if (found) return found
  }
  return undefined
}

function shortened(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return lines.slice(0, 6).join('\n')
}
