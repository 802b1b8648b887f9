import {useEffect, type ReactNode, type RefObject} from 'react'
import {styles} from './styles'

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** What screen readers call the form. */
  label: string
  onSubmit: () => void
  children: ReactNode
}

/** A form that is drawn when the reader asks for it: its first field has the focus. */
export function ConsoleForm({form, label, onSubmit, children}: Props): ReactNode {
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <form
      ref={form}
      className={styles.console}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
