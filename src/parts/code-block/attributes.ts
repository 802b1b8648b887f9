/** Names that a block of code shares with `code.client.ts` and the stylesheets. */
export enum CodeBlockAttribute {
  /** On the block: the language that it shows in its corner. */
  language = 'data-language',
  /** On the block: it has lines that don't fit. */
  overflows = 'data-overflows',
  /** On the block: its lines are wrapped. */
  wrapped = 'data-wrapped',
  /** On the copy button: the code was copied a moment ago. */
  copied = 'data-copied',
}
