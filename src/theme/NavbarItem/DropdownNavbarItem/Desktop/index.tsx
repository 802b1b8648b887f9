// Change: the menu is a popover: the platform opens it by press or Enter, closes it by Escape or a press elsewhere, and
// keeps one open at a time. CSS opens it under the pointer. No state, no React needed.
import Translate from '@docusaurus/Translate'
import NavbarItem from '@theme/NavbarItem'
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop'
import clsx from 'clsx'
import {useId, type ReactNode} from 'react'
import {NavbarAttribute} from '../../../../parts/navbar/attributes'
import {versionsOf} from '../../VersionedItem'
import styles from './styles.module.css'

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  to,
  href,
  ...props
}: Props): ReactNode {
  const id = useId()
  const isLink = to !== undefined || href !== undefined
  const own = isLink ? (
    <span className="visually-hidden">
      <Translate id="site.menu.moreIn" values={{label}}>
        {'More in {label}'}
      </Translate>
    </span>
  ) : (
    label
  )
  return (
    <div
      className={clsx('navbar__item', styles.dropdown, className)}
      {...{[NavbarAttribute.dropdown]: true}}
      {...versionsOf(props)}
    >
      {isLink && <NavbarNavLink className={clsx('navbar__link', styles.half)} to={to} href={href} label={label} />}
      <button
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, isLink && styles.half)}
        popoverTarget={id}
      >
        {own}
      </button>
      <ul id={id} popover="auto" className={clsx(styles.menu, position === 'right' && styles.right)}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}

            key={index}
          />
        ))}
      </ul>
    </div>
  )
}
