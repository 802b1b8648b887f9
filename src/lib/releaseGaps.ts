import {releasePosts, releasesWithoutPost} from '../data/releases'
import {compareVersions} from './compareVersions'
import {formatList} from './formats'

const isOlder = (one: string, other: string): boolean => compareVersions(one, other) < 0

/** The releases without a post that lie next to a release: up to the post before it, and up to the one after it. */
export function gapsBeside(release: string): readonly string[] {
  return releasesWithoutPost.filter(
    (gap) =>
      !releasePosts.some(
        ({release: posted}) =>
          (isOlder(gap, posted) && isOlder(posted, release)) || (isOlder(release, posted) && isOlder(posted, gap)),
      ),
  )
}

/** The project's release notes of a release. @param release a major version such as `13`, or a minor release such as `26.1`. */
export function releaseNotes(release: string): string {
  const [major = release, minor = '0'] = release.split('.')
  return `https://github.com/keycloak/keycloak/blob/main/docs/documentation/release_notes/topics/${major}_${minor}_0.adoc`
}

/** What the list of posts about releases says about those that have none, in sentences. None without posts or without gaps. */
export const releaseGapsText =
  releasePosts.length === 0 || releasesWithoutPost.length === 0
    ? undefined
    : `No post covers Keycloak ${formatList(releasesWithoutPost)}. The post before or after each of them links to its release notes.`
