import type {DocusaurusConfig} from '@docusaurus/types'
import * as z from 'zod'

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
  version: z.looseObject({docsSidebars: z.record(z.string(), z.unknown()), docs: z.record(z.string(), z.unknown())}),
})

type SidebarItem = {href?: string; docId?: string; items?: readonly SidebarItem[]}
const sidebarItems: z.ZodType<readonly SidebarItem[]> = z.lazy(() =>
  z.array(z.object({href: z.string(), docId: z.string(), items: sidebarItems}).partial()),
)

/** The items of the categories at the given addresses, however deep these are. */
function itemsAt(addresses: ReadonlySet<string>, items: readonly SidebarItem[]): readonly SidebarItem[] {
  return items.flatMap(({href = '', items: inner = []}) => [
    ...(addresses.has(href) ? inner : []),
    ...itemsAt(addresses, inner),
  ])
}

/**
 * What routes tell the pages below them, without what nothing reads. Each version of a tree names all its documents with
 * their descriptions, for the cards of categories that have a page made for them: of others, they are left out.
 * @param allProps what routes tell, by any name.
 * @returns what is less than before, by the same names.
 */
export function clientProps(allProps: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const indexes = Object.values(allProps).flatMap((props) => {
    const parsed = indexSchema.safeParse(props)
    return parsed.success ? [parsed.data.categoryGeneratedIndex.permalink] : []
  })
  return Object.fromEntries(
    Object.entries(allProps).flatMap(([name, props]) => {
      const parsed = versionPropsSchema.safeParse(props)
      if (!parsed.success) return []
      const {version} = parsed.data
      const sidebars = Object.values(version.docsSidebars).flatMap((sidebar) => sidebarItems.parse(sidebar))
      const onCards = new Set(itemsAt(new Set(indexes), sidebars).map(({docId}) => docId))
      const docs = Object.fromEntries(Object.entries(version.docs).filter(([id]) => onCards.has(id)))
      return [[name, {...parsed.data, version: {...version, docs}}]]
    }),
  )
}
