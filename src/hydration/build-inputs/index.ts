import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'

/** Folders whose files become part of pages without being imported by a page or by the configuration. */
const INPUT_FOLDERS = ['samples', 'openapi']

type PersistentCache = {type: 'persistent'; buildDependencies?: string[]}

function isPersistentCache(cache: unknown): cache is PersistentCache {
  return typeof cache === 'object' && cache !== null && 'type' in cache && cache.type === 'persistent'
}

/** Tells the bundler's persistent cache about them, so that a changed sample or operation never leaves an old page behind. */
export default function buildInputs({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'build-inputs',
    configureWebpack(config) {
      const experiments: unknown = config.experiments
      const cache =
        typeof experiments === 'object' && experiments !== null && 'cache' in experiments
          ? experiments.cache
          : undefined
      if (isPersistentCache(cache)) {
        const folders = INPUT_FOLDERS.map((folder) => path.join(siteDir, folder))
        cache.buildDependencies = [...(cache.buildDependencies ?? []), ...folders]
      }
      return {}
    },
  }
}
