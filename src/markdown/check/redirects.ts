import type {Redirect} from '../../data/redirects'
import type {Problem} from '../../lib/problem'
import {fixUnknown} from './frontMatter'
import type {Page} from './page'
import {pageRoute} from './pageRoute'

/** A redirect and where it is written. */
type Written = Redirect & Pick<Problem, 'file' | 'line'>

/** The site's redirects: those of the pages and those of `src/data/redirects.ts`. */
export function allRedirects(
  pages: readonly Page[],
  listed: readonly Redirect[],
  replaceTokens: (text: string) => string,
): Written[] {
  const moved = pages.flatMap((page) => {
    const {moved_from: from} = page.frontMatter.values
    const to = replaceTokens(pageRoute(page))
    const paths = Array.isArray(from) ? from.filter((each) => typeof each === 'string') : []
    return paths.map((each) => ({
      from: replaceTokens(each),
      to,
      file: page.file,
      line: page.frontMatter.lineOf('moved_from'),
    }))
  })
  return [...moved, ...listed.map((redirect) => ({...redirect, file: 'src/data/redirects.ts'}))]
}

/** Redirects from an address at which there is a page, from one that leads elsewhere already, and to none. */
export function checkRedirects(redirects: readonly Written[], isRoute: ReadonlyMap<string, unknown>): Problem[] {
  const first = new Map<string, Written>()
  return redirects.flatMap(({from, to, file, line}): Problem[] => {
    const place = {file, ...(line === undefined ? {} : {line})}
    const other = first.get(from)
    first.set(from, other ?? {from, to, file, line})
    if (isRoute.has(from))
      return [
        {
          ...place,
          what: `A page already exists at ${from}, so it can't be a redirect.`,
          allowed: 'addresses without a page',
          fix: 'Remove the redirect, or move the page.',
        },
      ]
    if (other !== undefined)
      return [
        {
          ...place,
          what: `${from} redirects to ${to} here, but to ${other.to} in ${other.file ?? ''}.`,
          allowed: 'one redirect from each address',
          fix: 'Remove one of the two.',
        },
      ]
    if (isRoute.has(to)) return []
    return [
      {
        ...place,
        what: `The redirect from ${from} leads to ${to}, which isn't a page.`,
        allowed: 'the path of a page, with a slash at the start and end',
        fix: fixUnknown(to, [...isRoute.keys()]),
      },
    ]
  })
}
