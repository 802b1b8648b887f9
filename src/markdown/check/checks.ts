import path from 'node:path'
import type {Brand} from '../../data/types'
import {allowedBrandTokens, brandTokenValues, replaceBrandTokensDeep, unknownBrandTokens} from '../../lib/brandTokens'
import type {Problem} from '../../lib/problem'
import {checkFrontMatter, fixUnknown} from './frontMatter'
import {checkOffer, checkPlanNames, type OfferValues} from './offer'
import type {Page} from './page'
import {pageRoute} from './pageRoute'

/** Front matter of every page, against its schema and against the other pages. */
export function checkFrontMatters(pages: readonly Page[], brand: Brand): Problem[] {
  const problems = pages.flatMap((page) => {
    const values = replaceBrandTokensDeep(page.frontMatter.values, brand)
    return checkFrontMatter(page.tree.kind, {...page.frontMatter, values}, page.file)
  })
  return [...problems, ...checkUnique(pages, 'description'), ...checkUnique(pages, 'title')]
}

function checkUnique(pages: readonly Page[], key: 'description' | 'title'): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({file, frontMatter}) => {
    const value = frontMatter.values[key]
    if (typeof value !== 'string') return []
    const other = first.get(value)
    first.set(value, other ?? file)
    if (other === undefined) return []
    return [
      {
        file,
        line: frontMatter.lineOf(key),
        what: `The ${key} is the same as that of ${other}.`,
        allowed: `a ${key} that no other page has, so that search results can be told apart`,
        fix: `Say what this page is about in its ${key}.`,
      },
    ]
  })
}

/** Tags and authors that `src/data` does not list. */
export function checkVocabulary(
  pages: readonly Page[],
  vocabulary: {tags: readonly string[]; authors: readonly string[]},
  brand: Brand,
): Problem[] {
  return pages
    .filter(({tree}) => tree.kind === 'blog')
    .flatMap(({file, frontMatter}) =>
      (['tags', 'authors'] as const).flatMap((key) => {
        const used = replaceBrandTokensDeep(frontMatter.values[key], brand)
        const unknown = Array.isArray(used) ? used.filter((entry) => !vocabulary[key].includes(String(entry))) : []
        return unknown.map((entry) => ({
          file,
          line: frontMatter.lineOf(key),
          what: `The post refers to the unknown ${key === 'tags' ? 'tag' : 'author'} "${String(entry)}".`,
          allowed: vocabulary[key].join(', '),
          fix: `${fixUnknown(String(entry), vocabulary[key])} New ones are added to src/data/${key}.ts.`,
        }))
      }),
    )
}

/**
 * Two pages that would be published at one path. Drafts are not published.
 * @param components files of pages that are components, by their path.
 */
export function checkDuplicateRoutes(pages: readonly Page[], components: ReadonlyMap<string, string>): Problem[] {
  const first = new Map(components)
  return pages.flatMap((page) => {
    if (page.frontMatter.values.draft === true) return []
    const route = pageRoute(page)
    const other = first.get(route)
    first.set(route, other ?? page.file)
    if (other === undefined) return []
    return [
      {
        file: page.file,
        line: page.frontMatter.lineOf('slug'),
        what: `The page would be published at ${route}, where ${other} is already.`,
        allowed:
          'one page per path. index, README, and a file with the name of its folder all have the path of the folder',
        fix: 'Rename one of the two files, or change its "slug" in the front matter.',
      },
    ]
  })
}

/** Paths that are hard to type, to read and to link. What comes before the writer's names, such as `/fr-CA/`, has capitals. */
export function checkAddress(page: Page, replaceTokens: (text: string) => string): Problem[] {
  const route = replaceTokens(pageRoute(page))
  if (/^[a-z0-9._~/-]*$/.test(route.slice(page.tree.routeBase.length))) return []
  return [
    {
      file: page.file,
      line: 1,
      what: `The page would be published at ${encodeURI(route)}.`,
      allowed: 'lowercase letters, digits, and hyphens in the names of files and folders, such as my-notes.mdx',
      fix: 'Rename it, or give the page a "slug".',
    },
  ]
}

/** Tokens that stand for nothing, and the brand's name where a token should stand. */
export function checkBrand({file, source}: Page, brand: Brand): Problem[] {
  const unknown = unknownBrandTokens(source, brand).map(({token, line, column}) => ({
    file,
    line,
    column,
    what: `"${token}" isn't a token.`,
    allowed: allowedBrandTokens(brand).join(', '),
    fix: fixUnknown(token, allowedBrandTokens(brand)),
  }))
  // The slug may be a word that an example uses. The longest first, since an address holds the domain.
  const values = [...brandTokenValues(brand)]
    .filter(([token]) => token !== 'slug')
    .toSorted(([, a], [, b]) => b.length - a.length)
  const typed = source.split('\n').flatMap((text, index) => {
    const [token, value] = values.find(([, value]) => text.includes(value)) ?? []
    if (token === undefined || value === undefined) return []
    return [
      {
        file,
        line: index + 1,
        column: text.indexOf(value) + 1,
        what: `"${value}" is typed into the page.`,
        allowed: '${brand.name} and the other brand tokens, which the build replaces',
        fix: `Write \${brand.${token}}${token === 'name' ? ', or ${brand.slug} in paths' : ''}.`,
      },
    ]
  })
  return [...unknown, ...typed]
}

/** What can be seen in the page alone; of a post, that it has an excerpt and a date. */
export function checkStructure(page: Page): Problem[] {
  // Its phrases are English.
  const isStyled = page.tree.edition?.locale === undefined && !(page.tree.kind === 'blog' && isOlderPost(page.file))
  const style = isStyled ? page.body.style : []
  const problems: Problem[] = [...page.body.findings, ...style].map((finding) => ({file: page.file, ...finding}))
  if (page.tree.kind === 'blog') problems.push(...checkPost(page))
  return problems
}

/** Values of the offer, and names of its plans, that are typed into the page. */
export function checkPageOffer({file, source, body}: Page, values: OfferValues): Problem[] {
  const lines = source
    .split('\n')
    .map((text, index) => ({text, placeOf: (at: number) => ({line: index + 1, column: at + 1})}))
  return [...checkOffer(body.quantities, values), ...checkPlanNames(lines)].map((finding) => ({file, ...finding}))
}

/** The day on which the style check began. Posts that were published before keep their words. */
const STYLE_SINCE = '2026-11-27'

const isOlderPost = (file: string): boolean => path.posix.basename(file).slice(0, STYLE_SINCE.length) < STYLE_SINCE

function checkPost({file, source}: Page): Problem[] {
  const problems: Problem[] = []
  if (!/^\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.mdx$/.test(path.posix.basename(file))) {
    problems.push({
      file,
      what: "The post's file name has no date.",
      allowed: 'YYYY-MM-DD-slug.mdx',
      fix: 'Rename the file.',
    })
  }
  if (!/^\{\/\* truncate \*\/\}$/m.test(source)) {
    problems.push({
      file,
      line: 1,
      what: "The post doesn't mark the end of its excerpt.",
      allowed: 'a line {/* truncate */}',
      fix: 'Put {/* truncate */} on a separate line after the first one or two paragraphs.',
    })
  }
  return problems
}
