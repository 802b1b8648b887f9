import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {madeOnce} from './postCss'

let siteDir: string
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'post-css-'))
  await writeFile(
    path.join(siteDir, 'plugin.cjs'),
    'let made = 0\nmodule.exports = (options) => ({...options, made: ++made})',
  )
})
afterEach(() => rm(siteDir, {recursive: true}))

it('makes each plugin once, with its options, and looks for no configuration', () => {
  const ready = {postcssPlugin: 'ready'}
  const plugins = [[path.join(siteDir, 'plugin.cjs'), {stage: 2}], ready]
  const options = madeOnce({ident: 'postcss', plugins}, siteDir)
  expect(options).toEqual({ident: 'postcss', config: false, plugins: [{stage: 2, made: 1}, ready]})
  expect(options.plugins).toBe(options.plugins)
})

it('makes none before a stylesheet is read', () => {
  expect(() => madeOnce({plugins: [['/none.cjs', {}]]}, siteDir)).not.toThrow()
})
