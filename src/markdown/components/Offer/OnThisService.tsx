import Link from '@docusaurus/Link'
import {Fragment, type ReactNode} from 'react'
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
  return (
    <p>
      This blog has no post about{' '}
      {gaps.map((gap, index) => (
        <Fragment key={gap}>
          {index > 0 && (index < gaps.length - 1 ? ', ' : gaps.length > 2 ? ', and ' : ' and ')}
          <Link to={releaseNotes(gap)}>Keycloak {gap}</Link>
        </Fragment>
      ))}
      . {gaps.length === 1 ? 'The link leads' : 'The links lead'} to the project’s release notes.
    </p>
  )
}

/** Whether customers of the service have a release of Keycloak, and when they get it if they don't; then the gaps beside it. */
export function OnThisService({release}: Props): ReactNode {
  return (
    <>
      <p>
        {serviceReleaseText(release)} For the calendar, see{' '}
        <Link to="/docs/service/versions/">versions and upgrades</Link>.
      </p>
      <Gaps release={release} />
    </>
  )
}
