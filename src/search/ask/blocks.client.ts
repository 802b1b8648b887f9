/** What stands between the blocks of a text: an empty line, or the beginning or end of a code block. */
const SEPARATOR = /```\w*\n?|\n{2,}/
/** One that is whole: what comes next can't belong to it any more. A run of newlines is looked at once, not from each of them. */
const WHOLE_SEPARATOR = /```\w*(?:\n|(?=[^\w\n]))|(?<!\n)\n{2,}(?=[^\n])/

const trimmed = (blocks: readonly string[]): string[] => blocks.map((block) => block.trim()).filter(Boolean)

/** The blocks of a whole text: paragraphs, lists and code. */
export const blocksOf = (text: string): string[] => trimmed(text.split(SEPARATOR))

/** Takes a text in pieces. Each block is given once it is whole, so that it is read once however many pieces the text has. */
export function blockReader() {
  let open = ''
  return {
    /** @returns the blocks that are whole now. */
    add(piece: string): string[] {
      const blocks = (open + piece).split(WHOLE_SEPARATOR)
      open = blocks.pop() ?? ''
      return trimmed(blocks)
    },
    /** The blocks of what is not whole yet: one, or two where the text ends in a separator. */
    rest: (): string[] => blocksOf(open),
  }
}
