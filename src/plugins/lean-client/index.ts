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
 * And one function of the docs plugin, for its time: `docsClientUtils.ts`.
 */
const replacements = {'prism-react-renderer$': 'noPrism.ts', nprogress$: 'nprogress.ts', tslib$: 'tslib.ts'}

/** What a module asks another for. */
type Request = {request: string; context: string}

/** Where the docs plugin keeps what runs in the browser. */
const DOCS = /plugin-content-docs[\\/]lib[\\/]client$/

/** Builds the browser's scripts with the replacements; the server's are built with the packages themselves. */
export default function leanClient(): Plugin {
  const alias = Object.fromEntries(
    Object.entries(replacements).map(([request, file]) => [request, path.join(__dirname, file)]),
  )
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {}
      const {NormalModuleReplacementPlugin} = currentBundler.instance
      return {
        resolve: {alias},
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/docsClientUtils$/, (module: Request) => {
            if (DOCS.test(module.context)) module.request = path.join(__dirname, 'docsClientUtils.ts')
          }),
        ],
      }
    },
  }
}
