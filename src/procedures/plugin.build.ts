import {existsSync} from 'node:fs'
import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {emitAssets} from '../lib/emitAssets.build'

const NAME = 'procedures'

/** Publishes each procedure that has its page as scripts and files, with the values of the page. */
export default function procedureFiles({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  let files: Readonly<Record<string, Buffer>> = {}
  return {
    name: NAME,
    async loadContent() {
      // Loaded here, so that commands that load no content don't wait for it.
      const [{procedureExports}, {procedures}] = await Promise.all([import('./exports'), import('./procedures')])
      files = Object.fromEntries(
        procedures
          .filter(({page}) => existsSync(path.join(siteDir, page)))
          .flatMap(procedureExports)
          .map((file) => [file.path.slice(1), Buffer.from(file.text)]),
      )
    },
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [emitAssets(NAME, files)]}),
  }
}
