import {spawnSync} from 'node:child_process'
import {rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {realmWith} from '../../src/tools/realm-check/fixtures/examples'
import {bundle} from './bundle'
import {MAX_EXPORT_BYTES} from './config'
import {callTool, connected} from './fixtures/client'
import {SAMPLE, writeSite} from './fixtures/site'
import manifest from './package.json'

/** What the server can keep in memory. It needs about half of it. */
const LIMIT_MB = 64
const CALLS = 1000

let root: string
let file: string

beforeAll(async () => {
  root = await writeSite()
  file = path.join(path.dirname(root), 'docs-mcp.mjs')
  await bundle(file)
})
afterAll(() => rm(path.dirname(root), {recursive: true, force: true}))

const client = (args: readonly string[]) =>
  connected(new StdioClientTransport({command: process.execPath, args: [...args], stderr: 'pipe'}))

describe('over stdio', () => {
  it(`the bundle answers ${CALLS} calls with ${LIMIT_MB} MB of memory`, async () => {
    const bundled = await client([`--max-old-space-size=${LIMIT_MB}`, file, '--site', root])
    const calls = [
      ['search', {query: 'invitation link'}, 'Invite users'],
      ['read_page', {page: '/docs/brute-force/'}, '# Brute force detection'],
      ['read_page', {page: '/docs/nope/'}, 'Fix: '],
      ['get_operation', {operation: 'getOrganization'}, 'Fix: '],
      ...(SAMPLE === undefined ? [] : [['get_sample', {name: SAMPLE}, `# Sample ${SAMPLE}`] as const]),
    ] as const
    for (let at = 0; at < CALLS; at += calls.length) {
      const texts = await Promise.all(
        calls.map(([name, args]) => callTool(bundled, name, name === 'search' ? {query: `${args.query} ${at}`} : args)),
      )
      for (const [number, [, , start]] of calls.entries()) expect(texts[number]?.text).toContain(start)
    }
    await bundled.close()
  })

  it('the command of the package runs from a checkout', async () => {
    const checkout = await client([path.join(import.meta.dirname, 'bin.js'), '--site', root])
    expect((await callTool(checkout, 'read_page', {page: '/docs/invitations/'})).text).toContain('# Invite users')
    expect(checkout.getServerVersion()?.name).toMatch(/\/docs$/)
    expect(checkout.getServerVersion()?.version).toBe(manifest.version)
    await checkout.close()
  })

  it('the client can name a file of its machine', async () => {
    const local = await client([file, '--site', root])
    const exported = path.join(path.dirname(root), 'realm.json')
    await writeFile(exported, JSON.stringify(realmWith({sslRequired: 'none'})))
    expect((await callTool(local, 'check_config', {file: exported})).text).toContain('`sslRequired`')
    const missing = await callTool(local, 'check_config', {file: 'no-such-realm.json'})
    expect(missing.isError).toBe(true)
    expect(missing.text).toContain('Allowed: the path of a file')
    await writeFile(exported, ' '.repeat(MAX_EXPORT_BYTES + 1))
    expect((await callTool(local, 'check_config', {file: exported})).text).toContain('realm-check.mjs')
    await local.close()
  })
})

describe('a mistake on the command line', () => {
  it('ends the program with the reason, and with nothing on stdout, which belongs to the protocol', () => {
    const {status, stderr, stdout} = spawnSync(process.execPath, [file, '--site', '/nope'], {encoding: 'utf8'})
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('page-list.json')
  })
})
