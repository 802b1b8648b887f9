import {doStep, planStep} from '../run'
import {stepsOf} from '../runLog'
import type {Json, Outcome, Plan, Problem, Run} from '../runTypes'
import {planUndo, undoable, undoNext} from '../undo'

/** A change that the reader has to confirm. */
export type ChangePlan = Extract<Plan, {kind: 'change'}>

/** Which way a run goes. */
export type Direction = 'do' | 'undo'

/** What a run is doing. */
export type Phase =
  | {kind: 'reading' | 'sending'; direction: Direction; step: number}
  /** The reader has to confirm a change. `problem`: what was wrong with the name that they typed. */
  | {kind: 'asking'; direction: Direction; plan: ChangePlan; problem?: Problem}
  | {kind: 'stopped'; direction: Direction; step: number; problem: Problem}
  /** All steps are done, or everything is undone. */
  | {kind: 'finished'; direction: Direction}

/** How a step ended, for the list of what happened. */
export type StepEvent = {direction: Direction; step: number; text: string; status?: number; body?: Json}

/** What the reader sees. */
export type RunnerState = {phase: Phase; events: readonly StepEvent[]}

/** Leads through a run. All functions return when the reader is needed again. */
export type Runner = {
  /** Plans the first step, and each one after it that has nothing to change. */
  start: () => Promise<void>
  /** Does what the plan says. @param typed the name of the object, if something is removed. */
  confirm: (typed?: string) => Promise<void>
  /** Reads the realm again after a stop. */
  retry: () => Promise<void>
  /** Undoes the changes, the last one first. It asks again before something is removed that others have changed. */
  undo: () => Promise<void>
}

const eventOf = (direction: Direction, {step, ...outcome}: Extract<Outcome, {kind: 'done'}>): StepEvent => ({
  direction,
  step,
  text: outcome.text,
  ...(outcome.status === undefined ? {} : {status: outcome.status}),
  ...(outcome.body === undefined ? {} : {body: outcome.body}),
})

/** What a plan needs from the reader. */
const phaseOf = (direction: Direction, plan: Exclude<Plan, {kind: 'done'}>): Phase =>
  plan.kind === 'change'
    ? {kind: 'asking', direction, plan}
    : {kind: 'stopped', direction, step: plan.step, problem: plan.problem}

/** A run, and what the reader sees of it. */
type Shown = {run: Run; state: RunnerState; show: (state: RunnerState) => void}

function enter(shown: Shown, phase: Phase, event?: StepEvent): void {
  const {events} = shown.state
  shown.state = {phase, events: event ? [...events, event] : events}
  shown.show(shown.state)
}

function addEvent(shown: Shown, event: StepEvent): void {
  enter(shown, shown.state.phase, event)
}

/** Does the steps until the reader has to confirm one. */
async function goOn(shown: Shown, from: number): Promise<void> {
  const {run} = shown
  const direction = 'do'
  for (let step = from; step < stepsOf(run).length; step += 1) {
    enter(shown, {kind: 'reading', direction, step})
    const plan = await planStep(run, step)
    if (plan.kind !== 'done') {
      enter(shown, phaseOf(direction, plan))
      return
    }
    addEvent(shown, {direction, step, text: plan.text})
  }
  enter(shown, {kind: 'finished', direction})
}

/** Undoes the steps, the last one first, until the reader has to confirm a removal. */
async function goBack(shown: Shown): Promise<void> {
  const {run} = shown
  const direction = 'undo'
  for (let [entry] = undoable(run); entry !== undefined; [entry] = undoable(run)) {
    const {step} = entry
    enter(shown, {kind: 'reading', direction, step})
    const plan = await planUndo(run)
    if (plan === undefined) break
    if (plan.kind === 'done') addEvent(shown, {direction, step, text: plan.text})
    else if (plan.kind === 'stopped' || plan.mustType !== undefined) {
      enter(shown, phaseOf(direction, plan))
      return
    } else if (!(await act(shown, direction, plan))) return
  }
  enter(shown, {kind: 'finished', direction})
}

/** Sends a change. @returns whether the step is done. */
async function act(shown: Shown, direction: Direction, plan: ChangePlan, typed?: string): Promise<boolean> {
  const {step} = plan
  enter(shown, {kind: 'sending', direction, step})
  const outcome = await (direction === 'do' ? doStep : undoNext)(shown.run, plan, typed)
  if (outcome.kind === 'done') {
    addEvent(shown, eventOf(direction, outcome))
    return true
  }
  const {problem} = outcome
  enter(
    shown,
    problem.kind === 'untyped'
      ? {kind: 'asking', direction, plan, problem}
      : {kind: 'stopped', direction, step, problem},
  )
  return false
}

/** Plans, asks, and acts, one step after the other. @param show is told of each change of the state. */
export function createRunner(run: Run, show: (state: RunnerState) => void): Runner {
  const shown: Shown = {run, show, state: {phase: {kind: 'reading', direction: 'do', step: 0}, events: []}}
  return {
    start: () => goOn(shown, 0),
    async confirm(typed) {
      const {phase} = shown.state
      if (phase.kind !== 'asking') return
      const {direction, plan} = phase
      if (!(await act(shown, direction, plan, typed))) return
      await (direction === 'do' ? goOn(shown, plan.step + 1) : goBack(shown))
    },
    async retry() {
      const {phase} = shown.state
      if (phase.kind !== 'stopped') return
      await (phase.direction === 'do' ? goOn(shown, phase.step) : goBack(shown))
    },
    undo: () => goBack(shown),
  }
}
