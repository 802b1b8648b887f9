import {existsSync} from 'node:fs'
import path from 'node:path'
import type {Nodes, Root} from 'mdast'
import {visit} from 'unist-util-visit'
import type {PageTree} from '../editions'

export type TranslatedLinksOptions = {
  /** Absolute path of the site's root. */
  root: string
  /** The trees of the language that is built. */
  translations: readonly PageTree[]
}

const FILE = /^(?![a-z]+:|[@/#])([^?#]+\.mdx?)(.*)$/i

/**
 * Leads relative links between translated pages and pages that are shown in the site's own language, as their writers mean them. The
 * framework looks for the file in one of the two folders only.
 */
export function translatedLinks({root, translations}: TranslatedLinksOptions) {
  return (tree: Root, {path: file}: {path: string}): void => {
    const own = path.relative(root, file).split(path.sep).join('/')
    const folders = translations
      .map(({dir, edition}) => [dir, ...(edition ? [edition.source] : [])])
      .find((dirs) => dirs.some((dir) => own.startsWith(`${dir}/`)))
    if (folders === undefined) return
    visit(tree, (node: Nodes) => {
      if (node.type !== 'link' && node.type !== 'definition') return
      const [, target = '', rest = ''] = FILE.exec(node.url) ?? []
      const linked = path.posix.join(path.posix.dirname(own), target)
      const folder = folders.find((dir) => linked.startsWith(`${dir}/`))
      if (target === '' || folder === undefined) return
      const editions = folders.map((dir) => path.posix.join(dir, path.posix.relative(folder, linked)))
      const shown = editions.find((edition) => existsSync(path.join(root, decodeURI(edition))))
      if (shown !== undefined && shown !== linked) node.url = `@site/${shown}${rest}`
    })
  }
}
