import path from 'node:path'
import type {Plugin} from '@docusaurus/types'

/**
 * Keeps out of the browser's scripts what no page of this site uses there.
 *
 * - `prism-react-renderer`, 85 KB before compression: code is coloured by `src/remark/highlightCode` while the site is
 *   built. The classic theme loads it on every page all the same, to add languages to it.
 */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'noPrism.ts')}}},
  }
}
