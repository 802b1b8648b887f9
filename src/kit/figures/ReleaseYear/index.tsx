import type {ReactNode} from 'react'
import {Figure, type FigureText} from '../Figure'
import {Arrow} from '../primitives/Arrow'
import {round} from '../primitives/geometry'
import {Label} from '../primitives/Label'
import {layoutYear, NARROW, WIDE, type ReleaseRow, type YearLayout} from './layout'
import styles from './styles.module.css'

export type ReleaseYearProps = FigureText & {
  /** From the top down. Releases outside the year are left out. */
  rows: readonly ReleaseRow[]
  /** The last day of the year, `YYYY-MM-DD`. */
  until: string
}

function Drawing({rows, ticks, axis}: YearLayout): ReactNode {
  return (
    <>
      <Arrow points={axis} head="none" tone="guide" />
      {ticks.map(({x, label}) => (
        <Label key={x} block={label} x={x} y={(axis[0]?.y ?? 0) + 4} tone="muted" />
      ))}
      {rows.map(({label, y, line, dots}) => (
        <g key={y}>
          <Label block={label} x={0} y={y - label.height / 2} />
          <Arrow points={line} head="none" tone="guide" />
          {dots.map(({x, isFirst}) => (
            <circle key={x} className={styles.dot} cx={round(x)} cy={y} r={isFirst ? 7 : 4} />
          ))}
        </g>
      ))}
    </>
  )
}

/** How often there was a release, in the twelve months up to a day. */
export function ReleaseYear({rows, until, ...text}: ReleaseYearProps): ReactNode {
  const wide = layoutYear(text.title, rows, until, WIDE)
  const narrow = layoutYear(text.title, rows, until, NARROW)
  return (
    <Figure
      {...text}
      kind="ReleaseYear"
      wide={{size: wide, children: <Drawing {...wide} />}}
      narrow={{size: narrow, children: <Drawing {...narrow} />}}
    />
  )
}
