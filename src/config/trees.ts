import {existsSync} from 'node:fs'
import {globSync} from 'tinyglobby'
import {contentTrees, type ContentTree} from '../data/contentTrees'
import {locale} from '../lib/locale'
import {editionsOf, type PageTree} from '../markdown/editions'

const hasPages = ({dir}: ContentTree): boolean => dir === 'api' || globSync(`${dir}/**/*.mdx`).length > 0

/** The trees that have pages. The site is complete without the others. */
export const trees: readonly ContentTree[] = contentTrees.filter(hasPages)

export const hasTree = (dir: ContentTree['dir']): boolean => trees.some((tree) => tree.dir === dir)

/** The trees with their earlier versions and translations. */
export const editions: readonly PageTree[] = trees.flatMap((tree) => editionsOf(process.cwd(), {...tree, id: tree.dir}))

/** The translations that a build of this language shows. @param all trees and their editions. */
export const translationsIn = (all: readonly PageTree[]): PageTree[] =>
  all.filter(({edition}) => edition?.locale === locale())

/** Whether the documentation has a page. @param path with both slashes, such as `/docs/service/changelog/`. */
export const hasDoc = (path: string): boolean => existsSync(`${path.slice(1, -1)}.mdx`)
