import {translate} from '@docusaurus/Translate'
import {service, type Service} from '../data/offer/versions'
import {compareVersions} from './compareVersions'
import {SiteError} from './problem'
import {minorOf, nextUpgradeText} from './versionTexts'

/**
 * Whether customers of the service have a release of Keycloak, and when they get it if they don't.
 * @param release a major version such as `17`, or a minor release such as `26.8`.
 */
export function serviceReleaseText(release: string, running: Pick<Service, 'server' | 'next'> = service): string {
  checkRelease(release)
  const runs = translate(
    {id: 'site.offer.release.runs', message: 'Deployments run Keycloak {version}'},
    {version: running.server},
  )
  const order = compareVersions(minorOf(running.server), release)
  if (order === 0)
    return translate(
      {id: 'site.offer.release.same', message: '{runs}, so they have this release and its patches.'},
      {runs},
    )
  if (order > 0)
    return translate(
      {
        id: 'site.offer.release.later',
        message: '{runs}, a later release than Keycloak {release}, so you don’t install anything.',
      },
      {runs, release},
    )
  return translate(
    {id: 'site.offer.release.earlier', message: '{runs}, so they don’t have Keycloak {release} yet. {next}'},
    {runs, release, next: nextUpgradeText(running)},
  )
}

function checkRelease(release: string): void {
  if (/^\d+(?:\.\d+)?$/.test(release)) return
  throw new SiteError({
    file: 'blog',
    what: `"${release}", the release of an <OnThisService>, is not a major or minor release of Keycloak.`,
    allowed: 'a major version such as "17", or a minor release such as "26.8"',
    fix: 'Search the posts for this value, and write the release without its patch version.',
  })
}
