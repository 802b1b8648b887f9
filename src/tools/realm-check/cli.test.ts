import {execFile} from 'node:child_process'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {bundleCli} from './cliBundle.build'
import {realmWith} from './fixtures/examples'

let folder = ''
let program = ''

type Ended = {code: number; stdout: string; stderr: string}

const run = (words: readonly string[], input?: string): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...words], {cwd: folder}, (error, stdout, stderr) => {
      resolve({code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr})
    })
    if (input !== undefined) child.stdin?.end(input)
  })

const file = async (name: string, text: string): Promise<string> => {
  await writeFile(path.join(folder, name), text)
  return name
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'realm-check-'))
  const {content} = await bundleCli(path.join(import.meta.dirname, '../../..'))
  program = path.join(folder, 'realm-check.mjs')
  await writeFile(program, content)
})

afterAll(() => rm(folder, {recursive: true}))

describe('realm-check.mjs', () => {
  it('ends with 0 for a sound realm', async () => {
    const {code, stdout} = await run([await file('sound.json', JSON.stringify(realmWith()))])
    expect(stdout).toContain('No findings.')
    expect(code).toBe(0)
  })

  it('ends with 1 for a finding from --fail-on on, and with 0 for others', async () => {
    const risky = await file('risky.json', JSON.stringify(realmWith({accessTokenLifespan: 1200})))
    expect((await run([risky])).code).toBe(0)
    expect((await run([risky, '--fail-on', 'medium'])).code).toBe(1)
    expect((await run([risky, '--fail-on=never', '--threshold', 'critical'])).code).toBe(0)
    expect((await run([risky, '--fail-on', 'medium', '--threshold', 'high'])).code).toBe(1)
  })

  it('writes SARIF, and takes the target from its option', async () => {
    const risky = await file('theme.json', JSON.stringify(realmWith({loginTheme: 'keycloak.v2'})))
    const {stdout} = await run([risky, '--format', 'sarif', '--target', '27'])
    expect(JSON.parse(stdout)).toMatchObject({version: '2.1.0', runs: [{results: [{ruleId: 'theme-v2-login'}]}]})
    expect((await run([risky, '--target', '26.7'])).stdout).toContain('No findings.')
  })

  it('accepts what the baseline that it wrote contains', async () => {
    const risky = await file('ssl.json', JSON.stringify(realmWith({sslRequired: 'none'})))
    const {stdout} = await run([risky, '--format', 'baseline'])
    const baseline = await file('baseline.json', stdout)
    const accepted = await run([risky, '--baseline', baseline])
    expect(accepted.stdout).toContain('The baseline accepts 1 finding.')
    expect(accepted.code).toBe(0)
  })

  it('reads the standard input', async () => {
    expect((await run(['-'], JSON.stringify(realmWith({sslRequired: 'none'})))).code).toBe(1)
  })

  it.each([
    [[], 'Name one file to check, not 0'],
    [['a.json', 'b.json'], 'not 2'],
    [['missing.json'], 'Can\'t read the export "missing.json"'],
    [['missing.json', '--format', 'xml'], '--format is "xml". Use one of: text, markdown, json, sarif, baseline.'],
    [['missing.json', '--target', '25'], '--target is "25"'],
    [['missing.json', '--colour'], 'Unknown option "--colour"'],
    [['missing.json', '--fail-on'], '--fail-on needs a value'],
  ])('ends with 2 and a reason for the arguments %j', async (words, reason) => {
    const {code, stderr, stdout} = await run(words)
    expect(stderr).toContain(reason)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })

  it('ends with 2 for a file that is no export, without quoting it', async () => {
    const {code, stderr} = await run([await file('notes.json', '{"note": "very-secret"')])
    expect(stderr).toContain("isn't valid JSON")
    expect(stderr).not.toContain('very-secret')
    expect(code).toBe(2)
  })

  it('lists its options', async () => {
    const {code, stdout} = await run(['--help'])
    expect(stdout).toContain('--fail-on critical|high|medium|low|never')
    expect(code).toBe(0)
  })
})
