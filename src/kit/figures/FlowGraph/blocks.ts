type Segment = readonly [upper: number, lower: number]
type Layering = readonly (readonly number[])[]

/** Items that stand on one vertical, by the number of their block. */
export type Blocks = readonly number[]

/** What must stand left of what: neighbours in a layer, as pairs of blocks. */
const pairsOf = (layers: Layering, blocks: Blocks): [number, number][] =>
  layers.flatMap((layer) =>
    layer.slice(1).map((item, index): [number, number] => [blocks[layer[index] ?? item] ?? 0, blocks[item] ?? 0]),
  )

/** Whether the blocks can be put from left to right at all: lines that cross cannot both be straight. */
function canStand(layers: Layering, blocks: Blocks): boolean {
  let pairs = pairsOf(layers, blocks)
  let open = new Set(blocks)
  for (;;) {
    const held = new Set(pairs.map(([, right]) => right))
    const free = [...open].filter((block) => !held.has(block))
    if (free.length === 0) return open.size === 0
    open = new Set([...open].filter((block) => held.has(block)))
    pairs = pairs.filter(([left]) => open.has(left))
  }
}

/** Joins the ends of each segment into one block, in the order given, wherever that leaves an arrangement. */
export function joinBlocks(blocks: Blocks, layers: Layering, segments: readonly Segment[]): Blocks {
  return segments.reduce<Blocks>((current, [upper, lower]) => {
    const [keep, drop] = [current[upper] ?? upper, current[lower] ?? lower]
    if (keep === drop) return current
    const joined = current.map((block) => (block === drop ? keep : block))
    return canStand(layers, joined) ? joined : current
  }, blocks)
}

type Limit = {left: number; right: number; distance: number}

const ROUNDS = 80
const PASSES = 4

/**
 * Places for all blocks: each is drawn to what it is joined with, and neighbours push each other apart as far as they
 * must. Forces first, then limits, round after round, as in position-based dynamics; the last pass makes it exact.
 */
export function relax(
  blocks: Blocks,
  layers: Layering,
  segments: readonly Segment[],
  distance: (left: number, right: number) => number,
): number[] {
  const count = blocks.length
  const limits: Limit[] = layers.flatMap((layer) =>
    layer.slice(1).map((item, index) => {
      const before = layer[index] ?? item
      return {left: blocks[before] ?? 0, right: blocks[item] ?? 0, distance: distance(before, item)}
    }),
  )
  const mass = Array.from({length: count}, (_, block) => blocks.filter((each) => each === block).length)
  const springs = segments
    .map(([upper, lower]): [number, number] => [blocks[upper] ?? 0, blocks[lower] ?? 0])
    .filter(([a, b]) => a !== b)
  const near = mass.map((_, block) => springs.flatMap(([a, b]) => (a === block ? [b] : b === block ? [a] : [])))
  let xs = packed(count, limits)
  const x = (block: number): number => xs[block] ?? 0
  for (let round = 0; round < ROUNDS; round += 1) {
    xs = xs.map((own, block) => {
      const others = near[block] ?? []
      return others.length === 0
        ? own
        : (own + others.reduce((total, other) => total + x(other), 0) / others.length) / 2
    })
    for (let pass = 0; pass < PASSES; pass += 1) {
      for (const {left, right, distance: wanted} of limits) {
        const missing = wanted - (x(right) - x(left))
        if (missing <= 0) continue
        const share = (mass[right] ?? 1) / ((mass[left] ?? 1) + (mass[right] ?? 1))
        xs[left] = x(left) - missing * share
        xs[right] = x(right) + missing * (1 - share)
      }
    }
  }
  const exact = packed(count, limits, xs)
  return blocks.map((block) => exact[block] ?? 0)
}

/** The leftmost places that keep all limits, none left of where it was. */
function packed(count: number, limits: readonly Limit[], start?: readonly number[]): number[] {
  const xs = Array.from({length: count}, (_, block) => start?.[block] ?? 0)
  for (let changed = true; changed;) {
    changed = false
    for (const {left, right, distance} of limits) {
      const least = (xs[left] ?? 0) + distance
      if ((xs[right] ?? 0) >= least - 1e-6) continue
      xs[right] = least
      changed = true
    }
  }
  return xs
}
