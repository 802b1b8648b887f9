import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import {Fragment, type ReactNode} from 'react'
import {listSeparators} from '../../../lib/formats'
import {gapsBeside, releaseNotes} from '../../../lib/releaseGaps'
import {serviceReleaseText} from '../../../lib/serviceRelease'

type Props = {
  /** The release of Keycloak that the post is about: a major version such as `17`, or a minor release such as `26.8`. */
  release: string
}

/** The releases before and after that this blog has no post about, with the project's notes. */
function Gaps({release}: Props): ReactNode {
  const gaps = gapsBeside(release)
  if (gaps.length === 0) return null
  const separators = listSeparators(gaps.length)
  return (
    <p>
      {translate({id: 'site.offer.release.noPost', message: 'This blog has no post about'})}{' '}
      {gaps.map((gap, index) => (
        <Fragment key={gap}>
          {index > 0 && separators[index - 1]}
          <Link to={releaseNotes(gap)}>Keycloak {gap}</Link>
        </Fragment>
      ))}
      .{' '}
      {gaps.length === 1
        ? translate({id: 'site.offer.release.link', message: 'The link leads to the project’s release notes.'})
        : translate({id: 'site.offer.release.links', message: 'The links lead to the project’s release notes.'})}
    </p>
  )
}

/** Whether customers of the service have a release of Keycloak, and when they get it if they don't; then the gaps beside it. */
export function OnThisService({release}: Props): ReactNode {
  return (
    <>
      <p>
        {serviceReleaseText(release)}
        {` ${translate({id: 'site.offer.release.see', message: 'For the calendar, see'})}`}{' '}
        <Link to="/docs/service/versions/">
          {translate({id: 'site.offer.release.calendar', message: 'versions and upgrades'})}
        </Link>
        .
      </p>
      <Gaps release={release} />
    </>
  )
}
