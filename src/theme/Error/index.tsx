// Change: shows what a crash inside of the layout shows, with the layout around it or, where that crashes too, without.
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext'
import Head from '@docusaurus/Head'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type {Props} from '@theme/Error'
import ErrorPageContent from '@theme/ErrorPageContent'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'

// What crashed may be the route itself, and the layout does not render outside of one.
const route = {plugin: {name: 'site-error', id: 'default'}}

export default function Error({error, tryAgain}: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n
  const {htmlLang, direction} = localeConfigs[currentLocale] ?? {htmlLang: currentLocale, direction: 'ltr'}
  const content = <ErrorPageContent error={error} tryAgain={tryAgain} />
  return (
    <RouteContextProvider value={route}>
      {/* The site's metadata has crashed with the page. */}
      <Head>
        <html lang={htmlLang} dir={direction} />
      </Head>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  )
}
