import Translate, {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import type {ReactNode} from 'react'
import {brand} from '../../../data/brand'
import {legalDocuments, legalPath, type LegalDocument} from '../../../data/legal'
import {longDate} from '../../../lib/longDate'
import {Page} from '../Page'
import styles from './styles.module.css'

/** A legal document: what it is, which version holds since when, its text, and the documents that go with it. */
export type LegalPageProps = {
  document: LegalDocument
  /** 70 to 160 characters that make sense alone. */
  description: string
  /** One to three sentences: whom it concerns and what it settles. */
  lead: string
  /** Its sections. */
  children: ReactNode
}

export function LegalPage({document, description, lead, children}: LegalPageProps): ReactNode {
  const {id, title, version, date} = document
  const others = Object.values(legalDocuments).filter((other) => other.id !== id)
  return (
    <Page
      meta={{title, description}}
      parent={{label: translate({id: 'site.legal.parent', message: 'Company'}), to: '/company/about/'}}
    >
      <header className={styles.header}>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.version}>
          <Translate
            id="site.legal.version"
            values={{
              version,
              date: <time dateTime={date}>{longDate(date)}</time>,
              earlier: (
                <Link to={brand.links.sourceCode}>
                  {translate({id: 'site.legal.earlier', message: 'Earlier versions'})}
                </Link>
              ),
            }}
          >
            {'Version {version}, in effect since {date}. {earlier} are in the history of this site’s source code.'}
          </Translate>
        </p>
      </header>
      {children}
      <nav className={styles.others} aria-label={translate({id: 'site.legal.label', message: 'Legal documents'})}>
        <p>{translate({id: 'site.legal.related', message: 'Related legal documents:'})}</p>
        <ul>
          {others.map((other) => (
            <li key={other.id}>
              <Link to={legalPath(other.id)}>{other.title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  )
}
