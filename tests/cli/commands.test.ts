import {readFile, rm, writeFile} from 'node:fs/promises'
import {createServer} from 'node:net'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {exec, type ExecResult} from '../../scripts/lib/exec'
import {ROOT} from '../../scripts/lib/root'
import {listen} from '../../scripts/lib/server'
import {copySite} from '../lib/copySite'

let site = ''

beforeAll(async () => {
  site = await copySite()
})

afterAll(async () => {
  await rm(path.dirname(site), {recursive: true, force: true})
})

/** Runs a command of the copy as `npm run` would after the installation. */
function command(...args: string[]): Promise<ExecResult> {
  return exec(process.execPath, ['--import', 'tsx', 'scripts/cli.ts', ...args], {cwd: site})
}

/** Changes a file of the copy for the time of a test. */
async function withFile<T>(file: string, change: (text: string) => string, test: () => Promise<T>): Promise<T> {
  const target = path.join(site, file)
  const original = await readFile(target, 'utf8')
  await writeFile(target, change(original))
  try {
    return await test()
  } finally {
    await writeFile(target, original)
  }
}

function expectOneMessage({code, output}: ExecResult, words: RegExp): void {
  expect(code).toBe(1)
  expect(output).toMatch(words)
  expect(output).toMatch(/ {2}Fix: /)
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+/m)
}

describe('a command ends with one message', () => {
  it('when Node is too old', async () => {
    const preload = path.join(site, 'old-node.cjs')
    await writeFile(
      preload,
      `Object.defineProperty(process, 'versions', {value: {...process.versions, node: '18.20.8'}})`,
    )
    expectOneMessage(
      await exec(process.execPath, ['--require', preload, path.join(ROOT, 'scripts/run.cjs'), 'check']),
      /This is Node 18\.20\.8, which is too old[\s\S]*Allowed: Node 20\.19 or newer/,
    )
  })

  it('when the port is taken, before it builds', async () => {
    const other = createServer()
    const port = await listen(other, 0)
    const result = await command('site', '--port', String(port))
    other.close()
    expectOneMessage(result, new RegExp(`Port ${port} is in use`))
    expect(result.output).not.toContain('Content:')
  })

  it('when the brand lacks a field, and succeeds once it has it', async () => {
    const result = await withFile(
      'src/data/brand.ts',
      (text) => text.replace(/^ {2}supportEmail:.*$/m, ''),
      () => command('check'),
    )
    expectOneMessage(result, /src\/data\/brand\.ts {2}The brand has no "supportEmail"/)
    expect((await command('check')).code).toBe(0)
  })

  it('when the brand has a malformed field', async () => {
    const result = await withFile(
      'src/data/brand.ts',
      (text) => text.replace(/^ {2}slug:.*$/m, "  slug: 'Not A Slug',"),
      () => command('site'),
    )
    expectOneMessage(result, /The brand's "slug" is "Not A Slug"[\s\S]*Allowed: lowercase letters/)
  })

  it('when the brand file is cut off', async () => {
    const result = await withFile(
      'src/data/brand.ts',
      (text) => text.slice(0, text.length / 2),
      () => command('start', '--port', '4556'),
    )
    expectOneMessage(result, /src\/data\/brand\.ts {2}The brand file isn't valid TypeScript/)
  })

  it('when the API description and a menu have mistakes, with both', async () => {
    const result = await withFile(
      'openapi/openapi.yaml',
      (text) => text.replace(/^openapi: .*$/m, 'openapi: 9.0.0'),
      () =>
        withFile(
          'src/data/navigation.ts',
          (text) => text.replace("to: '/contact/'", "at: '/contact/'"),
          () => command('check'),
        ),
    )
    expectOneMessage(result, /src\/data\/navigation\.ts:\d+:\d+ {2}TS\d+: [^]*'at' does not exist/)
    expect(result.output).toMatch(/^openapi\/openapi\.yaml/m)
  })

  it('when a writer made a mistake, with file and line', async () => {
    const page = 'docs/introduction/index.mdx'
    const result = await withFile(
      page,
      (text) => `${text}\n[nowhere](./nowhere.mdx)\n`,
      () => command('build'),
    )
    expectOneMessage(
      result,
      /docs\/introduction\/index\.mdx:\d+:1 {2}The link "\.\/nowhere\.mdx" doesn't lead to a page/,
    )
  })

  it('when there is no whole build to serve', async () => {
    expectOneMessage(await command('serve', '--port', '4555'), /There is no complete build/)
  })

  it('when the environment names a browser that is not there', async () => {
    const result = await exec(process.execPath, ['--import', 'tsx', 'scripts/cli.ts', 'test', 'e2e'], {
      cwd: site,
      env: {CHROMIUM_PATH: '/no/browser'},
    })
    expectOneMessage(result, /CHROMIUM_PATH is "\/no\/browser"/)
  })

  it('when a suite or command does not exist', async () => {
    expectOneMessage(await command('test', 'units'), /There is no suite "units"[\s\S]*Allowed: lint,/)
    expectOneMessage(await command('sight'), /There is no command "sight"/)
  })
})
