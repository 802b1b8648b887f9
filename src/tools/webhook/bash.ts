/** A text as one argument of bash, in single quotes. It can contain anything but the character NUL. */
export const quotedForBash = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
