import type {Plugin} from '@docusaurus/types'

const PRESET = /[\\/]postcss-preset-env[\\/]/

/**
 * Leaves it to Lightning CSS, which makes stylesheets small for the browsers of package.json, to write what these need:
 * `postcss-preset-env` would read each of them for the same purpose before. No configuration file is looked for.
 */
export default function postCss(): Plugin {
  return {
    name: 'post-css',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !(Array.isArray(plugin) && PRESET.test(String(plugin[0])))),
    }),
  }
}
