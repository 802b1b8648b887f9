/**
 * A copy of a text. What is cut out of a text keeps all of it in memory: of thousands of pages of which a title or a
 * class is remembered, the whole site.
 */
export const detachString = (text: string): string => Buffer.from(text).toString()
