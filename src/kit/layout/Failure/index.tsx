import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {ActionButton} from '../../ui/ActionButton'
import styles from './styles.module.css'

/** What went wrong, in its own words, and the button that tries again. */
export type FailureProps = {
  /** What failed, as a sentence without a full stop. */
  title: string
  /** A heading where the failure is all that the page shows. Default: a paragraph. */
  titleAs?: 'h1' | 'p'
  /** What the reader can do besides trying again. */
  advice: ReactNode
  /** The error's own text. */
  children: ReactNode
  /** The button's label. */
  retryLabel: string
  onRetry: () => void
  /** Where the failure lies over a page: puts it away. Default: it stays. */
  onClose?: () => void
}

export function Failure({
  title,
  titleAs: Title = 'p',
  advice,
  children,
  retryLabel,
  onRetry,
  onClose,
}: FailureProps): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <Title className={styles.title}>{title}</Title>
      <p className={styles.advice}>{advice}</p>
      <div className={styles.buttons}>
        <ActionButton label={retryLabel} variant="primary" onClick={onRetry} />
        {onClose && <ActionButton label={translate({id: 'site.close', message: 'Close'})} onClick={onClose} />}
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
