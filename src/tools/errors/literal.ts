/** Where in a text the pieces of a message begin and end; undefined if they aren't there. */
export type Found = {from: number; to: number}

/** Most characters between two pieces: a variable part is a name, a list, or an address, and no other message. */
const MOST_BETWEEN = 600

/** How many places of the first piece are tried. */
const MOST_STARTS = 20

/**
 * Finds a message whose variable parts match anything.
 * @param text normalized, in small letters, with a space at both ends.
 * @param pieces the words between the variable parts, normalized the same way, each with a space at both ends.
 */
export function findPieces(text: string, pieces: readonly string[]): Found | undefined {
  const [first, ...others] = pieces
  if (first === undefined) return undefined
  let from = text.indexOf(first)
  for (let start = 0; from >= 0 && start < MOST_STARTS; start += 1) {
    const to = endOf(text, from + first.length - 1, others)
    if (to !== undefined) return {from, to}
    from = text.indexOf(first, from + 1)
  }
  return undefined
}

function endOf(text: string, start: number, pieces: readonly string[]): number | undefined {
  let end = start
  for (const piece of pieces) {
    // Only as far as a piece can be, so that a long text isn't read again for each start.
    const at = text.slice(end, end + MOST_BETWEEN + piece.length).indexOf(piece)
    if (at < 0) return undefined
    end += at + piece.length - 1
  }
  return end
}
