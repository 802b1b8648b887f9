import {buildLayers, segmentsOf, spinesOf, type Layers} from './layers'
import type {Link} from './model'
import type {SizedNode} from './nodes'
import {orderLayers} from './order'
import {placeItems} from './position'

export type Side = 'left' | 'right'

/** A link that leads back up outside of all layers. */
export type Loop = {link: Link; side: Side}

export type Arrangement = Layers & {loops: readonly Loop[]; xs: readonly number[]}

/** The side on which both ends of a link stand outermost, so that it can pass outside without crossing anything. */
function freeSide({from, to}: Link, layers: Layers['layers']): Side | undefined {
  const outermost = (index: number): boolean =>
    [from, to].every((node) => layers.some((layer) => layer.at(index) === node))
  if (outermost(-1)) return 'right'
  return outermost(0) ? 'left' : undefined
}

/**
 * Puts nodes and links in layers, in order and in place. Links that lead back pass outside where they can; the others
 * are laid out as if they led down.
 */
export function arrange(nodes: readonly SizedNode[], links: readonly Link[]): Arrangement {
  let outside = links.filter(({back}) => back)
  for (;;) {
    const built = buildLayers(
      nodes,
      links.filter((link) => !outside.includes(link)),
    )
    const segments = segmentsOf(built.chains)
    const layers = orderLayers(built.layers, segments)
    const loops = outside.flatMap((link): Loop[] => {
      const side = freeSide(link, layers)
      return side ? [{link, side}] : []
    })
    if (loops.length === outside.length) {
      return {...built, layers, loops, xs: placeItems(built.items, layers, segments, spinesOf(built.chains))}
    }
    outside = loops.map(({link}) => link)
  }
}
