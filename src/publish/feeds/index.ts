import {mkdir, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {PluginModule} from '@docusaurus/types'
import {feedFiles, type Feed} from './feedFiles'

export type FeedsOptions = {
  feeds: readonly Feed[]
}

/** Publishes each feed next to its page, as RSS and as JSON Feed. */
export default function feeds(options: FeedsOptions): PluginModule {
  return ({siteConfig: {url, baseUrl}, i18n}) => ({
    name: 'feeds',
    async postBuild({outDir}) {
      const site = {url, baseUrl, language: i18n.currentLocale}
      for (const {file, content} of options.feeds.flatMap((feed) => feedFiles(feed, site))) {
        const target = path.join(outDir, file)
        await mkdir(path.dirname(target), {recursive: true})
        await writeFile(target, content)
      }
    },
  })
}
