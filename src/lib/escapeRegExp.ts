/** A text as a part of an expression that finds it literally. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
