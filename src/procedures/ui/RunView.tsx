import {translate} from '@docusaurus/Translate'
import {useEffect, useRef, useState, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {ConsoleAttribute} from '../../reference/console/attributes'
import {Explained} from '../../reference/console/Explained'
import {formatBody} from '../../reference/console/formatBody'
import {styles} from '../../reference/console/styles'
import {stepsOf} from '../runLog'
import type {Problem, Run} from '../runTypes'
import {irreversible, undoable} from '../undo'
import {ChangeView, requestText} from './ChangeView'
import {Progress} from './Progress'
import type {Phase} from './runner'
import type {ProcedureState} from './useProcedure'

/** The state of a run in a sentence, which is read out. */
function statusOf(phase: Phase, titleAt: (step: number) => string): string {
  switch (phase.kind) {
    case 'reading':
      return translate({id: 'site.procedure.status.reading', message: 'Reading your realm…'})
    case 'sending':
      return translate({id: 'site.procedure.status.sending', message: 'Sending the change…'})
    case 'asking':
      return phase.direction === 'do'
        ? translate({id: 'site.procedure.status.asking', message: 'Look at the change, and confirm it.'})
        : translate({id: 'site.procedure.status.askingUndo', message: 'This undo removes something. Confirm it.'})
    case 'stopped':
      return translate(
        {id: 'site.procedure.status.stopped', message: 'Stopped at “{title}”.'},
        {title: titleAt(phase.step)},
      )
    case 'finished':
      return phase.direction === 'do'
        ? translate({id: 'site.procedure.status.done', message: 'All steps are done.'})
        : translate({id: 'site.procedure.status.undone', message: 'Everything that can be undone is undone.'})
  }
}

/** @param isExplained the reason is shown already. */
function ProblemView({problem, isExplained}: {problem: Problem; isExplained: boolean}): ReactNode {
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

/** Asks before everything is undone. */
function Undo({run, onUndo}: {run: Run; onUndo: () => void}): ReactNode {
  const [isAsked, setAsked] = useState(false)
  const steps = stepsOf(run)
  const entries = undoable(run)
  const final = irreversible(run)
  if (entries.length === 0) return null
  if (!isAsked)
    return (
      <ActionButton
        label={translate({id: 'site.procedure.undo', message: 'Undo everything'})}
        onClick={() => setAsked(true)}
      />
    )
  return (
    <div
      className={styles.confirm}
      role="group"
      aria-label={translate({id: 'site.procedure.undo', message: 'Undo everything'})}
    >
      <p>{translate({id: 'site.procedure.undo.order', message: 'This takes back, in this order:'})}</p>
      <ul>
        {entries.map(({step}) => (
          <li key={step}>{steps[step]?.title}</li>
        ))}
      </ul>
      {final.map((entry) => (
        <p key={entry.step}>
          {translate(
            {id: 'site.procedure.undo.stays', message: '“{title}” stays, because it can’t be undone.'},
            {title: steps[entry.step]?.title ?? ''},
          )}{' '}
          {entry.final}
        </p>
      ))}
      <p className={styles.row}>
        <ActionButton
          label={
            entries.length === 1
              ? translate({id: 'site.procedure.undo.one', message: 'Undo 1 change'})
              : translate({id: 'site.procedure.undo.count', message: 'Undo {count} changes'}, {count: entries.length})
          }
          variant="primary"
          onClick={() => {
            setAsked(false)
            onUndo()
          }}
        />
        <ActionButton
          label={translate({id: 'site.procedure.undo.keep', message: 'Keep the changes'})}
          onClick={() => setAsked(false)}
        />
      </p>
    </div>
  )
}

type Props = {procedure: ProcedureState; shown: NonNullable<ProcedureState['shown']>}

/** A run: what happened, what comes next, and what the reader can do. */
export function RunView({procedure, shown: {phase, events, run, explanation}}: Props): ReactNode {
  const titleAt = (step: number): string => stepsOf(run)[step]?.title ?? ''
  const isResting = phase.kind === 'stopped' || phase.kind === 'finished' || phase.kind === 'asking'
  const runner = procedure.runner()
  const summary = useRef<HTMLParagraphElement>(null)
  // What had the focus is gone then.
  const isOver = phase.kind === 'stopped' || phase.kind === 'finished'
  useEffect(() => {
    if (isOver) summary.current?.focus()
  }, [isOver])
  return (
    <div className={styles.result}>
      <div role="status">
        <p
          ref={summary}
          className={styles.summary}
          tabIndex={-1}
          {...{[ConsoleAttribute.good]: phase.kind !== 'stopped'}}
        >
          {statusOf(phase, titleAt)}
        </p>
      </div>
      <Progress run={run} events={events} />
      {phase.kind === 'asking' && (
        <ChangeView
          key={`${phase.direction} ${phase.plan.step} ${phase.plan.state}`}
          plan={phase.plan}
          direction={phase.direction}
          title={titleAt(phase.plan.step)}
          problem={phase.problem}
          onConfirm={(typed) => void runner?.confirm(typed)}
          onStop={procedure.pause}
        />
      )}
      {phase.kind === 'stopped' && (
        <>
          {explanation && <Explained explanation={explanation} />}
          <ProblemView problem={phase.problem} isExplained={explanation !== undefined} />
        </>
      )}
      {isResting && (
        <div className={styles.row}>
          {phase.kind === 'stopped' && (
            <ActionButton
              label={translate({id: 'site.procedure.retry', message: 'Try again'})}
              onClick={() => void runner?.retry()}
            />
          )}
          <Undo run={run} onUndo={() => void runner?.undo()} />
          {phase.kind === 'finished' && (
            <ActionButton
              label={translate({id: 'site.procedure.finish', message: 'Finish'})}
              onClick={procedure.dismiss}
            />
          )}
        </div>
      )}
    </div>
  )
}
