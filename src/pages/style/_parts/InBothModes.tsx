import clsx from 'clsx'
import type {ReactNode} from 'react'
import {modes, type Mode} from './modes'
import styles from './styles.module.css'

export type InBothModesProps = {
  /** Its h3. Default: none, where the group shows one thing only. */
  name?: string
  /** `below` gives each mode the full width of the window, as sections have it on their pages. Default `beside`. */
  layout?: 'beside' | 'below'
  /** What is shown. The mode is for ids, which may not occur twice on a page. */
  children: (mode: Mode) => ReactNode
}

/** The same in light and in dark, whatever mode the page is in. */
export function InBothModes({name, layout = 'beside', children}: InBothModesProps): ReactNode {
  return (
    <div className={styles.specimen}>
      {name && (
        <div className="container">
          <h3>{name}</h3>
        </div>
      )}
      <div className={clsx(layout === 'beside' ? ['container', styles.beside] : styles.below)}>
        {modes.map((mode) => (
          <div key={mode} className={styles.pane} data-theme={mode}>
            <p className={clsx(styles.mode, layout === 'below' && 'container')}>{mode}</p>
            {children(mode)}
          </div>
        ))}
      </div>
    </div>
  )
}
