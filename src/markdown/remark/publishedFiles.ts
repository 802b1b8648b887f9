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

/**
 * Links to files that the build writes, such as `/openapi.yaml`. The framework takes each path for that of a page and would
 * stop at them, so that they become the browser's own `<a>`.
 */
export function publishedFiles({files}: {files: readonly string[]}) {
  return (tree: Root): void => {
    visit(tree, 'link', (node, index, parent) => {
      const path = node.url.replace(/^pathname:\/\//, '').replace(/[?#].*$/, '')
      if (parent === undefined || index === undefined || !files.includes(path)) return
      const element: PhrasingContent = {
        type: 'mdxJsxTextElement',
        name: 'a',
        attributes: attributesOf({href: node.url.replace(/^pathname:\/\//, ''), title: node.title ?? undefined}),
        children: node.children,
        // As if a writer had typed it: otherwise MDX puts the framework's link in its place.
        data: {_mdxExplicitJsx: true},
      }
      parent.children[index] = element
    })
  }
}
