import type {PropSidebar} from '@docusaurus/plugin-content-docs'
import type {DocusaurusConfig} from '@docusaurus/types'
import * as z from 'zod'
import {isLong} from './pageSidebar'
import {sidebarsSchema} from './sidebarSchema'

/** Parts of the site's configuration that only a build reads. */
const buildOnly = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[]

/** The site's configuration as the browser needs it. */
export function clientConfig(config: Partial<DocusaurusConfig>): Partial<DocusaurusConfig> {
  const left = new Set<string>(buildOnly)
  return Object.fromEntries(Object.entries(config).filter(([name]) => !left.has(name)))
}

/** The navigation's items that look for documents by their ids. */
const itemsSchema = z.object({navbar: z.object({items: z.array(z.looseObject({type: z.string().optional()}))})})

/** Whether something in the navigation finds its way by the list of all documents. */
export function looksUpDocuments(themeConfig: unknown): boolean {
  const parsed = itemsSchema.safeParse(themeConfig)
  return !parsed.success || parsed.data.navbar.items.some(({type = ''}) => type.startsWith('doc'))
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs'

const treeSchema = z.looseObject({versions: z.array(z.looseObject({docs: z.array(z.unknown())}))})
const globalDataSchema = z.looseObject({[DOCS_PLUGIN]: z.record(z.string(), treeSchema)})

/** A tree without its documents, which the theme reads to lead from a document to the same one of another version. */
const bare = ({versions, ...tree}: z.infer<typeof treeSchema>): z.infer<typeof treeSchema> => ({
  ...tree,
  versions: versions.length > 1 ? versions : versions.map((version) => ({...version, docs: []})),
})

/**
 * What plugins tell every page, without the list of all documents where nothing reads it. Items of the navigation that
 * are given by a document's id do: see `looksUpDocuments`.
 * @throws ZodError when the docs plugin tells something else than this version of it does.
 */
export function clientGlobalData(globalData: unknown): unknown {
  const {[DOCS_PLUGIN]: trees, ...others} = globalDataSchema.parse(globalData)
  return {...others, [DOCS_PLUGIN]: Object.fromEntries(Object.entries(trees).map(([id, tree]) => [id, bare(tree)]))}
}

const indexSchema = z.looseObject({categoryGeneratedIndex: z.looseObject({permalink: z.string()})})

/** What the browser's scripts hold of the version of a tree that a page belongs to: its sidebars and its documents. */
const versionPropsSchema = z.looseObject({
  version: z.looseObject({docsSidebars: sidebarsSchema, docs: z.record(z.string(), z.unknown())}),
})

/** The ids of the documents in the categories at the given addresses, however deep these are. */
const documentsAt = (addresses: ReadonlySet<string>, items: PropSidebar): readonly string[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') return []
    const own = addresses.has(item.href ?? '') ? item.items : []
    return [
      ...own.flatMap((inner) => (inner.type === 'link' ? (inner.docId ?? []) : [])),
      ...documentsAt(addresses, item.items),
    ]
  })

/** What is told of a version of a tree: to every page in it, and to each page its own part. */
export type ClientVersion = {
  props: unknown
  /** The sidebars that are too long to be whole on each of their pages. */
  longSidebars: Readonly<Record<string, PropSidebar>>
}

/**
 * What routes tell the pages below them of the version of a tree that they belong to, without what nothing reads. Each
 * version names all its documents with their descriptions, for the cards of categories that have a page made for them:
 * of others, they are left out. So are long sidebars, of which each page shows another part.
 * @param allProps what routes tell, by any name.
 * @returns what is told of versions, by the same names.
 */
export function clientVersions(allProps: ReadonlyMap<string, unknown>): Map<string, ClientVersion> {
  const indexes = [...allProps.values()].flatMap((props) => {
    const parsed = indexSchema.safeParse(props)
    return parsed.success ? [parsed.data.categoryGeneratedIndex.permalink] : []
  })
  const versions = new Map<string, ClientVersion>()
  for (const [name, props] of allProps) {
    const parsed = versionPropsSchema.safeParse(props)
    if (!parsed.success) continue
    const {version} = parsed.data
    const sidebars = Object.entries(version.docsSidebars)
    const onCards = new Set(documentsAt(new Set(indexes), Object.values(version.docsSidebars).flat()))
    const docs = Object.fromEntries(Object.entries(version.docs).filter(([id]) => onCards.has(id)))
    const docsSidebars = Object.fromEntries(sidebars.map(([id, items]) => [id, isLong(items) ? [] : items]))
    versions.set(name, {
      props: {...parsed.data, version: {...version, docsSidebars, docs}},
      longSidebars: Object.fromEntries(sidebars.filter(([, items]) => isLong(items))),
    })
  }
  return versions
}
