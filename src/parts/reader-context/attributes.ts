/** Names that pages with example values share with `src/parts/reader-context`. `src/markdown/remark` writes the first, too. */
export enum ReaderContextAttribute {
  /** On an example value: its `ContextKind`. */
  kind = 'data-context',
  /** On what the reader's values have replaced: the text or the address that the page came with. */
  example = 'data-example',
}
