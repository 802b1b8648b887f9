import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {ConsoleAttribute} from '../../reference/console/attributes'
import {formatBody} from '../../reference/console/formatBody'
import {styles} from '../../reference/console/styles'
import {stepsOf} from '../runLog'
import type {Run} from '../runTypes'
import type {StepEvent} from './runner'

const WORDS = {
  done: translate({id: 'site.procedure.state.done', message: 'done'}),
  undone: translate({id: 'site.procedure.state.undone', message: 'undone'}),
  started: translate({id: 'site.procedure.state.unclear', message: 'unclear'}),
  unchanged: translate({id: 'site.procedure.state.unchanged', message: 'nothing to change'}),
  open: translate({id: 'site.procedure.state.open', message: 'open'}),
} as const

type StepState = keyof typeof WORDS

/** What the log says about a step; without an entry, what this run has seen. */
function stateOf(run: Run, step: number, events: readonly StepEvent[]): StepState {
  const entry = run.log.entries.findLast((one) => one.step === step)
  if (entry) return entry.state
  return events.some((event) => event.step === step) ? 'unchanged' : 'open'
}

const OUTCOMES: Readonly<Record<StepState, string>> = {
  done: 'passed',
  unchanged: 'passed',
  started: 'failed',
  undone: 'skipped',
  open: 'skipped',
}

/** The server's answers to a step. */
function Answer({event: {status, body}}: {event: StepEvent}): ReactNode {
  if (status === undefined) return null
  return (
    <details className={styles.details}>
      <summary>{translate({id: 'site.procedure.response', message: 'Response: {status}'}, {status})}</summary>
      {body === undefined ? (
        <p>{translate({id: 'site.procedure.noBody', message: 'The response has no body.'})}</p>
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
    <ol className={styles.list} aria-label={translate({id: 'site.procedure.steps', message: 'Steps'})}>
      {stepsOf(run).map(({title}, step) => {
        const state = stateOf(run, step, events)
        return (
          <li key={title} {...{[ConsoleAttribute.outcome]: OUTCOMES[state]}}>
            <p>
              {title}: <span className={styles.verdict}>{WORDS[state]}</span>
            </p>
            {events.map((event, index) => event.step === step && <Answer key={index} event={event} />)}
          </li>
        )
      })}
    </ol>
  )
}
