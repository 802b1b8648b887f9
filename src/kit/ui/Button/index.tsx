import Link from '@docusaurus/Link'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

type Look = {
  /** What happens, as a verb: "Open the dashboard". */
  label: string
  /** One primary action a screen. Default: secondary. */
  variant?: 'primary' | 'secondary'
}

/** A link that looks like the action it is. */
export type ButtonProps = Look & {
  /** A path of the site, or an `https://` or `mailto:` address. */
  to: string
}

export function Button({label, to, variant = 'secondary'}: ButtonProps): ReactNode {
  return (
    <Link className={clsx(styles.button, styles[variant])} to={to}>
      {label}
    </Link>
  )
}
