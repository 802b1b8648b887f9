import Link from '@docusaurus/Link'
import type {ReactNode} from 'react'
import {serviceReleaseText} from '../../../lib/serviceRelease'

type Props = {
  /** The release of Keycloak that the post is about: a major version such as `17`, or a minor release such as `26.8`. */
  release: string
}

/** Whether customers of the service have a release of Keycloak, and when they get it if they don't, as one paragraph. */
export function OnThisService({release}: Props): ReactNode {
  return (
    <p>
      {serviceReleaseText(release)} For the calendar, see{' '}
      <Link to="/docs/service/versions/">versions and upgrades</Link>.
    </p>
  )
}
