/** One page of the content that every site is built from. */
export type BenchPage = {
  /** Its address on every site, with both slashes, for example `/docs/introduction/keycloak/`. */
  route: string
  /** The folder that it stands in. Blog posts have a date and tags. */
  tree: string
  title: string
  /** What a link in the sidebar says. */
  label: string
  description: string
  /** Markdown without components, without front matter and without the title. Links to other pages are their routes. */
  body: string
  /** Of blog posts, `YYYY-MM-DD`. */
  date?: string
  /** Of blog posts. */
  tags?: readonly string[]
}

/** A group of pages in the sidebar, in the order in which they stand there. */
export type Section = {
  label: string
  pages: readonly BenchPage[]
}

/** Stands in a post's body where its excerpt ends. */
export const TRUNCATE = '<!-- truncate -->'

/**
 * The pages but posts in groups: one for each folder below `/docs/`, one for each other tree, and a last one for docs pages
 * beside the folders.
 */
export function sectionsOf(pages: readonly BenchPage[]): Section[] {
  const groups = new Map<string, BenchPage[]>()
  for (const page of pages.filter(({tree}) => tree !== 'blog')) {
    const name = sectionName(page, pages)
    groups.set(name, [...(groups.get(name) ?? []), page])
  }
  return [...groups]
    .sort(([a], [b]) => Number(a === '') - Number(b === ''))
    .map(([name, group]) => ({
      label: name === '' ? 'More' : (group.find(({route}) => route === `/docs/${name}/`)?.label ?? name),
      pages: group,
    }))
}

function sectionName({route, tree}: BenchPage, pages: readonly BenchPage[]): string {
  if (tree !== 'docs') return tree
  const [, , folder = '', below] = route.split('/')
  const isFolder = below !== '' || pages.some((page) => page.route !== route && page.route.startsWith(route))
  return isFolder ? folder : ''
}
