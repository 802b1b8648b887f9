import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type {ContentTree} from '../data/contentTrees'

/** A folder of pages: what writers edit, or another edition of it, which is an earlier version, a translation, or both. */
export type PageTree = Omit<ContentTree, 'dir'> & {
  /** Folder, relative to the site's root. */
  dir: string
  /** Missing for what writers edit in the site's own language. */
  edition?: {
    /** Such as `de`; undefined for the site's own language. */
    locale: string | undefined
    /** Such as `1.0`; undefined for the latest. */
    version: string | undefined
    /** The folder with the same pages in the site's own language. A translation has no page that this one lacks. */
    source: string
  }
}

/** What of a tree decides where its editions are. @param dir of a tree of the site, or of one that a test puts in its place. */
type Source = Omit<ContentTree, 'dir'> & {dir: string; id: ContentTree['dir']}

const namesSchema = z.array(z.string())

/** What the framework calls the folders of a tree of documents, of which that of `docs` is the first. */
const prefixed = (id: string, name: string): string => (id === 'docs' ? name : `${id}_${name}`)

const translationsOf = ({id, kind}: Source): string =>
  kind === 'blog' ? 'docusaurus-plugin-content-blog' : `docusaurus-plugin-content-docs${id === 'docs' ? '' : `-${id}`}`

/** The tree and its earlier versions, each with the folder in which its translations are. */
function versionsOf(siteDir: string, tree: Source): {version: string; own: PageTree}[] {
  const {dir, routeBase, kind} = tree
  const list = path.join(siteDir, prefixed(tree.id, 'versions.json'))
  const names = existsSync(list) ? namesSchema.parse(JSON.parse(readFileSync(list, 'utf8'))) : []
  const below = (part: string): string => (part === '' ? routeBase : `${routeBase}${part}/`)
  return [
    {version: kind === 'blog' ? '' : 'current', own: {dir, kind, routeBase: below(names.length > 0 ? 'next' : '')}},
    ...names.map((name, at) => {
      const folder = `${prefixed(tree.id, 'versioned_docs')}/version-${name}`
      const own = {
        dir: folder,
        kind,
        routeBase: below(at === 0 ? '' : name),
        edition: {locale: undefined, version: name, source: folder},
      }
      return {version: `version-${name}`, own}
    }),
  ]
}

/** Languages that have translated files. @param siteDir absolute path of the site's root. */
export const localesIn = (siteDir: string): string[] =>
  existsSync(path.join(siteDir, 'i18n'))
    ? readdirSync(path.join(siteDir, 'i18n'), {withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map(({name}) => name)
        .sort()
    : []

/**
 * All editions of a tree that exist, the tree itself first.
 * @param siteDir absolute path of the site's root.
 */
export function editionsOf(siteDir: string, tree: Source): PageTree[] {
  const versions = versionsOf(siteDir, tree)
  const translations = localesIn(siteDir).flatMap((locale) =>
    versions.map(({version, own}): PageTree => ({
      dir: path.posix.join('i18n', locale, translationsOf(tree), version),
      kind: own.kind,
      routeBase: `/${locale}${own.routeBase}`,
      edition: {locale, version: own.edition?.version, source: own.dir},
    })),
  )
  return [...versions.map(({own}) => own), ...translations.filter(({dir}) => existsSync(path.join(siteDir, dir)))]
}
