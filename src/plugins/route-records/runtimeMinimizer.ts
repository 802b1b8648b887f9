import type {Plugin} from '@docusaurus/types'

/** The plugins of the framework's bundler configuration. */
export type BundlerPlugin = NonNullable<Parameters<NonNullable<Plugin['configureWebpack']>>[0]['plugins']>[number]

/** The framework's types know the plugins of webpack, which those of Rspack stand in for. */
const isPlugin = (value: object): value is object & BundlerPlugin => 'apply' in value

/**
 * A minimizer for the script that holds the bundler's runtime, with the options of the framework's, which leaves alone
 * what is minimized. That one chooses short names by how often letters occur in a script, and counts those of
 * provisional hashes, which are others in a cold build than in a warm one: the runtime would get another name, and
 * every page would change. See https://github.com/web-infra-dev/rspack/issues/14089
 */
export async function runtimeMinimizer(): Promise<BundlerPlugin> {
  // Loaded here, so that commands which do not build do not wait for the bundler.
  const {getSwcJsMinimizerOptions, rspack} = await import('@docusaurus/faster')
  const {ecma, compress, format, safari10} = getSwcJsMinimizerOptions()
  const mangle = {safari10, disableCharFreq: true}
  const plugin: object = new rspack.SwcJsMinimizerRspackPlugin({
    include: /runtime~/,
    minimizerOptions: {
      minify: true,
      ecma,
      compress,
      mangle,
      module: true,
      // The two packages declare other types for what they have in common.
      format: {ecma: format?.ecma, ascii_only: format?.ascii_only, comments: false},
    },
  })
  if (!isPlugin(plugin)) throw new Error('The minimizer of the bundler is no plugin.')
  return plugin
}
