import {existsSync, readFileSync} from 'node:fs'
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

it('the Markdown of each page is short enough for a program that reads 50,000 characters', async () => {
  const files = (await sitemapPaths())
    .map((pathname) => path.join(BUILD_DIR, pathname, 'index.md'))
    .filter((file) => existsSync(file))
  expect(files.length).toBeGreaterThan(100)
  const long = files.filter((file) => readFileSync(file, 'utf8').length >= 50_000)
  expect(long, 'Divide the page.').toEqual([])
})

it('coding agents can learn eight tasks or more', () => {
  expect(skills.length).toBeGreaterThanOrEqual(8)
})
