import path from 'node:path'
import type {Plugin} from '@docusaurus/types'

/**
 * What the browser's scripts are built with in place of packages that no page of this site uses there, or not at
 * once:
 *
 * - `prism-react-renderer`, 85 KB before compression. Code is coloured by `src/remark/highlightCode` while the site is
 *   built; the classic theme loads the package on every page all the same, to add languages to it.
 * - `nprogress`, 4 KB before compression, until there is a page to wait for;
 * - all but one helper of `tslib`, 10 KB, which `@docusaurus/utils-common` asks for in a way that keeps all of it.
 *
 * And one function of the docs plugin, for its time: `docsClientUtils.ts`; and one component of the core, for the
 * addresses that it throws at: `ClientLifecyclesDispatcher.tsx`.
 */
const replacements = {'prism-react-renderer$': 'noPrism.ts', nprogress$: 'nprogress.ts', tslib$: 'tslib.ts'}

/**
 * Tells the browser that nearly all functions of a script run as soon as it is there: V8 then compiles them beside the
 * page's own thread, while the script comes, and not one after the other as React calls them.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** The script that all pages have: React, the router, the theme's frame. */
const MAIN = /assets[\\/]js[\\/]main\./

/** What a module asks another for. */
type Request = {request: string; context: string}

/** Where the docs plugin keeps what runs in the browser. */
const DOCS = /plugin-content-docs[\\/]lib[\\/]client$/

/** Where the core of the framework keeps what runs in the browser. */
const CORE = /@docusaurus[\\/]core[\\/]lib[\\/]client$/

/** Builds the browser's scripts with the replacements; the server's are built with the packages themselves. */
export default function leanClient(): Plugin {
  const alias = Object.fromEntries(
    Object.entries(replacements).map(([request, file]) => [request, path.join(__dirname, file)]),
  )
  return {
    name: 'lean-client',
    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer) return {}
      const {BannerPlugin, Compilation, NormalModuleReplacementPlugin} = currentBundler.instance
      const isBuilt = mode === 'production'
      return {
        resolve: {alias},
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/docsClientUtils$/, (module: Request) => {
            if (DOCS.test(module.context)) module.request = path.join(__dirname, 'docsClientUtils.ts')
          }),
          new NormalModuleReplacementPlugin(/^\.\/ClientLifecyclesDispatcher$/, (module: Request) => {
            if (CORE.test(module.context)) module.request = path.join(__dirname, 'ClientLifecyclesDispatcher.tsx')
          }),
          // After the minimizer, which takes comments out; before the hash of what is written.
          ...(isBuilt
            ? [
                new BannerPlugin({
                  banner: COMPILE_HINT,
                  raw: true,
                  include: MAIN,
                  stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
                }),
              ]
            : []),
        ],
      }
    },
  }
}
