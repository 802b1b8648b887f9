import {readFile} from 'node:fs/promises'
import path from 'node:path'
import type {PluginModule} from '@docusaurus/types'
import {glob} from 'tinyglobby'
import type {ContentTree} from '../../data/contentTrees'
import type {Brand} from '../../data/types'
import {emitAssets} from '../../lib/emitAssets.build'
import {ERROR_FILE} from '../../lib/errorFile'
import {SiteError} from '../../lib/problem'
import {replaceBrandTokens} from '../../lib/brandTokens'
import {sourceText} from '../../lib/sourceText'
import {troubleshootingOf} from './section'
import {byFamily, type PageErrors} from './families'
import {errorFileOf, messagesOf, type DocsPage} from './messages'

const tree = {dir: 'docs', routeBase: '/docs/', kind: 'doc'} satisfies ContentTree

export type TroubleshootingOptions = {
  brand: Brand
}

const NAME = 'troubleshooting'

/**
 * Collects what the sections "Troubleshooting" of the docs explain, and the messages of `src/data/errorMessages.ts`: for the pages of
 * `docs/errors`, and as `/errors.json` for the error lookup and for programs.
 */
export default function troubleshooting({brand}: TroubleshootingOptions): PluginModule {
  return ({siteDir, baseUrl}) => {
    const read = pageReader(baseUrl)
    let file = ''
    return {
      name: NAME,
      getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.mdx')],
      async contentLoaded({actions}) {
        const files = await glob('docs/**/*.mdx', {cwd: siteDir})
        const pagesRead = await Promise.all(
          files.toSorted().map(async (name) => {
            const source = sourceText(await readFile(path.join(siteDir, name), 'utf8'))
            return read(name, replaceBrandTokens(source, brand))
          }),
        )
        const pages = pagesRead.flatMap(({errors}) => errors)
        const messages = messagesOf(pagesRead.map(({page}) => page))
        file = JSON.stringify(errorFileOf(pages, messages))
        await actions.createData('errors.json', byFamily(pages))
        await actions.createData('messages.json', messages)
      },
      configureWebpack: (_, isServer) =>
        isServer || file === '' ? {} : {plugins: [emitAssets(NAME, {[ERROR_FILE]: Buffer.from(file)})]},
    }
  }
}

/** What a page of the docs gives. */
type PageRead = {page: DocsPage; errors: readonly PageErrors[]}

/** Reads pages, and parses one again only if it changed: with each change, the writers' server asks for all of them. */
function pageReader(baseUrl: string): (file: string, source: string) => Promise<PageRead> {
  const known = new Map<string, {source: string; read: PageRead}>()
  return async (file, source) => {
    const last = known.get(file)
    if (last?.source === source) return last.read
    const read = {page: await docsPage(file, source, baseUrl), errors: await errorsOf(file, source, baseUrl)}
    known.set(file, {source, read})
    return read
  }
}

/** The address and the title of a page. @throws SiteError if the front matter can't be read. */
export async function docsPage(file: string, source: string, baseUrl: string): Promise<DocsPage> {
  const [{readFrontMatter}, {pageRoute}] = await Promise.all([
    import('../check/frontMatter'),
    import('../check/pageRoute'),
  ])
  const frontMatter = readFrontMatter(source, file)
  if ('what' in frontMatter) throw new SiteError(frontMatter)
  const route = pageRoute({file, tree, frontMatter})
  return {route, address: path.posix.join(baseUrl, route), title: String(frontMatter.values.title)}
}

/**
 * The errors that a page explains, as a list of one; empty for a page without such a section.
 * @throws SiteError if the front matter can't be read.
 */
export async function errorsOf(file: string, source: string, baseUrl: string): Promise<PageErrors[]> {
  const section = troubleshootingOf(source)
  if (section === undefined) return []
  const [{parseTree}, {errorEntries}] = await Promise.all([import('../parseTree'), import('./entries')])
  const entries = errorEntries(parseTree(section.text), section.before)
  if (entries.length === 0) return []
  const page = file.replace(/^docs\//, '').replace(/\.mdx$/, '')
  const {title, address} = await docsPage(file, source, baseUrl)
  return [{page, title, address, entries}]
}
