import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {robotsTxt} from './robotsTxt'

/** Writes robots.txt, which names the sitemap by its full address and so can't be a static file. */
export default function robotsTxtPlugin({siteConfig: {url, noIndex}}: LoadContext): Plugin {
  return {
    name: 'robots-txt',
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, 'robots.txt'), robotsTxt({url, noIndex}))
    },
  }
}
