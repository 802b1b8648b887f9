import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import {createElement, type ReactNode} from 'react'
import {SearchForm} from '../../components/layout/SearchForm'
import {ActionButton} from '../../components/ui/ActionButton'
import {brand} from '../../data/brand'
import {searchElsewhere} from '../../data/search'
import {starts} from '../../data/starts'
import {meta, withoutScript} from './_content'
import styles from './styles.module.css'

/** Filled by `src/inline/onDemand/searchResults.ts`: React leaves alone what it finds in there. */
function Results(): ReactNode {
  return createElement('search-results', {
    class: styles.results,
    'data-fill-in': 'searchResults',
    'aria-live': 'polite',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {__html: ''},
  })
}

/** A hosted search engine, limited to this site. */
function ElsewhereForm(): ReactNode {
  return (
    <form className={styles.elsewhere} action={searchElsewhere.action} role="search" aria-label={searchElsewhere.label}>
      <input type="hidden" name="sites" value={brand.domain} />
      <input type="search" name="q" aria-label={searchElsewhere.label} />
      <ActionButton label={searchElsewhere.label} type="submit" />
    </form>
  )
}

export default function Search(): ReactNode {
  return (
    <Layout {...meta}>
      <main className={styles.page}>
        <Heading as="h1">{meta.title}</Heading>
        <div className={styles.withScript}>
          <SearchForm />
          <Results />
        </div>
        <div className={styles.withoutScript}>
          <p>{withoutScript}</p>
          <ElsewhereForm />
          <ul>
            {starts.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </main>
    </Layout>
  )
}
