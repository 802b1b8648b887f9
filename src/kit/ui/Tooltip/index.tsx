import {useId, type ReactNode} from 'react'
import {NavbarAttribute} from '../../../parts/navbar/attributes'
import styles from './styles.module.css'

/** A remark on a link or button, shown while the pointer or the keyboard is on it. */
export type TooltipProps = {
  /** One short sentence. Readers of screens hear it after the name of what it is about. */
  text: string
  /** Draws what it is about. @param describedBy to be its `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

export function Tooltip({text, children}: TooltipProps): ReactNode {
  const id = useId()
  return (
    <span className={styles.anchor} {...{[NavbarAttribute.dismissible]: true}}>
      {children(id)}
      <span role="tooltip" id={id} className={styles.tooltip}>
        {text}
      </span>
    </span>
  )
}
