import type {LoadContext, Plugin} from '@docusaurus/types'
import {bundle} from './bundle'
import {listPages, writeList} from './listPages'

/** Lists the site's pages in a file of their own, and builds the script that looks into it on the not-found page. */
export default function pageList({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      // A preview asks not to be indexed, page by page; its readers look for the same pages.
      const isListed = (route: string) => siteConfig.noIndex || routesBuildMetadata[route]?.noIndex !== true
      const {title, titleDelimiter} = siteConfig
      const routes = routesPaths.filter(isListed)
      await writeList(outDir, await listPages({outDir, baseUrl, routes, titleEnd: ` ${titleDelimiter} ${title}`}))
      await bundle(outDir)
    },
  }
}
