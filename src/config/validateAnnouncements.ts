import type * as z from 'zod'
import type {Announcement} from '../data/types'
import {SiteError, type Problem} from '../lib/problem'
import {valueAt} from '../lib/valueAt'
import {announcementsSchema} from '../parts/announcement/schema'

const FILE = 'src/data/announcements.ts'

/** Names an announcement by its place in the list, and by its ID if it has one. */
function nameOf(candidate: unknown, index: PropertyKey | undefined): string {
  const id = valueAt(candidate, index === undefined ? [] : [index, 'id'])
  return `Announcement ${Number(index) + 1}${typeof id === 'string' ? ` ("${id}")` : ''}`
}

function toProblem(candidate: unknown, issue: z.core.$ZodIssue): Problem {
  const [index, ...field] = issue.path
  const place = field.join('.')
  if (issue.code === 'unrecognized_keys') {
    return {
      file: FILE,
      what: `${nameOf(candidate, index)} has a field "${[...field, ...issue.keys].join('.')}" that the site doesn't know.`,
      allowed: 'the fields of the type Announcement in src/data/types.ts',
      fix: 'Remove it, or correct its spelling.',
    }
  }
  const value = valueAt(candidate, issue.path)
  return {
    file: FILE,
    what:
      value === undefined
        ? `${nameOf(candidate, index)} has no "${place}".`
        : `${nameOf(candidate, index)} has ${JSON.stringify(value)} as "${place}", which the site can't use.`,
    allowed: issue.message,
    fix: `Set "${place}".`,
  }
}

/** What is wrong between fields and between announcements. */
function conflicts(announcements: readonly Announcement[]): Problem[] {
  return announcements.flatMap(({id, from, until}, index) => {
    const earlier = announcements.findIndex((other) => other.id === id)
    const name = nameOf(announcements, index)
    const isRepeated: Problem = {
      file: FILE,
      what: `${name} has the ID of announcement ${earlier + 1}.`,
      allowed: 'an ID that no other announcement has, because readers close an announcement by its ID',
      fix: 'Give one of them another ID.',
    }
    const isOver: Problem = {
      file: FILE,
      what: `${name} ends on ${until}, before it starts on ${from}.`,
      allowed: 'an "until" that is the day of "from" or later',
      fix: 'Correct one of the days.',
    }
    const neverShown = from !== undefined && until !== undefined && until < from
    return [...(earlier < index ? [isRepeated] : []), ...(neverShown ? [isOver] : [])]
  })
}

/** Checks the announcements. @throws SiteError that names every value that the site can't use. */
export function validateAnnouncements(candidate: unknown): readonly Announcement[] {
  const result = announcementsSchema.safeParse(candidate)
  const problems = result.success
    ? conflicts(result.data)
    : result.error.issues.map((issue) => toProblem(candidate, issue))
  if (!result.success || problems.length > 0) throw new SiteError(problems)
  return result.data
}
