import {translate} from '@docusaurus/Translate'
import {useEffect, useId, useRef, type ReactNode} from 'react'
import type {ConsoleOperation} from '../apiPage'
import {ActionButton} from '../../kit/ui/ActionButton'
import type {Call} from './call'
import {styles} from './styles'

type Props = {
  operation: ConsoleOperation
  call: Call
  onSend: () => void
  onCancel: () => void
}

/** Asks before a call that destroys, replaces or sends something. */
export function Confirm({operation: {title, warning}, call, onSend, onCancel}: Props): ReactNode {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus(), [])
  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') onCancel()
    }
    const element = group.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [onCancel])
  return (
    <div
      ref={group}
      className={styles.confirm}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <p id={`${id}-title`}>
        <strong>{title}?</strong>
      </p>
      <div id={`${id}-text`}>
        <p>{warning}</p>
        <p>
          <code translate="no">
            {call.method} {call.url}
          </code>
        </p>
      </div>
      <p className={styles.row}>
        <ActionButton label={translate({id: 'site.console.confirm.no', message: 'Don’t send'})} onClick={onCancel} />
        <ActionButton
          label={translate({id: 'site.console.confirm.yes', message: 'Yes, send {method}'}, {method: call.method})}
          variant="primary"
          onClick={onSend}
        />
      </p>
    </div>
  )
}
