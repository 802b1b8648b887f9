import {translate} from '@docusaurus/Translate'
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
  /** The id of the radio button of the station after it. Default: none. */
  next: string | undefined
}

export function Station({title, next, ...seen}: StationProps): ReactNode {
  return (
    <li className={styles.station}>
      <h3>{title}</h3>
      {'shot' in seen ? <ProductShot name={seen.shot} place="plain" /> : <Json value={seen.record} />}
      {next !== undefined && (
        // The choice of steps says the same to screen readers, and names are not to end in "Next".
        <label className={styles.next} htmlFor={next} aria-hidden="true">
          {translate({id: 'site.login.next', message: 'Next'})}
        </label>
      )}
    </li>
  )
}
