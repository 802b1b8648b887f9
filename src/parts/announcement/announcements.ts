import type {Announcement} from '../../data/types'

/** The announcements of a day. @param day as `2026-12-01`. */
export const onDay = (announcements: readonly Announcement[], day: string): readonly Announcement[] =>
  announcements.filter(({from = day, until = day}) => from <= day && day <= until)

/** The announcement of a page: the first that fits. @param path below the base URL, with a slash at the start. */
export const announcementFor = (announcements: readonly Announcement[], path: string): Announcement | undefined =>
  announcements.find(({paths = ['/']}) => paths.some((beginning) => path.startsWith(beginning)))
