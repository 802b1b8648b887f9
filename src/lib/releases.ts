import type {MinorRelease} from '../data/releases'

type Release = {version: string; date: string}

/** Every release, newest first. */
export const allReleases = (releases: readonly MinorRelease[]): Release[] =>
  releases
    .flatMap(({minor, patches}) =>
      Object.entries(patches).map(([patch, date]) => ({version: `${minor}.${patch}`, date})),
    )
    .sort((a, b) => b.date.localeCompare(a.date) || b.version.localeCompare(a.version, 'en', {numeric: true}))

/** How many releases there were in the twelve months that end with a day, that day included. @param day `YYYY-MM-DD`. */
export function releasesInYear(releases: readonly MinorRelease[], day: string): number {
  const yearBefore = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return allReleases(releases).filter(({date}) => date > yearBefore && date <= day).length
}
