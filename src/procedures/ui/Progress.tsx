import type {ReactNode} from 'react'
import {ConsoleAttribute} from '../../reference/console/attributes'
import {formatBody} from '../../reference/console/formatBody'
import {styles} from '../../reference/console/styles'
import {stepsOf} from '../runLog'
import type {Run} from '../runTypes'
import type {StepEvent} from './runner'

const WORDS = {done: 'done', undone: 'undone', started: 'unclear'} as const

/** What the log says about a step; without an entry, what this run has seen. */
function stateOf(run: Run, step: number, events: readonly StepEvent[]): string {
  const entry = run.log.entries.findLast((one) => one.step === step)
  if (entry) return WORDS[entry.state]
  return events.some((event) => event.step === step) ? 'nothing to change' : 'open'
}

const OUTCOMES: Readonly<Record<string, string>> = {done: 'passed', 'nothing to change': 'passed', unclear: 'failed'}

/** The server's answers to a step. */
function Answer({event: {status, body}}: {event: StepEvent}): ReactNode {
  if (status === undefined) return null
  return (
    <details className={styles.details}>
      <summary>Response: {status}</summary>
      {body === undefined ? (
        <p>The response has no body.</p>
      ) : (
        <pre translate="no" className={styles.body}>
          {formatBody(JSON.stringify(body))}
        </pre>
      )}
    </details>
  )
}

/** All steps, each with what became of it: what was done, and what wasn't. */
export function Progress({run, events}: {run: Run; events: readonly StepEvent[]}): ReactNode {
  return (
    <ol className={styles.list} aria-label="Steps">
      {stepsOf(run).map(({title}, step) => {
        const state = stateOf(run, step, events)
        return (
          <li key={title} {...{[ConsoleAttribute.outcome]: OUTCOMES[state] ?? 'skipped'}}>
            <p>
              {title}: <span className={styles.verdict}>{state}</span>
            </p>
            {events.map((event, index) => event.step === step && <Answer key={index} event={event} />)}
          </li>
        )
      })}
    </ol>
  )
}
