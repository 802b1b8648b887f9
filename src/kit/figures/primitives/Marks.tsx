import type {ReactNode} from 'react'
import {Arrow} from '../primitives/Arrow'
import {Box} from '../primitives/Box'
import {Dot} from '../primitives/Dot'
import {Label} from '../primitives/Label'
import type {ChartLayout} from './marks'

/** A placed chart. */
export function Drawing({areas, lines, dots, labels}: ChartLayout): ReactNode {
  return (
    <>
      {areas.map((area, index) => (
        <Box key={index} {...area} />
      ))}
      {lines.map((line, index) => (
        <Arrow key={index} {...line} head="none" radius={0} />
      ))}
      {dots.map((dot, index) => (
        <Dot key={index} {...dot} />
      ))}
      {labels.map((label, index) => (
        <Label key={index} {...label} />
      ))}
    </>
  )
}
