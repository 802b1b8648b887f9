import {existsSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import {BUILD_DIR} from '../../../scripts/lib/root'
import {skills} from '../../../src/config/skills'
import {sitemapPaths} from '../../lib/builtSite'

it('llms.txt has a file for each section of the documentation', async () => {
  const sections = new Set(
    (await sitemapPaths()).flatMap((pathname) => /^\/docs\/[^/]+\/(?=[^/]+\/$)/.exec(pathname) ?? []),
  )
  expect(sections.size).toBeGreaterThan(10)
  for (const section of sections) expect(existsSync(path.join(BUILD_DIR, section, 'llms.txt')), section).toBe(true)
  expect(existsSync(path.join(BUILD_DIR, 'docs/llms.txt'))).toBe(true)
})

it('coding agents can learn eight tasks or more', () => {
  expect(skills.length).toBeGreaterThanOrEqual(8)
})
