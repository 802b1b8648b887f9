import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {parse} from 'yaml'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'

const FOLDER = path.join(ROOT, '.github/workflows')
const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
  'working-directory': z.string().optional(),
})
const job = z.object({
  if: z.string().optional(),
  uses: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  permissions: z.record(z.string(), z.string()).default({}),
  steps: z.array(step).default([]),
})
const workflow = z.object({jobs: z.record(z.string(), job)})

const texts = readdirSync(FOLDER).map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')] as const)
const jobs = texts.flatMap(([file, text]) =>
  Object.entries(workflow.parse(parse(text)).jobs).map(([name, one]) => ({...one, name: `${file} ${name}`})),
)

describe('the workflows', () => {
  it('run actions of others by the hash of a commit', () => {
    const used = jobs.flatMap(({uses, steps}) => [uses, ...steps.map((one) => one.uses)])
    for (const uses of used.filter((one) => one !== undefined))
      expect(uses).toMatch(/^\.\/|^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/)
  })

  const deployJobs = jobs.filter(({name}) => name.startsWith('deploy.yml '))

  it('publish no other branch than main, however they are started', () => {
    expect(deployJobs.map(({name}) => name)).toEqual([
      'deploy.yml test',
      'deploy.yml assemble',
      'deploy.yml deploy',
      'deploy.yml record-addresses',
    ])
    for (const one of deployJobs) expect(one.if, one.name).toBe("github.ref == 'refs/heads/main'")
  })

  it('show secrets to the step that uploads alone', () => {
    for (const [file, text] of texts) if (file !== 'deploy.yml') expect(text, file).not.toMatch(/secrets[.:[]/)
    const [, deploy = ''] = texts.find(([file]) => file === 'deploy.yml') ?? []
    const steps = deployJobs.flatMap((one) => one.steps)
    const seeing = steps.filter(({env}) => Object.values(env).some((value) => /\{\{ secrets\.\w+ \}\}/.test(value)))
    expect(seeing.map(({run}) => run?.split(' ').slice(0, 3).join(' '))).toEqual([
      'deploy/cloudflare/node_modules/.bin/wrangler pages deploy',
    ])
    const uses = [...deploy.matchAll(/secrets\.\w+( != '')?/g)].map(([, compared]) => compared !== undefined)
    expect(uses).toEqual([true, true, false, false])
    for (const one of deployJobs) expect(one.env, one.name).toBeUndefined()
  })

  it('sign what is deployed, in a job that runs no code of packages', () => {
    const signing = jobs.filter(({permissions}) => permissions['id-token'] !== undefined)
    expect(signing.map(({name, permissions}) => [name, permissions])).toEqual([
      ['deploy.yml assemble', {contents: 'read', 'id-token': 'write', attestations: 'write'}],
    ])
    const steps = signing.flatMap((one) => one.steps)
    expect(steps.filter(({uses}) => uses?.startsWith('actions/attest@'))).toHaveLength(2)
    // What is signed is a list of all files, which is made when nothing changes any more.
    const listed = steps.findIndex(({run}) => run?.endsWith('> ../site.sha256'))
    const changed = steps.findLastIndex(({run}) => /^rm |keep-assets/.test(run ?? ''))
    expect(listed).toBeGreaterThan(changed)
    for (const {run = ''} of steps) expect(run).not.toMatch(/\b(npm|npx|node)\b/)
  })

  it('install what deploys from a lock file and run no install scripts', () => {
    const commands = deployJobs.flatMap(({steps}) => steps.filter(({run = ''}) => /\bnp[mx]\b/.test(run)))
    expect(commands.map((one) => [one.run, one['working-directory']])).toEqual([
      ['npm ci --ignore-scripts', 'deploy/cloudflare'],
      ['npm ci --ignore-scripts', undefined],
      ['npm run addresses', undefined],
    ])
    const lock = z
      .object({packages: z.record(z.string(), z.object({integrity: z.string().optional()}))})
      .parse(JSON.parse(readFileSync(path.join(ROOT, 'deploy/cloudflare/package-lock.json'), 'utf8')))
    const {'': root, ...packages} = lock.packages
    expect(root).toBeDefined()
    expect(Object.keys(packages)).toContain('node_modules/wrangler')
    for (const [name, {integrity}] of Object.entries(packages)) expect(integrity, name).toMatch(/^sha512-/)
  })

  it('fail where nobody could be asked for advisories', () => {
    const audits = jobs.flatMap(({steps}) => steps.map(({run = ''}) => run)).filter((run) => run.includes('audit'))
    expect(audits).toEqual(['npm run audit -- --strict'])
  })

  it('wait some days before they propose a new version', () => {
    const updates = z
      .object({
        updates: z.array(
          z.object({directory: z.string(), cooldown: z.object({'default-days': z.number()}).optional()}),
        ),
      })
      .parse(parse(readFileSync(path.join(ROOT, '.github/dependabot.yml'), 'utf8')))
    for (const {directory, cooldown} of updates.updates)
      expect(cooldown?.['default-days'], directory).toBeGreaterThanOrEqual(7)
  })
})
