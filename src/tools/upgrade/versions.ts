import {releases} from '../../data/releases'
import {compareVersions} from '../../lib/compareVersions'

/** The release that doesn't exist yet: https://github.com/keycloak/keycloak/issues/52348 */
export const PLANNED = '27'

/** Releases that can be the start or the end of an upgrade, oldest first. Since 26, each minor release is one. */
export const upgradeVersions: readonly string[] = [
  ...['17', '18', '19', '20', '21', '22', '23', '24', '25'],
  ...releases.map(({minor}) => minor).sort(compareVersions),
  PLANNED,
]

/** `26.6` of `26.6.3`, `22` of `22.0.2`. */
export function versionOf(release: string): string {
  const [major = '', minor = ''] = release.split('.')
  return major === '26' ? `${major}.${minor}` : major
}

/** Whether an upgrade from one release to another passes a release. A patch release of the first one counts too. */
export const passes = (release: string, from: string, to: string): boolean =>
  compareVersions(release, from) > 0 && compareVersions(versionOf(release), to) <= 0
