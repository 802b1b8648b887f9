import {existsSync} from 'node:fs'
import {globSync} from 'tinyglobby'
import {contentTrees, type ContentTree} from '../data/contentTrees'
import {locale} from '../lib/locale'
import {editionsOf, localesIn, type PageTree} from '../markdown/editions'
import type {TranslatedFolder} from '../publish/translations'

const hasPages = ({dir}: ContentTree): boolean => dir === 'api' || globSync(`${dir}/**/*.mdx`).length > 0

/** The trees that have pages. The site is complete without the others. */
export const trees: readonly ContentTree[] = contentTrees.filter(hasPages)

export const hasTree = (dir: ContentTree['dir']): boolean => trees.some((tree) => tree.dir === dir)

/** The trees with their earlier versions and translations. */
export const editions: readonly PageTree[] = trees.flatMap((tree) => editionsOf(process.cwd(), {...tree, id: tree.dir}))

/** The translations that a build of this language shows. @param all trees and their editions. */
export const translationsIn = (all: readonly PageTree[]): PageTree[] =>
  all.filter(({edition}) => edition?.locale === locale())

/**
 * Where the translations of pages are, those of React among them.
 * @param all trees and their editions. @param pages folder of the pages of React, relative to the site's root.
 */
export function translatedFoldersOf(all: readonly PageTree[], pages: string): TranslatedFolder[] {
  const folders = all.flatMap(({dir, edition}) =>
    edition?.locale === undefined ? [] : [{locale: edition.locale, dir, source: edition.source}],
  )
  return [
    ...folders,
    ...localesIn(process.cwd()).map((each) => ({
      locale: each,
      dir: `i18n/${each}/docusaurus-plugin-content-pages`,
      source: pages,
    })),
  ]
}

/** Those of this site. */
export const translatedFolders = translatedFoldersOf(editions, 'src/pages')

/** Whether the documentation has a page. @param path with both slashes, such as `/docs/service/changelog/`. */
export const hasDoc = (path: string): boolean =>
  ['.mdx', '/index.mdx'].some((end) => existsSync(`${path.slice(1, -1)}${end}`))
