/** No language is highlighted in the browser: src/markdown/remark/highlightCode does that while the site is built. */
export default function prismIncludeLanguages(): void {
  // Upstream loads the grammars that the configuration names.
}
