import {joinBlocks, relax, type Blocks} from './blocks'
import type {Item} from './layers'

type Segment = readonly [upper: number, lower: number]

/** An offset that looks like a mistake: such lines are made straight where the order allows. */
const SMALL = 28

/** Horizontal places of all items: in order, without overlap, near to what they are joined with, lines straight. */
export function placeItems(
  items: readonly Item[],
  layers: readonly (readonly number[])[],
  segments: readonly Segment[],
  spines: readonly Segment[],
): number[] {
  const outs = (item: number): number => segments.filter(([upper]) => upper === item).length
  const ins = (item: number): number => segments.filter(([, lower]) => lower === item).length
  const distance = (left: number, right: number): number => (items[left]?.right ?? 0) + (items[right]?.left ?? 0)
  const lines = (segment: Segment): number => segment.filter((item) => !items[item]?.isNode).length
  const single = ([upper, lower]: Segment): boolean => outs(upper) === 1 && ins(lower) === 1

  const surely = segments.filter(single).sort((a, b) => lines(b) - lines(a))
  let blocks: Blocks = joinBlocks(
    items.map((_, item) => item),
    layers,
    [...surely, ...spines],
  )
  let xs = relax(blocks, layers, segments, distance)
  const offset = ([upper, lower]: Segment): number => Math.abs((xs[upper] ?? 0) - (xs[lower] ?? 0))
  // Again with what came out almost straight: each round may bring others near to it.
  for (let round = 0; round < 3; round += 1) {
    const nearly = segments.filter((segment) => offset(segment) < SMALL).sort((a, b) => offset(a) - offset(b))
    blocks = joinBlocks(blocks, layers, nearly)
    xs = relax(blocks, layers, segments, distance)
  }
  return xs
}
