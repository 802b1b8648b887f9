import type {Problem} from '../../lib/problem'

/**
 * A line that is meant to open a block of code and does not, since what stands behind ``` may hold no backtick, or a block
 * that is never closed. Everything below would be read as another text than the writer means, so that both are looked for
 * before the page is read.
 */
export function brokenFence(source: string): Problem | undefined {
  let open: string | undefined
  let openedAt = 0
  for (const [index, line] of source.split('\n').entries()) {
    const [, mark = '', behind = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (mark === '') continue
    if (open !== undefined) {
      if (mark.startsWith(open) && behind.trim() === '') open = undefined
      continue
    }
    // A run of as many backticks on the same line: code in a sentence.
    if (mark.startsWith('`') && behind.includes('`')) {
      if (behind.includes(mark)) continue
      return {
        line: index + 1,
        column: line.indexOf(mark) + 1,
        what: "The text after the fence has a backtick, so the line doesn't open a code block.",
        allowed: 'words without backticks after ```. says="…" is compared with the plain text of the page',
        fix: 'Remove the backticks, or open and close the block with ~~~.',
      }
    }
    open = mark
    openedAt = index + 1
  }
  if (open === undefined) return undefined
  return {
    line: openedAt,
    column: 1,
    what: 'The code block is never closed.',
    allowed: 'a line with as many backticks as the one that opens it, and nothing else',
    fix: `Write ${open} on a separate line after the code.`,
  }
}
