import path from 'node:path'
import {runInNewContext} from 'node:vm'
import * as esbuild from 'esbuild'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'

const SOURCE = path.join(ROOT, 'node_modules/@docusaurus/theme-common/lib/utils/storageUtils.js')

/** What a build generates for `storage: {namespace: false}`. */
const siteStorage: esbuild.Plugin = {
  name: 'site-storage',
  setup(build) {
    build.onResolve({filter: /^@generated\/site-storage$/}, () => ({path: 'site-storage', namespace: 'generated'}))
    build.onLoad({filter: /.*/, namespace: 'generated'}, () => ({
      contents: JSON.stringify({type: 'localStorage', namespace: ''}),
      loader: 'json',
    }))
  },
}

type Slot = Record<'get' | 'set' | 'del' | 'listen', () => unknown>
type Module = {exports: {createStorageSlot?: (key: string) => Slot}}

/** The framework's storage, in a context without a window, as pages are made in. */
async function slotOnTheServer(key: string): Promise<Slot> {
  const {outputFiles} = await esbuild.build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    plugins: [siteStorage],
  })
  const module: Module = {exports: {}}
  runInNewContext(outputFiles[0]?.text ?? '', {module, process: {env: {NODE_ENV: 'production'}}})
  const {createStorageSlot} = module.exports
  if (createStorageSlot === undefined) throw new Error('storageUtils is not what it was')
  return createStorageSlot(key)
}

describe('storage', () => {
  it.each(['get', 'set', 'del', 'listen'] as const)(
    'is out of reach while a page is made on the server, and says so: %s',
    async (method) => {
      const slot = await slotOnTheServer('theme')
      expect(() => slot[method]()).toThrow(/Illegal storage API usage for storage key "theme"/)
    },
  )
})
