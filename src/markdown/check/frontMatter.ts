import {isMap, isPair, isScalar, LineCounter, parseDocument} from 'yaml'
import * as z from 'zod'
import type {ContentTree} from '../../data/contentTrees'
import {PROOF_PROGRAMS} from '../../data/proofPrograms'
import {PROOF_REQUIREMENTS} from '../../data/proofServers'
import {DESCRIPTION, TITLE} from '../../lib/pageLimits'
import type {Problem} from '../../lib/problem'
import {closest} from './closest'

const short = `${TITLE.max} characters or fewer`
const title = z.string(`text of ${short}`).min(3, 'text').max(TITLE.max, short)
const told = `${DESCRIPTION.min} to ${DESCRIPTION.max} characters`
const description = z.string(`text of ${told}`).min(DESCRIPTION.min, told).max(DESCRIPTION.max, told)
const slug = z.string().regex(/^\/?[a-z0-9-]+(\/[a-z0-9-]+)*\/?$/, 'lowercase words joined by hyphens')

const requirement = z.enum(PROOF_REQUIREMENTS, PROOF_REQUIREMENTS.join(', '))
const program = z.enum(PROOF_PROGRAMS, PROOF_PROGRAMS.join(', '))

/** How a page proves itself: see `src/markdown/proof/README.md`. */
export const proofSchema = z.union(
  [
    z.literal(true),
    z.strictObject({
      requires: z.array(requirement).min(1).optional(),
      programs: z.array(program).min(1).optional(),
      needs: z.array(z.string()).optional(),
      roles: z.array(z.string()).min(1).optional(),
      after: z.array(z.string()).optional(),
    }),
  ],
  `true, or needs: [states], roles: [client roles], after: [pages], requires: [some of ${PROOF_REQUIREMENTS.join(', ')}], programs: [some of ${PROOF_PROGRAMS.join(', ')}]`,
)

const IMAGE = 'a path below static/ that starts with a slash, such as /img/share.png'

const MOVED_FROM = 'a list of paths, for example [/docs/old/]'

const common = {
  title,
  description,
  sidebar_label: z.string('text').optional(),
  keywords: z.array(z.string('text'), 'a list of words').optional(),
  // One beside the page would be named in its head, and not be in the build.
  image: z.string(IMAGE).regex(/^\//, IMAGE).optional(),
  unlisted: z.boolean('true or false').optional(),
  draft: z.boolean('true or false').optional(),
  proof: proofSchema.optional(),
  moved_from: z
    .array(
      z.string().regex(/^\/(?:[\w.~-]+\/)+$/, 'paths with a slash at the start and end, such as /docs/old/'),
      MOVED_FROM,
    )
    .min(1, MOVED_FROM)
    .optional(),
  last_update: z.strictObject({date: z.unknown()}, 'date: YYYY-MM-DD').optional(),
}

/** What a page can be: a template each in `scripts/templates`. */
export const pageTypes = ['tutorial', 'how-to', 'reference', 'explanation'] as const

const schemas = {
  doc: z.strictObject({
    ...common,
    page_type: z.enum(pageTypes, pageTypes.join(', ')),
    slug: slug.optional(),
    sidebar_position: z.number('a number').optional(),
    operations: z
      .array(z.string('an operation ID'), 'a list of operation IDs, for example [createOrganization]')
      .optional(),
    displayed_sidebar: z.string('the ID of a sidebar, or null for none').nullable().optional(),
    toc_min_heading_level: z.number('2 to 6').optional(),
    toc_max_heading_level: z.number('2 to 6').optional(),
    hide_table_of_contents: z.boolean('true or false').optional(),
  }),
  blog: z.strictObject({
    ...common,
    slug,
    authors: z
      .array(z.string('an author of src/data/authors.ts'), 'a list of authors, for example [team]')
      .min(1, 'one or more authors'),
    tags: z
      .array(z.string('a tag of src/data/tags.ts'), 'a list of tags, for example [keycloak, release]')
      .min(1, 'one or more tags'),
    date: z.unknown().optional(),
  }),
} satisfies Record<ContentTree['kind'], z.ZodType>

/** The front matter of one page, with the places of its keys. */
export type FrontMatter = {
  values: Readonly<Record<string, unknown>>
  /** 1-based line in the file of a top-level key, or of the opening fence. */
  lineOf: (key: string) => number
}

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/

/** Reads the YAML between the `---` fences. Values are as written: brand tokens are not replaced. */
export function readFrontMatter(source: string, file: string): FrontMatter | Problem {
  const yaml = FENCE.exec(source)?.[1]
  if (yaml === undefined) {
    return {
      file,
      line: 1,
      what: 'The page has no front matter.',
      allowed: 'a block between two --- lines with at least title and description',
      fix: 'Start the file with ---, title: …, description: …, page_type: …, and ---.',
    }
  }
  const lines = new LineCounter()
  const document = parseDocument(yaml, {lineCounter: lines})
  const error = document.errors[0]
  if (error) {
    return {
      file,
      line: (error.linePos?.[0].line ?? 1) + 1,
      column: error.linePos?.[0].col ?? 1,
      // The message ends with a line and column of the block, which are not those of the file.
      what: `The front matter is not valid YAML: ${error.message.split(/ at line \d|\n/)[0] ?? ''}.`,
      fix: 'Put values with a colon, a quote, or a special character at the start into double quotes.',
    }
  }
  const places = new Map<string, number>()
  if (isMap(document.contents)) {
    for (const item of document.contents.items) {
      if (isPair(item) && isScalar(item.key)) {
        places.set(String(item.key.value), lines.linePos(item.key.range[0]).line + 1)
      }
    }
  }
  const parsed: unknown = document.toJS()
  const values = z.record(z.string(), z.unknown()).safeParse(parsed ?? {})
  return {values: values.data ?? {}, lineOf: (key) => places.get(key) ?? 1}
}

/** Checks front matter, with brand tokens already replaced, against the schema of its kind of page. */
export function checkFrontMatter(kind: ContentTree['kind'], frontMatter: FrontMatter, file: string): Problem[] {
  const schema = schemas[kind]
  const result = schema.safeParse(frontMatter.values)
  if (result.success) return []
  return result.error.issues.flatMap((issue) => {
    const key = String(issue.path.at(0))
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
      const known = Object.keys(schema.shape)
      return issue.keys.map((unknown) => ({
        file,
        line: frontMatter.lineOf(unknown),
        what: `The front matter has the unknown key "${unknown}".`,
        allowed: known.join(', '),
        fix: fixUnknown(unknown, known),
      }))
    }
    const value = frontMatter.values[key]
    return [
      {
        file,
        line: frontMatter.lineOf(key),
        what:
          value === undefined
            ? `The front matter has no "${key}".`
            : `The front matter's "${issue.path.join('.')}" is ${describeValue(value)}.`,
        allowed: issue.message,
        fix: value === undefined ? `Add "${key}: …" between the --- lines.` : `Correct "${key}".`,
      },
    ]
  })
}

function describeValue(value: unknown): string {
  const text = JSON.stringify(value)
  return typeof value === 'string' ? `${text} (${value.length} characters)` : text
}

/** The fix for a word that is not in a list: the nearest word that is. */
export function fixUnknown(word: string, known: readonly string[]): string {
  const near = closest(word, known)
  return near === undefined ? `Remove "${word}", or use one of the allowed values.` : `Did you mean "${near}"?`
}
