import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import {createElement, type ReactNode} from 'react'
import {OnDemandAttribute} from '../../lib/attributes'
import type {OnDemandName} from '../../lib/onDemandNames'
import {SearchForm} from '../../search/SearchForm'
import {ActionButton} from '../../kit/ui/ActionButton'
import {brand} from '../../data/brand'
import {searchElsewhere} from '../../data/search'
import {starts} from '../../data/starts'
import {SEARCH_BOX_ID} from '../../search/box'
import {texts} from './texts'
import styles from './styles.module.css'
import {SearchAttribute} from '../../search/attributes'

/** Filled by `src/search/page/searchResults.client.ts`: React leaves alone what it finds in there. */
function Results(): ReactNode {
  return createElement('search-results', {
    class: styles.results,
    [OnDemandAttribute.fillIn]: 'searchResults' satisfies OnDemandName,
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
    <Layout title={texts.title} description={texts.description}>
      <main className={styles.page}>
        <Heading as="h1">{texts.title}</Heading>
        <div className={styles.withScript}>
          <SearchForm boxId={SEARCH_BOX_ID} />
          <p className="visually-hidden" role="status" {...{[SearchAttribute.status]: true}} />
        </div>
        <Results />
        <div className={styles.withoutScript}>
          <p className={styles.noScript}>{texts.withoutScript}</p>
          <p className={styles.lateScript}>{texts.withoutFile}</p>
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
