/** A piece of a link between two layers. */
export type Piece = {
  /** The item that it leaves: pieces with one source share their first bend. */
  source: number
  /** The item that it enters. */
  target: number
  from: number
  to: number
}

type Group = {pieces: Piece[]; low: number; high: number}

const NEAR = 6
const OVERLAP = 100

const inside = (x: number, {low, high}: Group): boolean => x > low + 0.5 && x < high - 0.5

/** How bad it looks if `upper` bends above `lower`: crossings, and lines that run on top of each other. */
function cost(upper: Group, lower: Group): number {
  let total = 0
  for (const {from} of lower.pieces) if (inside(from, upper)) total += 1
  for (const {to} of upper.pieces) if (inside(to, lower)) total += 1
  for (const a of upper.pieces) {
    for (const b of lower.pieces) {
      if (a.target !== b.target && Math.abs(a.to - b.from) < NEAR) total += OVERLAP
    }
  }
  return total
}

/** Lines that only lead to one and the same item may run together: they arrive as one. */
function joined(a: Group, b: Group): boolean {
  const targets = new Set([...a.pieces, ...b.pieces].map(({target}) => target))
  return targets.size === 1
}

const meet = (a: Group, b: Group): boolean => a.low < b.high + NEAR && b.low < a.high + NEAR && !joined(a, b)

/**
 * Gives every bent piece the track in which it runs sideways, 0 at the top, so that lines with different ends never
 * lie on each other and cross as little as possible. Straight pieces need no track.
 */
export function assignTracks(pieces: readonly Piece[]): {trackOf: (piece: Piece) => number; count: number} {
  const bent = pieces.filter(({from, to}) => Math.abs(from - to) > 0.5)
  const groups: Group[] = []
  for (const piece of bent) {
    const known = groups.find((group) => group.pieces.some((other) => other.source === piece.source))
    const group = known ?? {pieces: [], low: Infinity, high: -Infinity}
    group.pieces.push(piece)
    group.low = Math.min(group.low, piece.from, piece.to)
    group.high = Math.max(group.high, piece.from, piece.to)
    if (!known) groups.push(group)
  }
  const ordered: Group[] = []
  for (const group of groups) {
    const costAt = (index: number): number =>
      ordered.reduce((total, other, place) => total + (place < index ? cost(other, group) : cost(group, other)), 0)
    const candidates = [...ordered.map((_, index) => index), ordered.length]
    const best = candidates.reduce((a, b) => (costAt(b) <= costAt(a) ? b : a))
    ordered.splice(best, 0, group)
  }
  const tracks = new Map<Piece, number>()
  const placed: {group: Group; track: number}[] = []
  for (const group of ordered) {
    const above = placed.filter(({group: other}) => meet(group, other)).map(({track}) => track + 1)
    const track = Math.max(0, ...above)
    placed.push({group, track})
    for (const piece of group.pieces) tracks.set(piece, track)
  }
  return {
    trackOf: (piece) => tracks.get(piece) ?? 0,
    count: placed.reduce((most, {track}) => Math.max(most, track + 1), 0),
  }
}
