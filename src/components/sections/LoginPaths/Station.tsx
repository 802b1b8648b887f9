import type {ReactNode} from 'react'
import {Json} from '../../ui/Json'
import {ProductShot} from '../../ui/ProductShot'
import styles from './styles.module.css'

/** What is seen at a station: a screen, or what the server recorded. */
export type StationContent = {
  /** What happens, in a short sentence. */
  title: string
} & ({shot: string} | {record: unknown})

type StationProps = StationContent & {
  /** The station after it, by the id of its radio button. Default: none. */
  next: {label: string; id: string} | '' | undefined
}

export function Station({title, next, ...seen}: StationProps): ReactNode {
  return (
    <li className={styles.station}>
      <h3>{title}</h3>
      {'shot' in seen ? <ProductShot name={seen.shot} place="plain" /> : <Json value={seen.record} />}
      {next && (
        <label className={styles.next} htmlFor={next.id}>
          {next.label}
        </label>
      )}
    </li>
  )
}
