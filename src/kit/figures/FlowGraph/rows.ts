import {most} from '../primitives/geometry'
import type {Arrangement} from './arrange'
import {assignTracks, type Piece} from './channel'
import {segmentsOf} from './layers'

const TRACK = 12
const BEFORE_TRACK = 14
/** Room for the head of an arrow and the bend before it. */
const AFTER_TRACK = 20
const STRAIGHT = 34
const TO_LABEL = 8
const FROM_LABEL = 22

/** Half of a stroke, so that it is not cut at the edge. */
export const EDGE = 1

/** The layers from top to bottom, with the tracks of the lines between them. */
export type Rows = {
  top: (layer: number) => number
  bottom: (layer: number) => number
  /** Where a line runs sideways between two layers. */
  trackY: (source: number, target: number) => number | undefined
}

/** Stacks the layers, with as much room between them as their lines need. */
export function stack({items, chains, layers, xs}: Arrangement): Rows {
  const pieces = new Map<string, Piece>()
  for (const [source, target] of segmentsOf(chains)) {
    pieces.set(`${source} ${target}`, {source, target, from: xs[source] ?? 0, to: xs[target] ?? 0})
  }
  const heights = layers.map((layer) => most(layer.map((item) => items[item]?.height ?? 0)))
  const isLabels = layers.map((layer) => !layer.some((item) => items[item]?.isNode))
  const channels = layers.slice(1).map((_, upper) => {
    const tracks = assignTracks([...pieces.values()].filter(({source}) => items[source]?.layer === upper))
    const [fromLabels, toLabels] = [isLabels[upper], isLabels[upper + 1]]
    const straight = toLabels ? TO_LABEL : fromLabels ? FROM_LABEL : STRAIGHT
    const before = fromLabels ? 10 : BEFORE_TRACK
    const bent = before + (tracks.count - 1) * TRACK + (toLabels ? 8 : AFTER_TRACK)
    return {...tracks, before, height: tracks.count === 0 ? straight : Math.max(straight, bent)}
  })
  const tops = layers.map((_, index) =>
    heights.slice(0, index).reduce((top, height, each) => top + height + (channels[each]?.height ?? 0), EDGE),
  )
  const bottom = (layer: number): number => (tops[layer] ?? 0) + (heights[layer] ?? 0)
  return {
    top: (layer) => tops[layer] ?? 0,
    bottom,
    trackY: (source, target) => {
      const piece = pieces.get(`${source} ${target}`)
      const layer = items[source]?.layer ?? 0
      const channel = channels[layer]
      if (!piece || !channel || piece.from === piece.to) return undefined
      return bottom(layer) + channel.before + channel.trackOf(piece) * TRACK
    },
  }
}
