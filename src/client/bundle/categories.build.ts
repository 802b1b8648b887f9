import path from 'node:path'
import {runInNewContext} from 'node:vm'
import {build, type BuildOptions} from 'esbuild'
import type {ConsentCategory, StorageUses} from '../../consent/categories'
import {valueAt} from '../../lib/valueAt'

const isList = (value: unknown): value is readonly ConsentCategory[] => Array.isArray(value)

/**
 * What the site stores, told in the language of the pages. Node has no texts of a language, so the module that tells it is bundled
 * with them first. In the script of the preferences, it would weigh half a kilobyte more.
 * @param language what a script is bundled with: see `bundle.build.ts`.
 */
export async function categoriesIn(uses: StorageUses, language: BuildOptions): Promise<readonly ConsentCategory[]> {
  const {outputFiles} = await build({
    ...language,
    entryPoints: [path.join(__dirname, '../../consent/categories.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'told',
  })
  const module: unknown = runInNewContext(`${outputFiles[0]?.text ?? ''};told`, {URL})
  const tell = valueAt(module, ['consentCategories'])
  const categories: unknown = typeof tell === 'function' ? Reflect.apply(tell, undefined, [uses]) : undefined
  if (!isList(categories)) throw new Error('src/consent/categories.ts must export consentCategories().')
  return categories
}
