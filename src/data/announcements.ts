import {dashboard} from './navigation'
import type {Announcement} from './types'

/** The line above the navbar. A page shows the first of these whose days and paths fit, or none. */
export const announcements: readonly Announcement[] = [
  ...dashboard.map(({label, to}) => ({
    id: 'dashboard',
    text: 'New: run your clusters and realms yourself in the',
    link: {label, to},
  })),
]

/** How the line behaves. */
export const announcementBar: {
  /** Whether readers can close announcements. */
  isCloseable: boolean
} = {isCloseable: false}
