import type {Plugin} from '@docusaurus/types'
import * as z from 'zod'

/** What the sources of a page say about it. */
export type PageFacts = {
  /** `tutorial`, `how-to`, `reference`, `explanation`, or `post`. */
  type: string
  /** File, relative to the site's root. */
  source: string
  /** `YYYY-MM-DD` of the last change; unknown without the history of the repository. */
  updated?: string
}

/** A tree of documents in the order of its sidebar. */
export type DocTree = {
  /** ID of the plugin: `default` for `docs/`. */
  id: string
  sections: readonly {label: string; pages: readonly string[]}[]
}

const loadedDoc = z.object({
  id: z.string(),
  permalink: z.string(),
  source: z.string(),
  frontMatter: z.looseObject({page_type: z.string().optional()}),
  lastUpdatedAt: z.number().nullish(),
})

type SidebarItem = {
  type: string
  id?: string | undefined
  label?: string | undefined
  items?: SidebarItem[] | undefined
  link?: {type: string; id?: string | undefined; permalink?: string | undefined} | undefined
}

const sidebarItem: z.ZodType<SidebarItem> = z.lazy(() =>
  z.object({
    type: z.string(),
    id: z.string().optional(),
    label: z.string().optional(),
    items: z.array(sidebarItem).optional(),
    link: z.object({type: z.string(), id: z.string().optional(), permalink: z.string().optional()}).optional(),
  }),
)

const docsContent = z.object({
  loadedVersions: z.array(
    z.object({isLast: z.boolean(), docs: z.array(loadedDoc), sidebars: z.record(z.string(), z.array(sidebarItem))}),
  ),
})

const blogContent = z.object({
  blogPosts: z.array(
    z.object({
      metadata: z.object({
        permalink: z.string(),
        source: z.string(),
        date: z.date(),
        lastUpdatedAt: z.number().nullish(),
      }),
    }),
  ),
})

type LoadedPlugins = Parameters<NonNullable<Plugin['postBuild']>>[0]['plugins']

const dayOf = (time: number | Date): string => new Date(time).toISOString().slice(0, 10)

const fileOf = (source: string): string => source.replace(/^@site\//, '')

/** The sections of a sidebar. One with a page of its own begins with it; documents outside of sections are one, too. */
function sectionsOf(
  items: readonly SidebarItem[],
  pathOf: ReadonlyMap<string, string>,
  withoutBase: (permalink: string) => string,
): DocTree['sections'] {
  const pagesOf = ({id, link, items: below = []}: SidebarItem): string[] => [
    ...[pathOf.get(id ?? link?.id ?? ''), link?.permalink && withoutBase(link.permalink)].filter(
      (path) => path !== undefined,
    ),
    ...below.flatMap(pagesOf),
  ]
  return items.flatMap((item) => {
    const isGroup = item.type === 'category' && item.link === undefined
    if (isGroup) return sectionsOf(item.items ?? [], pathOf, withoutBase)
    return [{label: item.type === 'category' ? (item.label ?? '') : '', pages: pagesOf(item)}]
  })
}

/** What the framework's plugins know about the pages. */
export type Facts = {
  /** By path, without the base of the site. */
  facts: ReadonlyMap<string, PageFacts>
  trees: readonly DocTree[]
  /** Paths of posts, newest first. */
  posts: readonly string[]
}

/** @param baseUrl path of the site, with both slashes, with which the plugins' paths begin. */
export function readFacts(plugins: LoadedPlugins, baseUrl: string): Facts {
  const withoutBase = (permalink: string): string => `/${permalink.slice(baseUrl.length)}`.replace(/\/?$/, '/')
  const facts = new Map<string, PageFacts>()
  const trees: DocTree[] = []
  const posts: string[] = []
  for (const {name, content, options} of plugins) {
    if (name === 'docusaurus-plugin-content-docs') {
      for (const {isLast, docs, sidebars} of docsContent.parse(content).loadedVersions) {
        for (const {permalink, source, frontMatter, lastUpdatedAt} of docs) {
          facts.set(withoutBase(permalink), {
            type: frontMatter.page_type ?? 'reference',
            source: fileOf(source),
            ...(lastUpdatedAt ? {updated: dayOf(lastUpdatedAt)} : {}),
          })
        }
        const pathOf = new Map(docs.map(({id, permalink}) => [id, withoutBase(permalink)]))
        const sections = Object.values(sidebars).flatMap((items) => sectionsOf(items, pathOf, withoutBase))
        if (isLast) trees.push({id: options.id, sections})
      }
    }
    if (name === 'docusaurus-plugin-content-blog') {
      for (const {metadata} of blogContent.parse(content).blogPosts) {
        const {permalink, source, date, lastUpdatedAt} = metadata
        posts.push(withoutBase(permalink))
        facts.set(withoutBase(permalink), {type: 'post', source: fileOf(source), updated: dayOf(lastUpdatedAt ?? date)})
      }
    }
  }
  return {facts, trees, posts}
}
