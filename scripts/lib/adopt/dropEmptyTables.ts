const EMPTY_TABLE = String.raw`\|[^\n]*\|\n\|[ :|-]+\|\n`

/** A heading with nothing but a table below it. */
const SECTION = new RegExp(String.raw`^#{2,6} [^\n]*\n\n${EMPTY_TABLE}\n*(?=#|$(?![^]))`, 'gm')

const TABLE = new RegExp(String.raw`^${EMPTY_TABLE}(?!\|)\n?`, 'gm')

/** Removes tables that have no rows any more, and headings that had nothing else. @param text Markdown. */
export const dropEmptyTables = (text: string): string => text.replaceAll(SECTION, '').replaceAll(TABLE, '')
