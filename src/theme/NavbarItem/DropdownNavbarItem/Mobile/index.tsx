// Change: a disclosure of the platform's own, in the page from the start; it starts open when one of its items is active.
import {isRegexpStringMatch} from '@docusaurus/theme-common'
import {useLocation} from '@docusaurus/router'
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl'
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem'
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {versionsOf} from '../../VersionedItem'
import styles from './styles.module.css'

type Link = Pick<LinkLikeNavbarItemProps, 'to' | 'activeBaseRegex' | 'activeBasePath'>

/** As the item itself is marked: by what its configuration says, else on its page and those below it. */
function isActive(
  {to, activeBaseRegex, activeBasePath}: Link,
  pathname: string,
  withBaseUrl: (path: string) => string,
) {
  if (activeBaseRegex) return isRegexpStringMatch(activeBaseRegex, pathname)
  const base = activeBasePath ?? to?.replace(/\/?$/, '/')
  return base !== undefined && pathname.startsWith(withBaseUrl(base))
}

export default function DropdownNavbarItemMobile({items, className, label, ...props}: Props): ReactNode {
  const {pathname} = useLocation()
  const {withBaseUrl} = useBaseUrlUtils()
  const isOpen = [props, ...items].some((item) => isActive(item, pathname, withBaseUrl))
  return (
    <li className={clsx('menu__list-item', className)} {...versionsOf(props)}>
      <details open={isOpen}>
        <summary className={clsx('menu__link', styles.summary)}>{label}</summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}

              key={index}
            />
          ))}
        </ul>
      </details>
    </li>
  )
}
