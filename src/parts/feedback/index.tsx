import {useId, type ReactNode} from 'react'
import styles from './styles.module.css'

export type FeedbackProps = {
  /** Where a reader says what is wrong: an issue that names the page already. */
  issueAddress: string
}

/**
 * Asks whether a page was helpful. "No" is a link, so that it works without a script and without a server of ours;
 * `src/parts/feedback/feedback.client.ts` tells who counts visits, if the reader allows it.
 */
export function Feedback({issueAddress}: FeedbackProps): ReactNode {
  const id = useId()
  return (
    <section className={styles.feedback} aria-labelledby={id} data-feedback>
      <p id={id} className={styles.question}>
        Was this page helpful?
      </p>
      <button type="button" className={styles.yes} data-press="answer" data-answer="yes">
        Yes
      </button>
      <a href={issueAddress} target="_blank" rel="noopener" data-press="answer" data-answer="no">
        No, open an issue
      </a>
      <p role="status" />
    </section>
  )
}
