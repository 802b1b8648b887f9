import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import {useLocation} from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'
import {sections} from '../../../data/navigation'
import type {NavSection} from '../../../data/types'
import {isSamePath} from '../../../lib/isSamePath'
import {useSection} from '../../useSection'
import styles from './styles.module.css'

/** Below the navbar on every page of the documentation: its parts, and which of them the reader is in. */
export default function SectionBar(): ReactNode {
  const current = useSection()
  if (current === undefined) return null
  return (
    <nav className={styles.bar} aria-label={translate({id: 'site.sections.label', message: 'Documentation sections'})}>
      <ul>
        {sections.map((section) => (
          <li key={section.base}>
            <SectionLink {...section} isCurrent={section === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SectionLink({label, to, isCurrent}: NavSection & {isCurrent: boolean}): ReactNode {
  const isPage = isSamePath(useBaseUrl(to), useLocation().pathname)
  return (
    <Link to={to} aria-current={isPage ? 'page' : isCurrent || undefined}>
      {label}
    </Link>
  )
}
