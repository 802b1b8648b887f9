import {earlierReleases, releases as known, type MinorRelease} from '../data/releases'
import {compareVersions} from './compareVersions'
import {SiteError} from './problem'

type Release = {version: string; date: string}

/** Every release, newest first. */
export const allReleases = (releases: readonly MinorRelease[]): Release[] =>
  releases
    .flatMap(({minor, patches}) =>
      Object.entries(patches).map(([patch, date]) => ({version: `${minor}.${patch}`, date})),
    )
    .sort((a, b) => b.date.localeCompare(a.date) || compareVersions(b.version, a.version))

/** How many releases there were in the twelve months that end with a day, that day included. @param day `YYYY-MM-DD`. */
export function releasesInYear(releases: readonly MinorRelease[], day: string): number {
  const yearBefore = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return allReleases(releases).filter(({date}) => date > yearBefore && date <= day).length
}

/** When a release came out, `YYYY-MM-DD`. @param version `17`, `26.4` or `26.6.3`; without a patch, that of its first one. */
export function releaseDate(version: string): string {
  const first = /^\d+\.\d+$/.test(version) ? `${version}.0` : version
  const date = earlierReleases[version] ?? allReleases(known).find((release) => release.version === first)?.date
  if (date !== undefined) return date
  throw new SiteError({
    file: 'src/data/releases.ts',
    what: `There is no release "${version}".`,
    allowed: [...Object.keys(earlierReleases), ...known.map(({minor}) => minor)].join(', '),
    fix: 'Correct the version where it is named, or add the release with its date.',
  })
}
