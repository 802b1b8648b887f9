import {compareVersions} from '../../lib/compareVersions'

/** The releases that a reader can choose as a target, oldest first. */
export const targets = ['26.6', '26.7', '26.8', '27'] as const
export type Release = (typeof targets)[number]

/** How a target is called. Rules of 26.8 and 27 come from upgrading guides, because they weren't run. */
export const targetLabels: Readonly<Record<Release, string>> = {
  '26.6': '26.6',
  '26.7': '26.7',
  '26.8': '26.8 (from its upgrading guide)',
  '27': '27 (planned, from the draft of its upgrading guide)',
}

/** Whether a text names a target. */
export const isTarget = (text: string): text is Release => targets.some((target) => target === text)

/** Whether a target contains what a release changed. */
export const reaches = (target: Release, since: Release): boolean => targets.indexOf(target) >= targets.indexOf(since)

/** Whether the server that wrote the export already had the release. @param version such as `26.7.3`, or undefined. */
export function isPast(version: string | undefined, since: Release): boolean {
  if (version === undefined || !/^\d{1,4}(\.\d{1,4}){1,2}$/.test(version)) return false
  return compareVersions(version, since) >= 0
}
