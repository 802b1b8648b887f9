import type {Problem} from '../../../lib/problem'

/**
 * A line that is meant to open a block of code and does not: what stands behind ``` may hold no backtick. Everything
 * below such a line would be read as another text than the writer means, so it is looked for before the page is read.
 */
export function brokenFence(source: string): Problem | undefined {
  let open: string | undefined
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
        what: 'A backtick behind the fence: the line opens no block of code.',
        allowed: 'words without backticks behind ```; says="…" is compared with the text of the page, without its marks',
        fix: 'Leave the backticks out, or open and close the block with ~~~.',
      }
    }
    open = mark
  }
  return undefined
}
