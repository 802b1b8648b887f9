// Change: the list can be cloned into the menu of narrow screens, looks like the documentation's there and here, and
// leads to the lists by year, topic and author; a long list can be filtered.
import Link from '@docusaurus/Link'
import {BlogSidebarItemList, useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client'
import {useLocation} from '@docusaurus/router'
import {translate} from '@docusaurus/Translate'
import BlogSidebarContent, {type Props as ContentProps} from '@theme/BlogSidebar/Content'
import type {Props} from '@theme/BlogSidebar/Desktop'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {ListFilter} from '../../../parts/list-filter'
import {SidebarAttribute} from '../../../parts/sidebar/attributes'
import {isSamePath} from '../../../lib/isSamePath'
import styles from './styles.module.css'

const PostList: ContentProps['ListComponent'] = ({items}) => (
  <BlogSidebarItemList
    items={items}
    ulClassName="menu__list"
    linkClassName="menu__link"
    linkActiveClassName="menu__link--active"
  />
)

const otherLists = () => [
  {label: translate({id: 'site.blog.byYear', message: 'By year'}), to: '/blog/archive/'},
  {label: translate({id: 'site.blog.topics', message: 'Topics'}), to: '/blog/tags/'},
  {label: translate({id: 'site.blog.authors', message: 'Authors'}), to: '/blog/authors/'},
]

export default function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  const {pathname} = useLocation()
  const items = useVisibleBlogSidebarItems(sidebar.items)
  return (
    <aside className={clsx('col col--3', styles.container)}>
      <nav
        className={clsx('thin-scrollbar', styles.sidebar)}
        aria-label={translate({
          id: 'theme.blog.sidebar.navAriaLabel',
          message: 'Blog recent posts navigation',
          description: 'The ARIA label for recent posts in the blog sidebar',
        })}
      >
        <div {...{[SidebarAttribute.content]: true}}>
          <div className={styles.title}>{sidebar.title}</div>
          <ListFilter count={items.length} />
          <ul
            className={clsx('menu__list', styles.lists)}
            aria-label={translate({id: 'site.blog.browse', message: 'Browse posts'})}
          >
            {otherLists().map(({label, to}) => (
              <li key={to}>
                <Link
                  className="menu__link"
                  activeClassName="menu__link--active"
                  isNavLink
                  to={to}
                  aria-current={isSamePath(to, pathname) ? 'page' : 'true'}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <BlogSidebarContent items={items} ListComponent={PostList} yearGroupHeadingClassName={styles.year} />
        </div>
      </nav>
    </aside>
  )
}
