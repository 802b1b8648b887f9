// Every Markdown file exports the headings that it has; the framework's declaration of such files names their component alone.
declare module '*.mdx' {
  export const toc: readonly import('@docusaurus/mdx-loader').TOCItem[]
}
