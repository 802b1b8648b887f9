type Segment = readonly [upper: number, lower: number]
type Layering = readonly (readonly number[])[]

const SWEEPS = 12

/** How many pairs of segments cross, given the order in the layers. */
export function crossings(layers: Layering, segments: readonly Segment[]): number {
  const place = places(layers)
  const layerOf = new Map(layers.flatMap((layer, index) => layer.map((item): [number, number] => [item, index])))
  let count = 0
  segments.forEach(([a, b], index) => {
    for (const [c, d] of segments.slice(index + 1)) {
      if (layerOf.get(a) !== layerOf.get(c)) continue
      if (((place.get(a) ?? 0) - (place.get(c) ?? 0)) * ((place.get(b) ?? 0) - (place.get(d) ?? 0)) < 0) count += 1
    }
  })
  return count
}

const places = (layers: Layering): Map<number, number> =>
  new Map(layers.flatMap((layer) => layer.map((item, index): [number, number] => [item, index])))

/** Sorts one layer by the mean place of each item's neighbours in the layer that is already in order. */
function sortLayer(
  layer: readonly number[],
  neighbours: (item: number) => number[],
  place: ReadonlyMap<number, number>,
): number[] {
  const key = new Map(
    layer.map((item, index): [number, number] => {
      const near = neighbours(item).map((each) => place.get(each) ?? 0)
      return [item, near.length > 0 ? near.reduce((a, b) => a + b, 0) / near.length : index]
    }),
  )
  return [...layer].sort((a, b) => (key.get(a) ?? 0) - (key.get(b) ?? 0))
}

/** Orders the items within their layers for few crossings, by barycentres, sweeping down and up. */
export function orderLayers(layers: Layering, segments: readonly Segment[]): Layering {
  const above = (item: number): number[] => segments.filter(([, lower]) => lower === item).map(([upper]) => upper)
  const below = (item: number): number[] => segments.filter(([upper]) => upper === item).map(([, lower]) => lower)
  let best = layers
  let fewest = crossings(layers, segments)
  let current = layers
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep += 1) {
    const down = sweep % 2 === 0
    const next = [...current]
    const indices = next.map((_, index) => index)
    for (const index of down ? indices : indices.reverse()) {
      next[index] = sortLayer(next[index] ?? [], down ? above : below, places(next))
    }
    current = next
    const count = crossings(current, segments)
    if (count < fewest) [best, fewest] = [current, count]
  }
  return best
}
