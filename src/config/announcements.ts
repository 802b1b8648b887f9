import {announcements as announcementsFile} from '../data/announcements'
import {onDay} from '../parts/announcement/announcements'
import {validateAnnouncements} from './validateAnnouncements'

/** The announcements of the day on which the site is built, checked. */
export const announcements = onDay(validateAnnouncements(announcementsFile), new Date().toISOString().slice(0, 10))
