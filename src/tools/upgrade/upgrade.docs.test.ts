import {readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../../scripts/lib/root'

describe('the page /docs/tools/upgrade-planner/', () => {
  it('proves what the plan says was run', () => {
    const pages = [
      'docs/tools/upgrade-planner.mdx',
      'docs/upgrades/index.mdx',
      'docs/operations/hostname-and-proxy.mdx',
    ]
      .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
      .join('\n')
    for (const proof of [
      'rejected with 400',
      'Paths with a semicolon get 400',
      'isn’t a UUID',
      'invalid_grant',
      "Unknown option: '--hostname-url'",
    ])
      expect(pages).toContain(proof)
  })
})
