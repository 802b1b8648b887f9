import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {styles} from './styles'

type Props = {
  /** What the first button starts, which cancels it while it runs. */
  start: string
  isRunning: boolean
  onForget: () => void
  onClose: () => void
}

/** The buttons of a form that checks a realm. */
export function CheckButtons({start, isRunning, onForget, onClose}: Props): ReactNode {
  return (
    <div className={styles.row}>
      <ActionButton
        label={isRunning ? translate({id: 'site.console.cancel', message: 'Cancel'}) : start}
        type="submit"
        variant="primary"
      />
      <ActionButton label={translate({id: 'site.console.forget', message: 'Forget all'})} onClick={onForget} />
      <ActionButton label={translate({id: 'site.console.close', message: 'Close'})} onClick={onClose} />
    </div>
  )
}
