import {cp, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import logger from '@docusaurus/logger'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {SiteError} from '../../../lib/problem'
import {oneTree} from './fixtures/options'
import contentCheck from './index'

let siteDir: string

/** Has the plugin load its content. */
async function loader(): Promise<() => Promise<void>> {
  // The factory gets more than it uses; the rest of its parameters is of no concern here.
  const plugin: unknown = await Reflect.apply(contentCheck(oneTree), undefined, [{siteDir}])
  if (typeof plugin !== 'object' || plugin === null || !('loadContent' in plugin)) throw new Error('no plugin')
  const {loadContent} = plugin
  if (typeof loadContent !== 'function') throw new Error('no loadContent')
  return async () => {
    await Reflect.apply(loadContent, undefined, [])
  }
}

let warn = vi.spyOn(logger, 'warn')
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'content-check-'))
  await cp(path.join(import.meta.dirname, 'fixtures'), siteDir, {recursive: true})
  warn = vi.spyOn(logger, 'warn').mockReturnValue()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(siteDir, {recursive: true})
})

it('stops a build at mistakes', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await expect((await loader())()).rejects.toThrow(SiteError)
})

it('shows mistakes on the writers’ server, and those of a later change after it has been shown', async () => {
  const load = await loader()
  await load()
  const first = warn.mock.calls.length
  expect(first).toBeGreaterThan(0)
  await load()
  expect(warn).toHaveBeenCalledTimes(first)
  await vi.waitUntil(() => warn.mock.calls.length === 2 * first, {timeout: 5000})
})
