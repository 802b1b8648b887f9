import {getActivePlugin as findActive} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js'

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js'

/**
 * The tree of documents that an address belongs to: as the framework finds it, which puts them into order by
 * `localeCompare`. For the first such comparison a browser loads its tables of all languages, while React takes a page
 * over. Given one tree at a time, the framework has nothing to compare.
 * @throws Error where there is none and `options.failfast` is set.
 */
export const getActivePlugin: typeof findActive = (allPluginData, pathname, options) => {
  // The longer of two paths of which one begins with the other comes first, as it does there.
  const trees = Object.entries(allPluginData).sort(([, one], [, other]) => (one.path < other.path ? 1 : -1))
  for (const [id, data] of trees) {
    const active = findActive({[id]: data}, pathname)
    if (active) return active
  }
  return options?.failfast ? findActive(allPluginData, pathname, options) : undefined
}
