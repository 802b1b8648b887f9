import {pageOf, type Dead} from './deadLinks'
import type {Part} from './parts'

/** What leads nowhere without these parts. */
export function deadOf(parts: readonly Part[]): Dead {
  const partOf = (link: string): Part | undefined =>
    parts.find(({addresses = [], files = [], except = [], kept = []}) => {
      const page = addressOf(pageOf(link))
      if (except.includes(page) || kept.some((path) => page.startsWith(path))) return false
      const paths = [...addresses, ...files.map((file) => `/${file.replace(/\*+$/, '')}`)]
      return paths.some((path) => leadsTo(link, path))
    })
  /** The page that is there in the place of a part can be of a part that is gone, too. */
  const insteadOf = (link: string): string | undefined => {
    const instead = partOf(link)?.instead
    return instead !== undefined && partOf(instead) !== undefined ? insteadOf(instead) : instead
  }
  const entries: Record<string, string[]> = {}
  for (const part of parts)
    for (const [file, names] of Object.entries(part.entries ?? {})) (entries[file] ??= []).push(...names)
  return {
    isDead: (link) => partOf(link) !== undefined,
    insteadOf,
    links: new Map(parts.flatMap(({links = [], instead}) => links.map((field) => [field, instead] as const))),
    flags: parts.flatMap(({flag}) => flag ?? []),
    entries,
  }
}

/** The address of a page that is linked by its file: `/docs/sso/` for `/docs/sso/index.mdx`. */
const addressOf = (page: string): string => page.replace(/(?:(?<=\/)index)?\.mdx$/, '/').replace(/\/\/$/, '/')

/** Whether a link leads to a page or below it, or to exactly the place of a page that the path names. */
function leadsTo(link: string, path: string): boolean {
  if (path.includes('#')) return link.replace(/\?[^#]*/, '') === path
  return path.endsWith('/') ? pageOf(link).startsWith(path) : pageOf(link) === path
}
