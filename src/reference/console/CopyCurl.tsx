import {useState, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {styles} from './styles'

type Props = {
  /** The text to copy, or undefined where the entries do not make a call. */
  makeText: () => string | undefined
}

/** Copies the call; where the browser refuses the clipboard, shows it. */
export function CopyCurl({makeText}: Props): ReactNode {
  const [shown, setShown] = useState<string>()
  const [status, setStatus] = useState('')
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setShown(undefined)
      setStatus('Copied. The command uses $TOKEN in place of the token.')
    } catch {
      setShown(text)
      setStatus('Your browser blocked copying. Copy the command here:')
    }
  }
  const press = (): void => {
    const text = makeText()
    setStatus('')
    if (text !== undefined) void copy(text)
  }
  return (
    <>
      <ActionButton label="Copy as cURL" onClick={press} />
      <span className={styles.status} role="status">
        {status}
      </span>
      {shown !== undefined && <textarea className={styles.copy} readOnly rows={6} value={shown} aria-label="cURL" />}
    </>
  )
}
