// Every Markdown file exports the headings that it has; the framework's declaration of such files names their component alone.
declare module '*.mdx' {
  import type {TOCItem} from '@docusaurus/mdx-loader'

  export const toc: readonly TOCItem[]
}
