// Change: the sidebar is in the page at every width. Upstream takes it out of a narrow page once React has loaded; here
// CSS hides it, src/client clones it into the menu of narrow screens, and without scripts it stands below the content.
import DocSidebarDesktop from '@theme/DocSidebar/Desktop'
import type {Props} from '@theme/DocSidebar'
import type {ReactNode} from 'react'

export default function DocSidebar(props: Props): ReactNode {
  return <DocSidebarDesktop {...props} />
}
