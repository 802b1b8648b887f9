import {readFile} from 'node:fs/promises'
import path from 'node:path'
import type {PluginModule} from '@docusaurus/types'
import {glob} from 'tinyglobby'
import type {ContentTree} from '../../data/contentTrees'
import type {Brand} from '../../data/types'
import {SiteError} from '../../lib/problem'
import {replaceBrandTokens} from '../../lib/brandTokens'
import {sourceText} from '../../lib/sourceText'
import {troubleshootingOf} from './section'
import {byFamily, type PageErrors} from './families'

const tree = {dir: 'docs', routeBase: '/docs/', kind: 'doc'} satisfies ContentTree

export type TroubleshootingOptions = {
  brand: Brand
}

/** Collects what the sections "Troubleshooting" of the docs explain, for the pages of `docs/errors`. */
export default function troubleshooting({brand}: TroubleshootingOptions): PluginModule {
  return ({siteDir, baseUrl}) => ({
    name: 'troubleshooting',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.mdx')],
    async contentLoaded({actions}) {
      const files = await glob('docs/**/*.mdx', {cwd: siteDir})
      const pages = await Promise.all(
        files.toSorted().map(async (file) => {
          const source = sourceText(await readFile(path.join(siteDir, file), 'utf8'))
          return errorsOf(file, replaceBrandTokens(source, brand), baseUrl)
        }),
      )
      await actions.createData('errors.json', byFamily(pages.flat()))
    },
  })
}

/**
 * The errors that a page explains, as a list of one; empty for a page without such a section.
 * @throws SiteError if the front matter can't be read.
 */
export async function errorsOf(file: string, source: string, baseUrl: string): Promise<PageErrors[]> {
  const section = troubleshootingOf(source)
  if (section === undefined) return []
  const [{parseTree}, {readFrontMatter}, {pageRoute}, {errorEntries}] = await Promise.all([
    import('../parseTree'),
    import('../check/frontMatter'),
    import('../check/pageRoute'),
    import('./entries'),
  ])
  const entries = errorEntries(parseTree(section.text), section.before)
  if (entries.length === 0) return []
  const frontMatter = readFrontMatter(source, file)
  if ('what' in frontMatter) throw new SiteError(frontMatter)
  const page = file.replace(/^docs\//, '').replace(/\.mdx$/, '')
  const address = path.posix.join(baseUrl, pageRoute({file, tree, frontMatter}))
  return [{page, title: String(frontMatter.values.title), address, entries}]
}
