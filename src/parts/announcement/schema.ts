import * as z from 'zod'
import type {Announcement} from '../../data/types'

const allowed = {
  id: 'lowercase letters, digits, and single hyphens, for example status-page',
  text: 'a sentence, or its beginning if a link ends it',
  link: 'an object with "label" and "to"',
  label: 'the words of the link',
  to: 'a path of the site with slashes at both ends and maybe a query or an anchor, or an https:// or mailto: address',
  day: 'a day as YYYY-MM-DD, for example 2026-12-01',
  paths: 'a list of at least one beginning of paths, for example /docs/',
  path: 'the beginning of a path with slashes at both ends, for example /docs/',
} as const

const day = z.iso.date(allowed.day).optional()

const announcement: z.ZodType<Announcement> = z.strictObject({
  id: z.string(allowed.id).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, allowed.id),
  text: z.string(allowed.text).regex(/\S/, allowed.text),
  link: z
    .strictObject(
      {
        label: z.string(allowed.label).regex(/\S/, allowed.label),
        to: z.string(allowed.to).regex(/^(\/([^\s?#]*\/)?([?#]\S*)?|https:\/\/\S+|mailto:\S+)$/, allowed.to),
      },
      allowed.link,
    )
    .optional(),
  from: day,
  until: day,
  paths: z
    .array(z.string(allowed.path).regex(/^\/(\S*\/)?$/, allowed.path), allowed.paths)
    .min(1, allowed.paths)
    .optional(),
})

/** What the site can announce. Each message completes the sentence "Allowed: …". */
export const announcementsSchema = z.array(announcement, 'a list of announcements')
