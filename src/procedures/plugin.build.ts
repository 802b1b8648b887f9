import type {Plugin} from '@docusaurus/types'
import {emitAssets} from '../lib/emitAssets.build'

const NAME = 'procedures'

/** Publishes each procedure as scripts and files, with the values of its page. */
export default function procedureFiles(): Plugin {
  let files: Readonly<Record<string, Buffer>> = {}
  return {
    name: NAME,
    async loadContent() {
      // Loaded here, so that commands that load no content don't wait for it.
      const [{procedureExports}, {procedures}] = await Promise.all([import('./exports'), import('./procedures')])
      files = Object.fromEntries(
        procedures.flatMap(procedureExports).map(({path, text}) => [path.slice(1), Buffer.from(text)]),
      )
    },
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [emitAssets(NAME, files)]}),
  }
}
