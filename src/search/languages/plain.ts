/** Without accents, and with one form for what looks alike: `Zürich` is `Zurich`. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')
