const PLACE = /\{(\w+)\}/

/** A text of a catalog with its values: `{count} results` with `{count: 3}` is `3 results`. */
export const withValues = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text
    .split(PLACE)
    .map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? '')))
    .join('')
