import type {PhrasingContent, Root} from 'mdast'
import {visit} from 'unist-util-visit'
import {attributesOf} from './element'

declare module 'mdast-util-mdx-jsx' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface MdxJsxTextElementData {
    /** Read by MDX: the element stays what it is called, and no component takes its place. */
    _mdxExplicitJsx?: true
  }
}

export type PublishedFilesOptions = {
  /** Their paths, as writers link to them. */
  files: readonly string[]
  /** Path of the site on its host, with slashes at both ends. */
  basePath: string
}

/**
 * Links to files that the build writes, such as `/openapi.yaml`. The framework takes each path for that of a page and would
 * stop at them, so that they become the browser's own `<a>`.
 */
export function publishedFiles({files, basePath}: PublishedFilesOptions) {
  return (tree: Root): void => {
    visit(tree, 'link', (node, index, parent) => {
      const path = node.url.replace(/^pathname:\/\//, '').replace(/[?#].*$/, '')
      if (parent === undefined || index === undefined || !files.includes(path)) return
      const element: PhrasingContent = {
        type: 'mdxJsxTextElement',
        name: 'a',
        attributes: attributesOf({
          href: basePath + node.url.replace(/^pathname:\/\//, '').slice(1),
          title: node.title ?? undefined,
        }),
        children: node.children,
        // As if a writer had typed it: otherwise MDX puts the framework's link in its place.
        data: {_mdxExplicitJsx: true},
      }
      parent.children[index] = element
    })
  }
}
