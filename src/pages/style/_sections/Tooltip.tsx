import Link from '@docusaurus/Link'
import type {ReactNode} from 'react'
import {Tooltip} from '../../../kit/ui/Tooltip'
import {InBothModes} from '../_parts/InBothModes'
import styles from './styles.module.css'

export function TooltipDemo(): ReactNode {
  return (
    <InBothModes>
      {() => (
        <div className={styles.tooltips} data-shown-state="hover">
          <Tooltip text="Log in to your dashboard, or register for one">
            {(describedBy) => (
              <Link to="/docs/introduction/" aria-describedby={describedBy}>
                Under the pointer or the keyboard
              </Link>
            )}
          </Tooltip>
        </div>
      )}
    </InBothModes>
  )
}
