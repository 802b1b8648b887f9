import {useThemeConfig} from '@docusaurus/theme-common'
import * as z from 'zod'
import type {Announcement} from '../../data/types'
import {announcementFor} from '../../parts/announcement/announcements'
import {announcementsSchema} from '../../parts/announcement/schema'
import {usePagePath} from '../usePagePath'

const schema = z.object({announcements: announcementsSchema})

/** The announcement of the page. */
export function useAnnouncement(): Announcement | undefined {
  return announcementFor(schema.parse(useThemeConfig()).announcements, usePagePath())
}
