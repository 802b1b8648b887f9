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

/** Plans, asks, and acts, one step after the other. @param show is told of each change of the state. */
export function createRunner(run: Run, show: (state: RunnerState) => void): Runner {
  let state: RunnerState = {phase: {kind: 'reading', direction: 'do', step: 0}, events: []}
  const set = (phase: Phase, event?: StepEvent): void => {
    state = {phase, events: event ? [...state.events, event] : state.events}
    show(state)
  }

  async function goOn(from: number): Promise<void> {
    const direction = 'do'
    for (let step = from; step < stepsOf(run).length; step += 1) {
      set({kind: 'reading', direction, step})
      const plan = await planStep(run, step)
      if (plan.kind !== 'done') {
        set(phaseOf(direction, plan))
        return
      }
      set(state.phase, {direction, step, text: plan.text})
    }
    set({kind: 'finished', direction})
  }

  async function undo(): Promise<void> {
    const direction = 'undo'
    for (let [entry] = undoable(run); entry !== undefined; [entry] = undoable(run)) {
      const {step} = entry
      set({kind: 'reading', direction, step})
      const plan = await planUndo(run)
      if (plan === undefined) break
      if (plan.kind === 'done') set(state.phase, {direction, step, text: plan.text})
      else if (plan.kind === 'stopped' || plan.mustType !== undefined) {
        set(phaseOf(direction, plan))
        return
      } else if (!(await act(direction, plan))) return
    }
    set({kind: 'finished', direction})
  }

  /** @returns whether the step is done. */
  async function act(direction: Direction, plan: ChangePlan, typed?: string): Promise<boolean> {
    const {step} = plan
    set({kind: 'sending', direction, step})
    const outcome = await (direction === 'do' ? doStep : undoNext)(run, plan, typed)
    if (outcome.kind === 'done') {
      set(state.phase, eventOf(direction, outcome))
      return true
    }
    const {problem} = outcome
    set(
      problem.kind === 'untyped'
        ? {kind: 'asking', direction, plan, problem}
        : {kind: 'stopped', direction, step, problem},
    )
    return false
  }

  return {
    start: () => goOn(0),
    async confirm(typed) {
      if (state.phase.kind !== 'asking') return
      const {direction, plan} = state.phase
      if (!(await act(direction, plan, typed))) return
      await (direction === 'do' ? goOn(plan.step + 1) : undo())
    },
    async retry() {
      if (state.phase.kind !== 'stopped') return
      await (state.phase.direction === 'do' ? goOn(state.phase.step) : undo())
    },
    undo,
  }
}
