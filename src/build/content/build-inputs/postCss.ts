import {createRequire} from 'node:module'
import path from 'node:path'
import type {Plugin} from '@docusaurus/types'

/** What PostCSS works with, as the framework says it. */
type PostCssOptions = Parameters<NonNullable<Plugin['configurePostCss']>>[0]

const isList: (value: unknown) => value is unknown[] = Array.isArray

/** Makes a plugin of PostCSS that is given as its module and its options; any other is one already. */
function madePlugin(plugin: unknown, load: (name: string) => unknown): unknown {
  if (!isList(plugin)) return plugin
  const [name, options] = plugin
  const create = typeof name === 'string' ? load(name) : undefined
  return typeof create === 'function' ? Reflect.apply(create, undefined, [options]) : plugin
}

/**
 * Has the plugins of PostCSS made once, rather than for each stylesheet, and looks for no configuration file: what comes
 * out is the same each time.
 * @param siteDir absolute path of the site's root.
 */
export function madeOnce({plugins, ...options}: PostCssOptions, siteDir: string): PostCssOptions {
  const load: (name: string) => unknown = createRequire(path.join(siteDir, 'package.json'))
  let made: unknown[] | undefined
  return {
    ...options,
    config: false,
    // Made when the first stylesheet is read: in a warm build, none is.
    get plugins() {
      return (made ??= plugins.map((plugin) => madePlugin(plugin, load)))
    },
  }
}
