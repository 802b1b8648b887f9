import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import {createElement, type ReactNode} from 'react'
import {SearchForm} from '../../components/layout/SearchForm'
import {starts} from '../../data/starts'
import {meta, withoutScript} from './_content'
import styles from './styles.module.css'

/** Filled by `src/inline/onDemand/searchResults.ts`: React leaves alone what it finds in there. */
function Results(): ReactNode {
  return createElement('search-results', {
    class: styles.results,
    list: useBaseUrl('/page-list.json'),
    'data-fill-in': 'searchResults',
    'aria-live': 'polite',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {__html: ''},
  })
}

export default function Search(): ReactNode {
  return (
    <Layout {...meta}>
      <main className={styles.page}>
        <Heading as="h1">{meta.title}</Heading>
        <SearchForm />
        <Results />
        <div className={styles.withoutScript}>
          <p>{withoutScript}</p>
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
