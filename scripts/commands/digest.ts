import {existsSync} from 'node:fs'
import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import {advisories, advisoriesUpTo} from '../../src/data/offer/advisories'
import {changelog} from '../../src/data/offer/changelog'
import {releases, releasesUpTo} from '../../src/data/releases'
import {stateOf} from '../../src/lib/advisories'
import {SiteError} from '../../src/lib/problem'
import {changedPages} from '../lib/changedPages'
import {daysOf, digestDraft, digestSlug} from '../lib/digest'
import {parseCommandLine} from '../lib/parseCommandLine'
import {ROOT} from '../lib/root'

const HELP = {
  allowed: 'npm run digest -- YYYY-MM [YYYY-MM] [--print]',
  fix: 'For example: npm run digest -- 2026-10',
} as const

/** Drafts the post about a month, or the months from one to another, from the data of the site and the history of the repository. */
export async function main(args: readonly string[]): Promise<number> {
  const options = {print: {type: 'boolean'}} as const
  const {values, positionals} = parseCommandLine({args, options, allowPositionals: true}, HELP)
  const [from, to = from, ...rest] = positionals
  if (from === undefined || to === undefined || rest.length > 0)
    throw new SiteError({what: `Expected one or two months, but got ${positionals.length} words.`, ...HELP})
  const today = new Date().toISOString().slice(0, 10)
  const [{first}, {first: lastMonth, last}] = [daysOf(from), daysOf(to)]
  if (first > lastMonth || lastMonth > today)
    throw new SiteError({
      what: first > lastMonth ? `${from} is after ${to}.` : `${to} is in the future.`,
      allowed: `the earlier month first, both up to ${today.slice(0, 7)}`,
      fix: HELP.fix,
    })
  const pages = await changedPages(ROOT, first, last)
  const shared = (advisory: (typeof advisories)[number]) => stateOf(advisory)?.shared
  const data = {releases, releasesUpTo, advisories, advisoriesUpTo, stateOf: shared, changelog, pages}
  const draft = digestDraft({from, to}, data, today)
  if (values.print) console.log(draft)
  else await write(`blog/${today}-${digestSlug({to})}.mdx`, draft)
  return 0
}

async function write(file: string, draft: string): Promise<void> {
  const target = path.join(ROOT, file)
  if (existsSync(target))
    throw new SiteError({
      file,
      what: 'This post already exists.',
      allowed: 'a new file',
      fix: 'Delete it, or add --print to see the draft without writing it.',
    })
  await writeFile(target, draft)
  console.log(`Wrote ${file}. "npm run check -- ${file}" lists what you still have to fill in.`)
}
