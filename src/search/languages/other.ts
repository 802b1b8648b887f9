/** For a language that has no file here: words are found as they are written, and by how they begin. */
export const stem = (word: string): string => word

export const joined = (text: string): string => text

export const asides = new Set<string>()
