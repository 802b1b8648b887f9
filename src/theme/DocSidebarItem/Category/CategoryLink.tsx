import Link from '@docusaurus/Link'
import clsx from 'clsx'
import type {ReactNode} from 'react'

type CategoryLinkProps = {
  label: string
  /** The category's own page. */
  href: string
  /** Whether the reader is on a page of the category. */
  isActive: boolean
  /** Whether the reader is on the category's own page. */
  isCurrent: boolean
}

/** The label of a category that has a page of its own. */
export function CategoryLink({label, href, isActive, isCurrent}: CategoryLinkProps): ReactNode {
  return (
    <Link
      className={clsx('menu__link', {'menu__link--sublist': !isCurrent, 'menu__link--active': isActive})}
      aria-current={isCurrent ? 'page' : isActive || undefined}
      to={href}
    >
      {label}
    </Link>
  )
}
