import type {Compiler} from 'webpack'

const NAME = 'without-scripts'

/**
 * A plugin of the bundler that throws its scripts away, before it takes the time to make them small.
 * @param isScript tells them by the name of their file.
 */
export function withoutScripts(isScript: (file: string) => boolean) {
  return {
    apply(compiler: Compiler) {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
          for (const file of Object.keys(assets)) if (isScript(file)) compilation.deleteAsset(file)
        })
      })
    },
  }
}
