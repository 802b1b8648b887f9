import type {FasterConfig} from '@docusaurus/types'
import {mdxImports} from './mdxImports'

/** What documents import, written by hand or generated. */
export const palette: readonly string[] = [...Object.values(mdxImports), '@site/src/reference/components']

/** What makes builds faster. No browser is given the documents, so nothing waits for their compilation for browsers. */
export const faster: FasterConfig = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: false,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
}
