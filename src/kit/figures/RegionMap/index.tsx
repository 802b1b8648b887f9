import type {ReactNode} from 'react'
import {Figure, type FigureText} from '../Figure'
import {Drawing} from './Drawing'
import {layoutMap, type Region} from './layout'
import {layoutMapNarrow} from './narrow'

export type {Region} from './layout'

export type RegionMapProps = FigureText & {
  /** The places to mark. Up to a dozen find room for their names. */
  regions: readonly Region[]
}

/** Where in the world something runs. */
export function RegionMap({regions, ...text}: RegionMapProps): ReactNode {
  const wide = layoutMap(text.title, regions)
  const narrow = layoutMapNarrow(text.title, regions)
  return (
    <Figure
      {...text}
      kind="RegionMap"
      wide={{size: wide, children: <Drawing {...wide} />}}
      narrow={{size: narrow, children: <Drawing {...narrow} />}}
    />
  )
}
