// Change: the label is the link's own text, and the entry has no classes for themes. A page has all entries of its category,
// and each of these takes a byte or two of it.
import isInternalUrl from '@docusaurus/isInternalUrl'
import Link from '@docusaurus/Link'
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client'
import type {Props} from '@theme/DocSidebarItem/Link'
import IconExternalLink from '@theme/Icon/ExternalLink'
import clsx from 'clsx'
import type {ReactNode} from 'react'

export default function DocSidebarItemLink({item, onItemClick, activePath}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item
  const isActive = isActiveSidebarItem(item, activePath)
  const isInternal = isInternalUrl(href)
  return (
    <li className={clsx('menu__list-item', className)}>
      <Link
        className={clsx('menu__link', {'menu__link--active': isActive})}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={isInternal && onItemClick ? () => onItemClick(item) : undefined}
      >
        {label}
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  )
}
