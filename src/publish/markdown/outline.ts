import type {DocTree} from './facts'
import type {Twin} from './twins'

/** Pages under one heading. */
export type Section = {
  label: string
  /** The folder of its files, with both slashes: that of its first page, or of its part of the site. */
  path: string
  pages: readonly Twin[]
}

/** A part of the site. */
export type Part = {
  label: string
  /** Folder, with both slashes. */
  path: string
  /** Whether the root file lists its pages itself. */
  isInRoot: boolean
  /** Whether each section has files, too. */
  hasSections: boolean
  sections: readonly Section[]
}

/** How the pages of a part are found. */
export type PartOptions = Pick<Part, 'label' | 'path' | 'isInRoot' | 'hasSections'> & {
  /** ID of the plugin whose sidebar has the sections. Default: the part is one section. */
  tree?: string
}

/** The heading of pages that are in no section of a sidebar. */
const OTHERS = 'More'

/** Lists of pages that are in the index as well. */
const LISTS = 'Lists of posts'

/**
 * Puts pages in the order of the sidebars and of the blog, newest first. A page belongs to the first part whose folder it
 * is in.
 */
export function outline(
  twins: readonly Twin[],
  parts: readonly PartOptions[],
  trees: readonly DocTree[],
  posts: readonly string[],
): Part[] {
  const left = new Map(twins.map((twin) => [twin.path, twin]))
  const take = (paths: readonly string[]): Twin[] =>
    paths.flatMap((path) => {
      const twin = left.get(path)
      left.delete(path)
      return twin ?? []
    })
  return parts.map(({tree, ...part}) => {
    const sections = (trees.find(({id}) => id === tree)?.sections ?? []).map(({label, pages}) => ({
      label: label === '' ? part.label : label,
      path: part.hasSections && label !== '' ? pages[0] : undefined,
      pages: take(pages),
    }))
    const recent = take(posts.filter((path) => path.startsWith(part.path)))
    const others = take([...left.keys()].filter((path) => path.startsWith(part.path)))
    const lists = others.filter(({type}) => type === 'list')
    const all = [
      ...sections,
      {label: part.label, pages: recent},
      {label: sections.length > 0 ? OTHERS : part.label, pages: others.filter(({type}) => type !== 'list')},
      {label: LISTS, pages: lists},
    ]
    return {...part, sections: merged(all, part.path)}
  })
}

type Found = Omit<Section, 'path'> & {path?: string | undefined}

/** Without empty sections, and with those of one label as one. @param folder of sections without a page of their own. */
function merged(sections: readonly Found[], folder: string): Section[] {
  const found = new Map<string, Section>()
  for (const {label, path = folder, pages} of sections) {
    if (pages.length === 0) continue
    found.set(label, {label, path, pages: [...(found.get(label)?.pages ?? []), ...pages]})
  }
  return [...found.values()]
}
