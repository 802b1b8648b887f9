import clsx from 'clsx'
import type {ReactNode} from 'react'
import {round, type Point} from './geometry'
import styles from './styles.module.css'
import {lineClass, type LineTone} from './tone'

/** A place on a line. */
export function Dot({x, y, tone = 'line'}: Point & {tone?: LineTone}): ReactNode {
  return <circle className={clsx(lineClass[tone], styles.dot)} cx={round(x)} cy={round(y)} r={3} />
}
