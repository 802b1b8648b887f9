/** A text as one argument of a shell, in single quotes. It can contain anything but the character NUL. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
