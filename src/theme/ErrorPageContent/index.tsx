// Change: sets the page's title, recovers by itself when the reader goes to another page, and is in the site's own look.
import {translate} from '@docusaurus/Translate'
import Head from '@docusaurus/Head'
import {useLocation} from '@docusaurus/router'
import {ErrorBoundaryError} from '@docusaurus/theme-common'
import type {Props} from '@theme/Error'
import {useLayoutEffect, useState, type ReactNode} from 'react'
import {Failure} from '../../kit/layout/Failure'
import {MAIN_ID} from '../../lib/mainId'
import styles from './styles.module.css'

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation()
  const [crashedAt] = useState(pathname)
  // The layout, and with it the boundary that caught the error, outlives the page in a tree of documents.
  useLayoutEffect(() => {
    if (pathname !== crashedAt) tryAgain()
  }, [pathname, crashedAt, tryAgain])
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.page}>
      <Head>
        <title>{translate({id: 'site.error.title', message: 'Page Error'})}</title>
      </Head>
      <p className={styles.status}>{translate({id: 'site.error.title', message: 'Page Error'})}</p>
      <Failure
        title={translate({id: 'site.error.crashed', message: 'This page crashed'})}
        titleAs="h1"
        advice={translate({
          id: 'site.error.advice',
          message: 'An error occurred while this page was rendering. Try again, or go to another page.',
        })}
        retryLabel={translate({id: 'site.error.tryAgain', message: 'Try again'})}
        onRetry={tryAgain}
      >
        <ErrorBoundaryError error={error} />
      </Failure>
    </main>
  )
}
