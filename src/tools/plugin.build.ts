import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {emitAssets} from '../lib/emitAssets.build'

const NAME = 'tools'

/** Publishes the realm check as a program for Node.js, which pipelines download. */
export default function tools({siteDir}: LoadContext): Plugin {
  let files: Readonly<Record<string, Buffer>> = {}
  return {
    name: NAME,
    getPathsToWatch: () => [path.join(siteDir, 'src/tools/realm-check/**/*.ts')],
    async loadContent() {
      // Loaded here, so that commands which load no content do not wait for it.
      const {bundleCli} = await import('./realm-check/cliBundle.build')
      const program = await bundleCli(siteDir)
      files = {[program.path.slice(1)]: Buffer.from(program.content)}
    },
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [emitAssets(NAME, files)]}),
  }
}
