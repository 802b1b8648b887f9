import type {ReactNode} from 'react'
import clsx from 'clsx'
import {round} from '../primitives/geometry'
import text from '../primitives/styles.module.css'
import {CODE} from '../primitives/type'
import {ROW, type ClaimRow} from './claims'
import type {TokenLayout} from './layout'
import styles from './styles.module.css'

/** The baseline of a line of code in a row of the given height. */
const baseline = (y: number, row: number, index: number): number => round(y + row * (index + 0.5) + CODE.size * 0.36)

function Claim({lines, x, y, accent, row}: ClaimRow & {row: number}): ReactNode {
  return (
    <text className={clsx(text.mono, accent && styles.accent)} fontSize={CODE.size}>
      {lines.map(({name, rest}, index) => (
        <tspan key={index} className={styles.value} x={round(x)} y={baseline(y, row, index)}>
          {name && <tspan className={styles.name}>{name}</tspan>}
          {rest}
        </tspan>
      ))}
    </text>
  )
}

export type CodeProps = Pick<TokenLayout, 'panel' | 'braces' | 'claims'> & {
  /** Height of a line of code. */
  row: number
}

/** The payload spelled out. */
export function Code({panel, braces, claims, row}: CodeProps): ReactNode {
  const {x, y, width, height} = panel
  return (
    <>
      <rect className={styles.panel} x={round(x)} y={round(y)} width={round(width)} height={round(height)} rx={4} />
      {braces.map((brace) => (
        <text
          key={brace.text}
          className={clsx(text.mono, text.muted)}
          fontSize={CODE.size}
          x={brace.x}
          y={baseline(brace.y, ROW, 0)}
        >
          {brace.text}
        </text>
      ))}
      {claims.map((claim) => (
        <Claim key={claim.id} {...claim} row={row} />
      ))}
    </>
  )
}
