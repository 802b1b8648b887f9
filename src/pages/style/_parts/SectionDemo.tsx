import type {ReactNode} from 'react'
import {InBothModes} from './InBothModes'
import type {Mode} from './modes'
import styles from './styles.module.css'

export type SectionDemoProps = {
  /** The section's component. */
  name: string
  /** The section with the least that it can hold. */
  short: (mode: Mode) => ReactNode
  /** The section with more than any page will ask of it. */
  long: (mode: Mode) => ReactNode
}

/** A section of pages with short and with long content. */
export function SectionDemo({name, short, long}: SectionDemoProps): ReactNode {
  return (
    <InBothModes name={name} layout="below">
      {(mode) => (
        <>
          {short(mode)}
          <div className={styles.divider} />
          {long(mode)}
        </>
      )}
    </InBothModes>
  )
}
