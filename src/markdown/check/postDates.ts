import path from 'node:path'
import type {Problem} from '../../lib/problem'
import {proseLines} from './prose'

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|')

/** `October 13, 2026` or `2026-10-13`. */
const DATE = new RegExp(`\\b(${MONTHS.join('|')}) (\\d{1,2}), (\\d{4})\\b|\\b(\\d{4}-\\d{2}-\\d{2})\\b`, 'g')

/** The section at the end of a post that has later facts. */
const LATER = 'What changed since'

/**
 * Posts of days to come, and dates in a post that are younger than the post itself and stand outside its section "What changed
 * since". A post can announce a day that has not come yet.
 * @param today as YYYY-MM-DD.
 */
export function checkPostDates({file, source}: {file: string; source: string}, today: string): Problem[] {
  const posted = /^\d{4}-\d{2}-\d{2}/.exec(path.posix.basename(file))?.[0]
  if (posted === undefined) return []
  if (posted > today) {
    return [
      {
        file,
        what: `The post's date, ${posted}, is in the future. Today is ${today}.`,
        allowed: 'today or an earlier date',
        fix: 'Rename the file to the day when you publish it.',
      },
    ]
  }
  let isLater = false
  return proseLines(source).flatMap(({line, text}) => {
    if (text.startsWith('## ')) isLater = text.slice(3).trim() === LATER
    if (isLater) return []
    return [...text.matchAll(DATE)]
      .filter((match) => isoDate(match) > posted && isoDate(match) <= today)
      .map(({0: date, index}) => ({
        file,
        line,
        column: index + 1,
        what: `The post from ${posted} mentions ${date}, which is later.`,
        allowed: `facts from the date of the post. Later facts go into the section "## ${LATER}" at its end`,
        fix: `Move the sentence below the heading "## ${LATER}", or rename the file to a later date.`,
      }))
  })
}

function isoDate([, month = '', day = '', year = '', iso]: RegExpExecArray): string {
  return iso ?? `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}
