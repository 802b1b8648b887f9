import {translate} from '@docusaurus/Translate'
import {useEffect, useRef, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {ConsoleAttribute} from '../../reference/console/attributes'
import {Explained} from '../../reference/console/Explained'
import {styles} from '../../reference/console/styles'
import {stepsOf} from '../runLog'
import {ChangeView} from './ChangeView'
import {ProblemView} from './ProblemView'
import {Progress} from './Progress'
import type {Phase} from './runner'
import {Undo} from './Undo'
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

type Props = {procedure: ProcedureState; shown: NonNullable<ProcedureState['shown']>}

/** What the reader can do while nothing is under way. */
function Buttons({procedure, shown: {phase, run}}: Props): ReactNode {
  const runner = procedure.runner()
  return (
    <div className={styles.row}>
      {phase.kind === 'stopped' && (
        <ActionButton
          label={translate({id: 'site.procedure.retry', message: 'Try again'})}
          onClick={() => void runner?.retry()}
        />
      )}
      <Undo run={run} onUndo={() => void runner?.undo()} />
      {phase.kind === 'finished' && (
        <ActionButton label={translate({id: 'site.procedure.finish', message: 'Finish'})} onClick={procedure.dismiss} />
      )}
    </div>
  )
}

/** A run: what happened, what comes next, and what the reader can do. */
export function RunView({procedure, shown}: Props): ReactNode {
  const {phase, events, run, explanation} = shown
  const titleAt = (step: number): string => stepsOf(run)[step]?.title ?? ''
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
          onConfirm={(typed) => void procedure.runner()?.confirm(typed)}
          onStop={procedure.pause}
        />
      )}
      {phase.kind === 'stopped' && (
        <>
          {explanation && <Explained explanation={explanation} />}
          <ProblemView problem={phase.problem} isExplained={explanation !== undefined} />
        </>
      )}
      {(isOver || phase.kind === 'asking') && <Buttons procedure={procedure} shown={shown} />}
    </div>
  )
}
