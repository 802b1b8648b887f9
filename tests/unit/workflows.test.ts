import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {parse} from 'yaml'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'

const FOLDER = path.join(ROOT, '.github/workflows')
const step = z.object({uses: z.string().optional(), run: z.string().optional()})
const job = z.object({uses: z.string().optional(), steps: z.array(step).default([])})
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

  it('give secrets to the job that ships alone, which runs no package of the site', () => {
    for (const [file, text] of texts) if (file !== 'deploy.yml') expect(text, file).not.toMatch(/secrets[.:[]/)
    const ship = jobs.find(({name}) => name === 'deploy.yml deploy')
    expect(ship?.steps.map(({uses}) => uses?.split('@', 1)[0])).toEqual([
      undefined,
      'actions/download-artifact',
      'cloudflare/wrangler-action',
    ])
    for (const {run = ''} of ship?.steps ?? []) expect(run).not.toMatch(/\bnp[mx]\b/)
    expect(texts.find(([file]) => file === 'deploy.yml')?.[1]).toMatch(/wranglerVersion: \d+\.\d+\.\d+/)
  })
})
