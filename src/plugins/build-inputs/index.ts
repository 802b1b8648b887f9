import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'

/** Folders whose files shape the compiled Markdown without being imported by it. */
const INPUT_FOLDERS = ['src/config', 'src/data', 'src/lib', 'src/remark', 'samples']

type PersistentCache = {type: 'persistent'; snapshot?: {managedPaths?: string[]}; buildDependencies?: string[]}

function isPersistentCache(cache: unknown): cache is PersistentCache {
  return typeof cache === 'object' && cache !== null && 'type' in cache && cache.type === 'persistent'
}

/**
 * Tells the bundler's persistent cache which files else decide what a page becomes, so that a changed brand
 * or a changed sample is never served from an old cache.
 */
export default function buildInputs({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-inputs',
    configureWebpack(config) {
      const experiments: unknown = config.experiments
      const cache =
        typeof experiments === 'object' && experiments !== null && 'cache' in experiments
          ? experiments.cache
          : undefined
      if (isPersistentCache(cache)) {
        cache.buildDependencies = [
          ...(cache.buildDependencies ?? []),
          ...INPUT_FOLDERS.map((folder) => path.join(siteDir, folder)),
        ]
      }
      return {}
    },
  }
}
