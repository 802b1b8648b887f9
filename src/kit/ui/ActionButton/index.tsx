import clsx from 'clsx'
import type {ReactNode} from 'react'
import styles from '../Button/styles.module.css'

/** An action on the page itself. A component of its own: what draws it alone needs nothing of the framework. */
export type ActionButtonProps = {
  /** What happens, as a verb: "Send". */
  label: string
  /** One primary action a screen. Default: secondary. */
  variant?: 'primary' | 'secondary'
  /** Not needed where it submits or resets a form. */
  onClick?: () => void
  /** Default: button. */
  type?: 'button' | 'submit' | 'reset'
}

export function ActionButton({label, onClick, type = 'button', variant = 'secondary'}: ActionButtonProps): ReactNode {
  return (
    <button className={clsx(styles.button, styles[variant])} type={type} onClick={onClick}>
      {label}
    </button>
  )
}
