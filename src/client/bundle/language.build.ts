import path from 'node:path'
import {runInNewContext} from 'node:vm'
import {build, type Plugin} from 'esbuild'
import type {ConsentCategory, StorageUses} from '../../consent/categories'
import type {Analytics} from '../../data/types'
import {valueAt} from '../../lib/valueAt'
import {searchLanguageOf} from '../../search/languages/index.build'
import {messagesPlugin, type Messages} from './messages.build'

/** The language of the pages that scripts are for. */
export type PageLanguage = {
  /** Default: `en`. */
  locale?: string
  /** The texts of the language. Default: those of the source. */
  messages?: Messages
}

/** What the bundler has to know of the language: texts, formats, and how the search takes words. */
export function inLanguage({locale = 'en', messages = {}}: PageLanguage) {
  const words: Plugin = {
    name: 'search-language',
    setup(bundler) {
      bundler.onResolve({filter: /^\.\/languages\/english$/}, ({resolveDir}) => ({
        path: path.join(resolveDir, 'languages', `${searchLanguageOf(locale).file}.ts`),
      }))
    },
  }
  return {
    define: {'process.env.DOCUSAURUS_CURRENT_LOCALE': JSON.stringify(locale)},
    plugins: [messagesPlugin(messages), words],
  }
}

type Uses = PageLanguage & {
  consentUses: Omit<StorageUses, 'analytics'>
  onDemandSettings: {analytics: Analytics | null}
}

const isList = (value: unknown): value is readonly ConsentCategory[] => Array.isArray(value)

/**
 * What the site stores, told in the language of the pages. Node has no texts of a language, so the module that tells it is bundled
 * with them first. In the script of the preferences, it would weigh half a kilobyte more.
 */
export async function categoriesIn({
  consentUses,
  onDemandSettings,
  ...language
}: Uses): Promise<readonly ConsentCategory[]> {
  const {outputFiles} = await build({
    ...inLanguage(language),
    entryPoints: [path.join(__dirname, '../../consent/categories.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'told',
  })
  const module: unknown = runInNewContext(`${outputFiles[0]?.text ?? ''};told`, {URL})
  const tell = valueAt(module, ['consentCategories'])
  const uses: StorageUses = {...consentUses, analytics: onDemandSettings.analytics ?? undefined}
  const categories: unknown = typeof tell === 'function' ? Reflect.apply(tell, undefined, [uses]) : undefined
  if (!isList(categories)) throw new Error('src/consent/categories.ts must export consentCategories().')
  return categories
}
