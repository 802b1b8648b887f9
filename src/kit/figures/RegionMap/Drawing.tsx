import type {ReactNode} from 'react'
import {Arrow} from '../primitives/Arrow'
import {round} from '../primitives/geometry'
import {Label} from '../primitives/Label'
import type {MapLayout, PlacedRegion} from './layout'
import styles from './styles.module.css'

const DOT_SHARE = 0.4

function Place({at, label, detail, textAt, anchor, leader, number}: PlacedRegion): ReactNode {
  return (
    <>
      {leader && <Arrow points={leader} head="none" radius={3} />}
      <circle className={styles.mark} cx={round(at.x)} cy={round(at.y)} r={number ? 3.5 : 4.5} />
      {number && (
        <>
          <Label block={number.block} {...number.at} anchor="middle" tone="muted" />
          <Label block={number.block} {...number.textAt} tone="muted" />
        </>
      )}
      <Label block={label} {...textAt} anchor={anchor} />
      {detail.lines.length > 0 && (
        <Label block={detail} x={textAt.x} y={textAt.y + label.height} anchor={anchor} tone="muted" />
      )}
    </>
  )
}

/** A placed map: the land as dots, the regions on it. */
export function Drawing({land, pitch, regions}: MapLayout): ReactNode {
  return (
    <>
      <path className={styles.land} d={land} strokeWidth={round(pitch * DOT_SHARE)} strokeDasharray={`0 ${pitch}`} />
      {regions.map((region) => (
        <Place key={region.id} {...region} />
      ))}
    </>
  )
}
