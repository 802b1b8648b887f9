import type {ReactNode} from 'react'
import {Arrow} from './Arrow'
import {Box} from './Box'
import {Dot} from './Dot'
import {Label} from './Label'
import type {MarkLayout} from './marks'

/** Placed areas, lines, dots, and texts. */
export function Marks({areas, lines, dots, labels}: MarkLayout): ReactNode {
  return (
    <>
      {areas.map((area, index) => (
        <Box key={index} {...area} />
      ))}
      {lines.map((line, index) => (
        <Arrow key={index} head="none" radius={0} {...line} />
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
