import Link from '@docusaurus/Link'
import HomeBreadcrumbItem from '@theme-original/DocBreadcrumbs/Items/Home'
import type {ReactNode} from 'react'
import {useSection} from '../../useSection'

/** Breadcrumbs begin with the part of the documentation; the way to the home page is the navbar's mark. */
export default function SectionBreadcrumbItem(): ReactNode {
  const section = useSection()
  if (section === undefined) return <HomeBreadcrumbItem />
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={section.to}>
        {section.label}
      </Link>
    </li>
  )
}
