import type {ReactNode} from 'react'
import {SectionBand, type SectionLook} from '../../layout/Section'
import styles from './styles.module.css'

/** Three to four promises in figures, side by side. */
export type FactRowProps = SectionLook & {
  /** Anchor of the row, for links of the navigation. Default: none. */
  id?: string
  /** Names the row for screen readers. */
  label: string
  facts: readonly {
    /** The figure, with its unit: "99.95%". */
    figure: string
    /** What it is a figure of, in a short sentence. */
    text: string
  }[]
}

export function FactRow({facts, ...band}: FactRowProps): ReactNode {
  return (
    <SectionBand composition="strip" tone="sunken" {...band}>
      <ul className={styles.facts}>
        {facts.map(({figure, text}) => (
          <li key={figure}>
            <strong className={styles.figure}>{figure}</strong> <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </SectionBand>
  )
}
