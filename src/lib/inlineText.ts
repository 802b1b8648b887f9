/** A piece of a text from data: words, code, or the label of something on a screen. */
export type InlinePart = {kind: 'text' | 'code' | 'label'; text: string}

/** The pieces of a text in which backticks mark code and two asterisks mark a label, as in Markdown. */
export function inlineParts(text: string): InlinePart[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter((piece) => piece !== '')
    .map((piece): InlinePart => {
      if (piece.startsWith('`')) return {kind: 'code', text: piece.slice(1, -1)}
      if (piece.startsWith('**')) return {kind: 'label', text: piece.slice(2, -2)}
      return {kind: 'text', text: piece}
    })
}

/** The text without its marks. */
export const plainText = (text: string): string =>
  inlineParts(text)
    .map((part) => part.text)
    .join('')
