import {translate} from '@docusaurus/Translate'
import {useId, type ReactNode} from 'react'
import {ReadingAttribute, type Press} from '../../lib/attributes'
import {FeedbackAttribute, type Answer} from './attributes'
import styles from './styles.module.css'

export type FeedbackProps = {
  /** Where a reader says what is wrong: an issue that names the page already. */
  issueAddress: string
  /** What receives the answers. Default: only what counts visits. */
  endpoint?: string | undefined
}

const answers = (answer: Answer) => ({
  [ReadingAttribute.press]: 'answer' satisfies Press,
  [FeedbackAttribute.answer]: answer,
})

/**
 * Asks whether a page was helpful. "No" is a link, so that it works without a script and without a server of ours;
 * `src/parts/feedback/feedback.client.ts` sends the answer to the operator's endpoint, and to analytics if the reader allows it.
 */
export function Feedback({issueAddress, endpoint}: FeedbackProps): ReactNode {
  const id = useId()
  return (
    <section className={styles.feedback} aria-labelledby={id} {...{[FeedbackAttribute.question]: endpoint ?? true}}>
      <p id={id} className={styles.question}>
        {translate({id: 'site.feedback.question', message: 'Was this page helpful?'})}
      </p>
      <button type="button" className={styles.yes} {...answers('yes')}>
        {translate({id: 'site.feedback.yes', message: 'Yes'})}
      </button>
      <a href={issueAddress} target="_blank" rel="noopener" {...answers('no')}>
        {translate({id: 'site.feedback.no', message: 'No, open an issue'})}
      </a>
      <p role="status" />
    </section>
  )
}
