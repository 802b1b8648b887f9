// Change: a category is a <details>, whose state lives in the document: it opens without a script where its links are in the page, as
// those of the open category are. `src/publish/sidebars.ts` moves the others of a long sidebar to a file.
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client'
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs'
import DocSidebarItemLink from '@theme/DocSidebarItem/Link'
import DocSidebarItems from '@theme/DocSidebarItems'
import type {Props} from '@theme/DocSidebarItem/Category'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {isSamePath} from '../../../lib/isSamePath'
import {CategoryLink} from './CategoryLink'
import {Section} from './Section'
import styles from './styles.module.css'

/** Where the category's own page is, if it has one. One that is unlisted shows only while the reader is on it. */
function hrefOf({href, linkUnlisted}: PropSidebarItemCategory, activePath: string): string | undefined {
  return linkUnlisted && !isSamePath(href, activePath) ? undefined : href
}

export default function DocSidebarItemCategory({item, level, index, ...props}: Props): ReactNode {
  const {activePath} = props
  const {label, className, collapsible, customProps} = item
  const items = useVisibleSidebarItems(item.items, activePath)
  const href = hrefOf(item, activePath)
  const isActive = isActiveSidebarItem(item, activePath)
  if (items.length === 0) {
    const link = {type: 'link', label, className, customProps} as const
    return href && <DocSidebarItemLink item={{...link, href}} level={level} index={index} {...props} />
  }
  const list = (
    <ul className="menu__list">
      <DocSidebarItems items={item.items} level={level + 1} {...props} />
    </ul>
  )
  return (
    <li className={clsx('menu__list-item', styles.category, className)}>
      {href !== undefined ? (
        <CategoryLink label={label} href={href} isActive={isActive} isCurrent={isSamePath(href, activePath)} />
      ) : (
        !collapsible && <span className={styles.group}>{label}</span>
      )}
      {collapsible ? (
        <Section item={item} index={index} isActive={isActive} hasLink={href !== undefined}>
          {list}
        </Section>
      ) : (
        list
      )}
    </li>
  )
}
