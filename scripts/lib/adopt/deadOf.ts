import {pageOf, type Dead} from './deadLinks'
import type {Part} from './parts'

/** What leads nowhere without these parts. */
export function deadOf(parts: readonly Part[]): Dead {
  const partOf = (link: string): Part | undefined =>
    parts.find(({addresses = [], files = []}) => {
      const paths = [...addresses, ...files.map((file) => `/${file.replace(/\*+$/, '')}`)]
      return paths.some((path) => leadsTo(link, path))
    })
  const entries: Record<string, string[]> = {}
  for (const part of parts)
    for (const [file, names] of Object.entries(part.entries ?? {})) (entries[file] ??= []).push(...names)
  return {
    isDead: (link) => partOf(link) !== undefined,
    insteadOf: (link) => partOf(link)?.instead,
    links: parts.flatMap((part) => part.links ?? []),
    entries,
  }
}

/** Whether a link leads to a page or below it, or to exactly the place of a page that the path names. */
function leadsTo(link: string, path: string): boolean {
  if (path.includes('#')) return link.replace(/\?[^#]*/, '') === path
  return path.endsWith('/') ? pageOf(link).startsWith(path) : pageOf(link) === path
}
