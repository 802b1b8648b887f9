import {translate} from '@docusaurus/Translate'
import {useState, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {styles} from './styles'

type Props = {
  label: string
  /** What the text is, for example `command`. */
  what: string
  /** Name of the field that shows the text. */
  fieldLabel: string
  /** Said after it was copied. Default: nothing but that. */
  note?: string
  /** The text to copy, or undefined if the entries don't make one. */
  makeText: () => string | undefined
}

/** Copies a text. If the browser refuses the clipboard, shows it. */
export function CopyText({label, what, fieldLabel, note = '', makeText}: Props): ReactNode {
  const [shown, setShown] = useState<string>()
  const [status, setStatus] = useState('')
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setShown(undefined)
      setStatus(translate({id: 'site.console.copied', message: 'Copied.{note}'}, {note}))
    } catch {
      setShown(text)
      setStatus(
        translate(
          {id: 'site.console.copyBlocked', message: 'Your browser blocked copying. Copy the {what} here:'},
          {what},
        ),
      )
    }
  }
  const press = (): void => {
    const text = makeText()
    setStatus('')
    if (text !== undefined) void copy(text)
  }
  return (
    <>
      <ActionButton label={label} onClick={press} />
      <span className={styles.status} role="status">
        {status}
      </span>
      {shown !== undefined && (
        <textarea className={styles.copy} readOnly rows={6} value={shown} aria-label={fieldLabel} />
      )}
    </>
  )
}
