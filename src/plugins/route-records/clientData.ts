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
