// Change: says what to do instead of whom to write to: search, and the likeliest pages. The footer has all the others.
import Translate, {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import {PageMetadata} from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import Heading from '@theme/Heading'
import type {Props} from '@theme/NotFound/Content'
import clsx from 'clsx'
import {createElement, type ReactNode} from 'react'
import {OnDemandAttribute} from '../../../lib/attributes'
import type {OnDemandName} from '../../../lib/onDemandNames'
import {SearchForm} from '../../../search/SearchForm'
import {brand} from '../../../data/brand'
import styles from './styles.module.css'

/** Filled by `src/parts/likely-pages/likelyPages.client.ts`: React leaves alone what it finds in there. */
function LikelyPages(): ReactNode {
  const list = useBaseUrl('/page-list.json')
  return createElement('likely-pages', {
    class: styles.likely,
    list,
    [OnDemandAttribute.fillIn]: 'likely' satisfies OnDemandName,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: {__html: ''},
  })
}

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', 'margin-vert--xl', className)}>
      {/* A path below a tree of documents comes here without the page around it, which would set the title. */}
      <PageMetadata
        title={translate({id: 'theme.NotFound.title', message: 'Page not found'})}
        description={translate({
          id: 'site.notFound.description',
          message:
            'This page doesn’t exist. Search the site, try a page with a similar address, or start from the links in the footer.',
        })}
      />
      <p className={styles.status}>404</p>
      <Heading as="h1">{translate({id: 'theme.NotFound.title', message: 'Page not found'})}</Heading>
      <p className={styles.lead}>
        <Translate
          id="site.notFound.advice"
          values={{email: <Link to={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>}}
        >
          {
            'The page might have moved, or the address might be mistyped. If a link on this site led you here, please tell us: {email}.'
          }
        </Translate>
      </p>
      <SearchForm />
      <LikelyPages />
    </main>
  )
}
