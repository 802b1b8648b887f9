import type {Problem} from '../../lib/problem'
import type {Page} from './page'

/** What the sidebars hold, as paths relative to the site's root. */
export type SidebarContents = {
  /** Files without their ending, named one by one. */
  files: readonly string[]
  /** Folders of which every page is taken. */
  folders: readonly string[]
  /** What entries of the docs sidebar besides pages are called: groups, sections, links. */
  labels: readonly string[]
}

/** Pages that no sidebar holds, so that nobody finds them. */
export function checkPlacement(page: Page, {files, folders}: SidebarContents): Problem[] {
  const {file, tree, frontMatter} = page
  const {unlisted, draft, displayed_sidebar: sidebar} = frontMatter.values
  if (tree.kind === 'blog' || unlisted === true || draft === true || sidebar === null) return []
  const name = file.replace(/\.mdx?$/, '')
  if (files.includes(name) || folders.some((folder) => name.startsWith(`${folder}/`))) return []
  return [
    {
      file,
      line: 1,
      what: "The page isn't in a sidebar.",
      allowed: `a file in a folder that a sidebar includes as a whole (${folders.join(', ')}), a sidebar entry, or "displayed_sidebar: null" for a page without a sidebar`,
      fix: 'Move the file, add its section to sidebars.ts, or add an entry to src/config/sidebars/.',
    },
  ]
}
