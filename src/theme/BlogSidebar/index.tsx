// Change: the sidebar is in the page at every width. Upstream takes it out of a narrow page once React has loaded; here
// CSS hides it, src/client clones it into the menu of narrow screens, and without scripts it stands below the content.
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop'
import type {Props} from '@theme/BlogSidebar'
import type {ReactNode} from 'react'

export default function BlogSidebar({sidebar}: Props): ReactNode {
  return sidebar && sidebar.items.length > 0 && <BlogSidebarDesktop sidebar={sidebar} />
}
