import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import Heading from '@theme/Heading'
import {Fragment, type ReactNode} from 'react'
import {
  advisories,
  advisoryPages,
  type Advisory,
  type AdvisoryPage,
  type AdvisoryState,
} from '../../../data/offer/advisories'
import {scopes} from '../../../data/offer/plan'
import {InlineText} from '../../../kit/ui/InlineText'
import {Table, TableHeading} from '../../../kit/ui/Table'
import {pageOf, severityOf, stateOf} from '../../../lib/advisories'
import {advisoryAnchor, advisoryPagePath, advisoryPageText, advisoryPath} from '../../../lib/advisoryTexts'
import {capitalized} from '../../../lib/capitalized'
import {scopeLabels} from '../Offer/scopeText'
import {statusNames} from './statusNames'
import styles from './styles.module.css'

/** "Mitigated", or the state of each kind of hosting if they differ. */
function stateWords(advisory: Advisory): string {
  const state = stateOf(advisory)
  if (state === undefined) return ''
  const words = ({status}: AdvisoryState): string => capitalized(statusNames[status])
  if (state.shared.status === state.dedicated.status) return words(state.shared)
  return scopes.map((scope) => `${scopeLabels[scope]}: ${words(state[scope])}`).join('. ')
}

/** What was published in the time of a page, in one row each, which leads to the entry. */
function PageTable({page}: {page: AdvisoryPage}): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <TableHeading>{translate({id: 'site.offer.advisory.id', message: 'CVE ID'})}</TableHeading>
          <TableHeading>{translate({id: 'site.offer.advisory.title', message: 'Vulnerability'})}</TableHeading>
          <TableHeading>{translate({id: 'site.offer.advisory.severity', message: 'Severity'})}</TableHeading>
          <TableHeading>{translate({id: 'site.offer.advisory.fixed', message: 'Fixed in'})}</TableHeading>
          <TableHeading>{translate({id: 'site.offer.advisory.service', message: 'On the service'})}</TableHeading>
        </tr>
      </thead>
      <tbody>
        {advisories
          .filter((advisory) => pageOf(advisory) === page)
          .map((advisory) => (
            <tr key={advisory.id} id={advisoryAnchor(advisory)} className={styles.row}>
              <td className={styles.id}>
                <Link to={advisoryPath(advisory)}>{advisory.id}</Link>
              </td>
              <td>
                <InlineText text={advisory.title} />
              </td>
              <td className={styles[severityOf(advisory)]}>{capitalized(severityOf(advisory))}</td>
              <td>{advisory.fixedIn[0]}</td>
              <td>{stateWords(advisory)}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  )
}

/** Every vulnerability of the server in one row, by the page that has its entry. Tables stand in the page, to be as wide as they may. */
export function AdvisoryList(): ReactNode {
  const links = useBrokenLinks()
  for (const advisory of advisories) links.collectAnchor(advisoryAnchor(advisory))
  return advisoryPages.map((page) => (
    <Fragment key={page}>
      <Heading as="h3" id={`published-${page}`}>
        <Link to={advisoryPagePath(page)}>{advisoryPageText(page)}</Link>
      </Heading>
      <PageTable page={page} />
    </Fragment>
  ))
}
