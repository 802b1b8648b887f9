import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {formatBody} from '../../reference/console/formatBody'
import {styles} from '../../reference/console/styles'
import type {Problem} from '../runTypes'
import {requestText} from './ChangeView'

/** Why a run stopped. @param isExplained the reason is shown already. */
export function ProblemView({problem, isExplained}: {problem: Problem; isExplained: boolean}): ReactNode {
  const {text, request, status, body} = problem
  if (isExplained && !request) return null
  return (
    <div className={styles.explained}>
      {!isExplained && (
        <p>
          <strong>{text}</strong>
        </p>
      )}
      {request && (
        <details className={styles.details}>
          <summary>
            {status === undefined
              ? translate({id: 'site.procedure.problem.request', message: 'Request'})
              : translate({id: 'site.procedure.problem.both', message: 'Request, and response {status}'}, {status})}
          </summary>
          <pre translate="no" className={styles.body}>
            {requestText(request)}
          </pre>
          {body !== undefined && (
            <pre translate="no" className={styles.body}>
              {formatBody(JSON.stringify(body))}
            </pre>
          )}
        </details>
      )}
    </div>
  )
}
