import type {CheerioAPI} from 'cheerio'
import {describe, expect, it} from 'vitest'
import * as z from 'zod'
import {fallen} from '../../../scripts/lib/quality/figures'
import {measureAsk, measureSearch} from '../../../scripts/lib/quality/search'
import {publicQuestions} from '../../../src/search/publicQuestions'
import {heldOut, tuning, type Query} from '../../../src/search/queries'
import {wordsOf} from '../../../src/search/terms'
import {ERROR_FILE, type ErrorFileEntry} from '../../../src/lib/errorFile'
import {matchesOf} from '../../../src/tools/errors/match'
import {prepare} from '../../../src/tools/errors/prepare'
import {publicMessages} from '../../../src/tools/errors/publicMessages'
import {ask, json, missesIn, pages, reached, sizeOf} from '../../lib/builtSearch'

/** What the queries of each half have to reach: the first result right, and one of the first three. */
const LIMITS = {first: 0.93, early: {tuning: 0.98, 'held-out': 0.965}} as const
const KB = 1024

it('every question from a public tracker finds a page that answers it among the first three results', async () => {
  expect(await missesIn(publicQuestions, 3)).toEqual([])
})

describe('messages that users published', () => {
  const entrySchema = z.object({
    problem: z.string().min(1),
    cause: z.string(),
    fix: z.string(),
    place: z.string().optional(),
    versions: z.array(z.string()).optional(),
    elsewhere: z.string().optional(),
    page: z.object({title: z.string().min(1), address: z.string().startsWith('/docs/')}),
  }) satisfies z.ZodType<ErrorFileEntry>
  const fileSchema = z.object({format: z.literal(1), entries: z.array(entrySchema)})
  const listed = async () => fileSchema.parse(JSON.parse(await json(`/${ERROR_FILE}`))).entries

  it('are answered by the error lookup or the search among the first three', async () => {
    const lookup = prepare(await listed())
    const lost = []
    for (const {text, to} of publicMessages) {
      const answers = matchesOf(text, lookup).slice(0, 3)
      const isListed = answers.some(({entry}) => to.some((page) => entry.page.address.split('#')[0] === page))
      if (!isListed) lost.push({query: text, to})
    }
    expect(await missesIn(lost, 3)).toEqual([])
  })

  it('lead to their pages in the search alone as well, but for a few', async () => {
    const queries = publicMessages.map(({text, to}) => ({query: text, to}))
    const misses = await missesIn(queries, 3)
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(6)
  })

  it('come from a list that loads in half a second on a slow network, and whose pages exist', async () => {
    const known = new Set(pages.map(({path: pathname}) => pathname))
    const gone = (await listed()).map(({page}) => page.address.replace(/#.*/, '')).filter((page) => !known.has(page))
    expect(gone).toEqual([])
    expect(await sizeOf(`/${ERROR_FILE}`)).toBeLessThan(80 * KB)
  })
})

describe('the index', () => {
  it('names what a hosted service tells pages apart by: posts, lists of posts, documents, and the others', () => {
    const tagAt = (pathname: string): string | undefined =>
      pages
        .find(({path}) => path === pathname)
        ?.$('meta[name="docsearch:docusaurus_tag"]')
        .attr('content')
    expect(['/blog/dashboard-launch/', '/blog/', '/docs/introduction/', '/pricing/'].map(tagAt)).toEqual([
      'blog',
      'blog_posts_list',
      'docs-default-current',
      'default',
    ])
  })
})

/** Code in sentences and tables whose text one page of the docs has and no other page, with that page. */
function codesOfOnePage(): [string, string][] {
  // The lists of errors repeat other pages, and the search leaves them out.
  const textOf = ($: CheerioAPI): string => $('main').clone().find('[data-errors-of]').remove().end().text()
  const texts = pages.map(({path: pathname, $}) => [pathname, textOf($).replace(/\s+/g, ' ')] as const)
  const codes = pages
    .filter(({path: pathname}) => pathname.startsWith('/docs/'))
    .flatMap(({path: pathname, $}) =>
      $('main code')
        .toArray()
        .filter((element) => $(element).closest('pre, [hidden], [data-page-meta], [data-errors-of]').length === 0)
        .map((element) => [$(element).text().replace(/\s+/g, ' ').trim(), pathname] as const),
    )
  return [...new Map(codes)].filter(([text]) => texts.filter(([, other]) => other.includes(text)).length === 1)
}

describe('what a reader copies from a log or a program', () => {
  const codes = codesOfOnePage()
  const identifiers = codes.filter(([text]) => /^[\w.-]+$/.test(text) && wordsOf(text)[0]?.isIdentifier === true)
  const messages = codes.filter(([text]) => /^[A-Z][^{}<>=;/$|]+$/.test(text) && text.split(' ').length >= 4)

  it('an identifier that one page has leads to its page', async () => {
    expect(identifiers.length).toBeGreaterThan(100)
    const {part, missing} = await reached(identifiers, 1)
    expect(part, missing.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect((await reached(identifiers, 3)).part).toBeGreaterThanOrEqual(0.98)
  })

  it('an error message that one page has leads to its page', async () => {
    expect(messages.length).toBeGreaterThan(50)
    const {part, missing} = await reached(messages, 1)
    expect(part, missing.join('\n')).toBeGreaterThanOrEqual(0.92)
    expect((await reached(messages, 3)).part).toBeGreaterThanOrEqual(0.95)
  })
})

describe('the searches of src/search/queries.ts', () => {
  it('are at least 120, half of them held out', () => {
    const texts = (queries: readonly Query[]) => new Set(queries.map(({query}) => query))
    expect(texts([...tuning, ...heldOut]).size).toBeGreaterThanOrEqual(120)
    expect(heldOut.length / (tuning.length + heldOut.length)).toBeCloseTo(0.5, 1)
    expect([...texts(heldOut)].filter((query) => texts(tuning).has(query))).toEqual([])
  })

  it('name pages that are there', () => {
    const known = new Set(pages.map(({path: pathname}) => pathname))
    const gone = [...tuning, ...heldOut]
      .flatMap(({to}) => to.map((wanted) => wanted.replace(/#.*/, '')))
      .filter((pathname) => !known.has(pathname))
    expect(gone).toEqual([])
  })

  const halves = [
    {half: 'tuning', queries: tuning, explain: (misses: readonly string[]) => misses.join('\n')},
    {
      half: 'held-out',
      queries: heldOut,
      // Not which: the ranking would be tuned with them.
      explain: (misses: readonly string[]) =>
        `${misses.length} searches fail. Improve the ranking with the tuning half, then run this test again.`,
    },
  ] as const

  it.each(halves)('of the $half half find the right section first', async ({queries, explain}) => {
    const firsts = queries.filter(({top}) => top === 1)
    const misses = await missesIn(firsts, 1)
    expect(1 - misses.length / firsts.length, explain(misses)).toBeGreaterThanOrEqual(LIMITS.first)
  })

  it.each(halves)('of the $half half find it among the first three', async ({half, queries, explain}) => {
    const misses = await missesIn(queries, 3)
    expect(1 - misses.length / queries.length, explain(misses)).toBeGreaterThanOrEqual(LIMITS.early[half])
  })
})

describe('questions', () => {
  it.each(['Signature length not correct', 'admin console never loads', 'zzzz qqqq vvvv'])(
    'that no page answers are answered by no passage: %s',
    async (question) => {
      expect((await ask(question)).quotes.map(({quote}) => quote)).toEqual([])
    },
  )

  it('that no page answers get the best pages instead', async () => {
    expect((await ask('Signature length not correct')).pages.map(({url}) => url)).not.toEqual([])
  })

  it('in the words of an error page are answered by pages that name it, and by nothing else', async () => {
    const {quotes} = await ask('Cookie not found')
    expect(quotes.filter(({hit, quote}) => !/cookie[_ ]not[_ ]found/i.test(`${hit.heading} ${quote}`))).toEqual([])
  })

  it('about email are not answered by the glossary', async () => {
    const {quotes} = await ask('SMTP OAuth 2.0 Office 365 email')
    expect(quotes.map(({hit}) => hit.url).filter((url) => url.includes('/glossary/'))).toEqual([])
  })

  it.each([
    ['why is the invitation link empty', '/docs/organizations/invitations/'],
    ['when does an invitation expire', '/docs/organizations/invitation-problems/'],
    ['java.lang.NoSuchMethodError', '/support/custom-extensions/'],
    ['MFA for one customer', '/docs/authentication/otps/'],
  ])('that a page answers are answered by it first: %s', async (question, page) => {
    expect((await ask(question)).quotes[0]?.hit.url).toContain(page)
  })
})

describe('the figures of the quality page', () => {
  it('stay above their floors for the search', async () => {
    expect(fallen('search', (await measureSearch()) ?? expect.fail('not measured'))).toEqual([])
  })

  it('stay above their floors for questions', async () => {
    expect(fallen('ask', (await measureAsk()) ?? expect.fail('not measured'))).toEqual([])
  })
})
