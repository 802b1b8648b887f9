export type Wish = {
  /** Where the centre would like to be. */
  readonly at: number
  /** Room needed before the centre. */
  readonly before: number
  /** Room needed after the centre. */
  readonly after: number
  /** How strongly it holds to its wish. Default 1. */
  readonly weight?: number
}

type Pool = {weight: number; mean: number; count: number}

/**
 * Places things on a line in the given order, without overlap and as near to where they wish to be as that allows
 * (least squares, by pooling adjacent violators). `gap` is kept between neighbours; `min` and `max` bound the whole.
 */
export function spread(
  wishes: readonly Wish[],
  {gap = 0, min = -Infinity, max = Infinity}: {gap?: number; min?: number; max?: number} = {},
): number[] {
  const offsets: number[] = []
  wishes.forEach((wish, index) => {
    const previous = wishes[index - 1]
    offsets.push((offsets.at(-1) ?? 0) + (previous ? previous.after + gap + wish.before : 0))
  })
  const pools: Pool[] = []
  wishes.forEach((wish, index) => {
    let pool: Pool = {weight: wish.weight ?? 1, mean: wish.at - (offsets[index] ?? 0), count: 1}
    for (let last = pools.at(-1); last && last.mean > pool.mean; last = pools.at(-1)) {
      const weight = last.weight + pool.weight
      pool = {
        weight,
        mean: (last.mean * last.weight + pool.mean * pool.weight) / weight,
        count: last.count + pool.count,
      }
      pools.pop()
    }
    pools.push(pool)
  })
  const first = wishes[0]
  const last = wishes.at(-1)
  const lowest = first ? min + first.before : min
  const highest = last ? max - last.after - (offsets.at(-1) ?? 0) : max
  const bases = pools.flatMap(({mean, count}) => Array.from({length: count}, () => mean))
  return bases.map((base, index) => Math.max(Math.min(base, highest), lowest) + (offsets[index] ?? 0))
}
