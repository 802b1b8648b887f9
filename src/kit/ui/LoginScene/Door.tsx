import clsx from 'clsx'
import type {InputHTMLAttributes, ReactNode} from 'react'
import styles from './styles.module.css'

/** What the user sees next, as far as a picture needs it. */
export type Screen = {
  title: string
  /** Whose page it is: the name of its server. */
  host: string
  fields: readonly {label: string; value: string}[]
  action: string
}

type DoorProps = {
  className: string | undefined
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'defaultChecked'>
  label: string
  domain: string
  screen: Screen
}

/** Closed, it is a spine with the customer's name; open, it shows the screen behind it. */
export function Door({className, input, label, domain, screen}: DoorProps): ReactNode {
  return (
    <label className={clsx(styles.door, className)}>
      <input type="radio" {...input} />
      <span className={styles.leaf}>
        <span className={styles.screen} aria-hidden="true">
          <strong>
            {screen.title}
            <code translate="no">{screen.host}</code>
          </strong>
          <span className={styles.card}>
            {screen.fields.map(({label: field, value}) => (
              <span key={field} className={styles.field}>
                {field}
                <i>{value}</i>
              </span>
            ))}
            <span className={styles.go}>{screen.action}</span>
          </span>
        </span>
        <span className={styles.spine}>
          <span>{label}</span> <code>{domain}</code>
        </span>
      </span>
    </label>
  )
}
