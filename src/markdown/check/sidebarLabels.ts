import type {Problem} from '../../lib/problem'
import type {Page} from './page'

/** Pages that stand in a sidebar under the same words as another entry of it: nobody could tell them apart. */
export function checkSidebarLabels(pages: readonly Page[], taken: readonly string[]): Problem[] {
  const first = new Map(taken.map((label) => [label.toLowerCase(), 'a section, group or link of sidebars.ts']))
  return pages.filter(isEntry).flatMap(({file, frontMatter}) => {
    const key = typeof frontMatter.values.sidebar_label === 'string' ? 'sidebar_label' : 'title'
    const label = String(frontMatter.values[key])
    const other = first.get(label.toLowerCase())
    first.set(label.toLowerCase(), other ?? file)
    if (other === undefined) return []
    return [
      {
        file,
        line: frontMatter.lineOf(key),
        what: `The sidebar has "${label}" twice. ${other} has the same label.`,
        allowed: 'a label that no other entry of the sidebar has',
        fix: 'Add a "sidebar_label" that describes only this page.',
      },
    ]
  })
}

/** The index page of a section stands in the sidebar under the section's own label. */
function isEntry({file, tree, frontMatter}: Page): boolean {
  const {unlisted, draft, displayed_sidebar: sidebar} = frontMatter.values
  return tree.dir === 'docs' && !/\/index\.mdx?$/.test(file) && sidebar !== null && unlisted !== true && draft !== true
}
