import path from 'node:path'
import type {FasterConfig} from '@docusaurus/types'
import {allowedMode, type HydrationMode} from '../hydration'
import {templateWithoutScripts} from '../hydration/template'
import {env} from './env'
import {mdxImports} from './mdxImports'

/** When pages become React: what `SITE_HYDRATION` says, as far as the installed framework allows. */
export const hydrationMode: HydrationMode = allowedMode(env.hydration, path.resolve(__dirname, '../..'))

/** What documents import, written by hand or generated. */
export const palette: readonly string[] = [...Object.values(mdxImports), '@site/src/reference/components']

/** The document around each page. Default: the framework's own. */
export const ssrTemplateFor = (mode: HydrationMode): string | undefined =>
  mode === 'islands' ? templateWithoutScripts : undefined

/** What makes builds faster: all that the framework has but, where no browser is given the documents, the wait for that. */
export const fasterFor = (mode: HydrationMode): FasterConfig => ({
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: mode === 'always',
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
})
