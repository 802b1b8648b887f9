import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import {useLocation} from '@docusaurus/router'
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {StructuredData} from '../StructuredData'
import styles from './styles.module.css'

/** A marketing or company page: its sections in order. */
export type PageProps = {
  meta: {
    /** 60 characters at most. */
    title: string
    /** 70 to 160 characters that make sense alone. */
    description: string
  }
  /** The page above it. Default: the home page, of which no page says that it is below it. */
  parent?: {label: string; to: string}
  /** The page's own name in its breadcrumbs. Default: its title. */
  label?: string
  children: ReactNode
}

export function Page({meta, parent, label = meta.title, children}: PageProps): ReactNode {
  const {url} = useDocusaurusContext().siteConfig
  const {withBaseUrl} = useBaseUrlUtils()
  const {pathname} = useLocation()
  const crumbs = [...(parent === undefined ? [] : [parent]), {label, to: pathname}]
  return (
    <Layout {...meta}>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({label: name, to}, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: url + withBaseUrl(to),
          })),
        }}
      />
      <main>
        {parent !== undefined && (
          <nav
            className={styles.crumbs}
            aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
          >
            <Link to={parent.to}>{parent.label}</Link>
            <span aria-hidden="true"> / </span>
            <span aria-current="page">{label}</span>
          </nav>
        )}
        {children}
      </main>
    </Layout>
  )
}
