import type {Compiler} from 'webpack'

/**
 * Adds files to what the bundler emits, so that the writers' server has them as well as the build.
 * @param name of the plugin, for the bundler's messages.
 * @param assets content by path below the site's root.
 */
export function emitAssets(name: string, assets: Readonly<Record<string, Buffer>>) {
  return {
    apply(compiler: Compiler) {
      const {RawSource} = compiler.webpack.sources
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap(name, () => {
          for (const [file, data] of Object.entries(assets)) compilation.emitAsset(file, new RawSource(data))
        })
      })
    },
  }
}
