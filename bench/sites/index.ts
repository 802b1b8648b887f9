import {ROOT} from '../../scripts/lib/root'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {brand} from '../../src/config/brand'
import {exportSite} from '../content/exportSite'
import {generatePages} from '../content/generate'
import type {SiteName} from '../lib/options'
import {docusaurus} from './docusaurus'
import {ours} from './ours'
import type {Content, Site} from './site'
import {starlight} from './starlight'
import {vitepress} from './vitepress'

const makers: Readonly<Record<SiteName, (buildDir: string) => Site | Promise<Site>>> = {
  ours,
  docusaurus,
  vitepress,
  starlight,
}

/** The sites of these names. @param buildDir absolute path of a finished build of this site. */
export async function sitesOf(names: readonly SiteName[], buildDir: string): Promise<Site[]> {
  const sites: Site[] = []
  for (const name of names) sites.push(await makers[name](buildDir))
  return sites
}

/** This site's documents, and as many generated pages. @param generated how many. */
export async function contentWith(generated: number): Promise<Content> {
  return {exported: await exportSite(), api: await bundleDescription(ROOT, brand), generated: generatePages(generated)}
}
