// Change: no state that follows the scroll position to make room for the announcement bar: the room is always there; a long
// list can be filtered.
import {ThemeClassNames} from '@docusaurus/theme-common'
import {translate} from '@docusaurus/Translate'
import type {Props} from '@theme/DocSidebar/Desktop/Content'
import DocSidebarItems from '@theme/DocSidebarItems'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {ListFilter} from '../../../../parts/list-filter'
import {SidebarAttribute} from '../../../../parts/sidebar/attributes'
import styles from './styles.module.css'

/** Entries of a sidebar, those of its categories included. */
const countOf = (items: Props['sidebar']): number =>
  items.reduce((count, item) => count + 1 + (item.type === 'category' ? countOf(item.items) : 0), 0)

export default function DocSidebarDesktopContent({path, sidebar, className}: Props): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}
      className={clsx('menu thin-scrollbar', styles.menu, className)}
      {...{[SidebarAttribute.content]: true}}
    >
      <ListFilter count={countOf(sidebar)} />
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  )
}
