import {releases} from '../../data/releases'
import {compareVersions} from '../../lib/compareVersions'
import {PLANNED} from './versions'
import type {Upgrade} from './plan'

/** A release at which an upgrade stops, so that the server runs on it for a time. */
export type Stop = {version: string; reason: string}

const LAST_MINOR = [...releases].sort((a, b) => compareVersions(b.minor, a.minor))[0]?.minor ?? ''

/**
 * The stops of an upgrade, the end included. The project requires none: the database is migrated over any number of releases in
 * one start, because the server contains the changes of all earlier ones. Two stops save something that is lost otherwise.
 */
export function stopsOf({from, to, features}: Upgrade): Stop[] {
  const isBetween = (version: string): boolean => compareVersions(version, from) > 0 && compareVersions(version, to) < 0
  const stops: Stop[] = []
  if (features.includes('sessions') && isBetween('25'))
    stops.push({
      version: '25',
      reason:
        'Turn on `persistent-user-sessions` there. 26.0 empties all caches, and only sessions in the database survive',
    })
  if (to === PLANNED && isBetween(LAST_MINOR))
    stops.push({
      version: LAST_MINOR,
      reason:
        'The conversion of themes starts from `keycloak.v2` there, and the project supports it for a time after 27',
    })
  return [...stops, {version: to, reason: stops.length === 0 ? 'No stop on the way is required' : 'The end'}]
}
