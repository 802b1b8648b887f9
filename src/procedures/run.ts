import {matchJson} from '../markdown/proof/json'
import type {Step} from './procedure'
import {changedProblem, checkTyped, planOf, requestOf, stopping, todoOf, type ChangePlan} from './plan'
import {fillSecrets, reading} from './resolve'
import {dropEntry, entryOf, finished, record, stepAt} from './runLog'
import type {Json, LogEntry, Outcome, Plan, Request, Run} from './runTypes'
import {ask, masked, readState, Stop, type Seen} from './state'

export {startRun, stepsOf} from './runLog'

/** Reads the realm, and says what a step would change. Changes nothing. */
export async function planStep(run: Run, index: number): Promise<Plan> {
  return stopping(index, async () => {
    const step = stepAt(run, index)
    const seen = await readState(run, step)
    const todo = todoOf(step, seen)
    if (todo.kind !== 'none') return planOf(step, index, seen, todo)
    adopt(run, index, seen)
    return {kind: 'done', step: index, text: 'Nothing to change'}
  })
}

/** The page was reloaded, or the answer got lost, after the call reached the server. */
function adopt(run: Run, index: number, seen: Seen): void {
  const entry = run.log.entries.find(({step, state}) => step === index && state === 'started')
  if (entry) record(run, finished(stepAt(run, index), entry, seen))
}

/**
 * Does a step: reads the realm again, compares it with the plan, sends the call, and checks the result.
 * @param typed the name that the reader entered, if the plan asks for one.
 */
export async function doStep(run: Run, plan: ChangePlan, typed?: string): Promise<Outcome> {
  const {step: index} = plan
  return stopping(index, async (): Promise<Outcome> => {
    checkTyped(plan, typed)
    const step = stepAt(run, index)
    const seen = await readState(run, step)
    const todo = todoOf(step, seen)
    if (todo.kind === 'none') return {kind: 'done', step: index, text: 'Nothing to change'}
    const fresh = planOf(step, index, seen, todo)
    if (fresh.state !== plan.state) throw new Stop(changedProblem)
    const entry = entryOf(run, step, index, seen, todo)
    const answer = await send(run, entry, requestOf(todo.write, seen.scope, filled(todo.body, run)), fresh.requests[0])
    record(run, finished(step, entry, await verify(run, step)))
    return {kind: 'done', step: index, text: `Done: ${step.title}`, ...answer}
  })
}

const filled = (body: Json | undefined, {secrets}: Run): Json | undefined =>
  body === undefined ? undefined : fillSecrets(body, secrets)

/** Sends a change. The log has it before it leaves, and loses it again if the server refuses it. */
async function send(run: Run, entry: LogEntry, request: Request, shownRequest: Request | undefined) {
  record(run, entry)
  try {
    const {status, body} = await ask(run, request, shownRequest)
    return {status, ...(body === undefined ? {} : {body: masked(body)})}
  } catch (error) {
    const status = error instanceof Stop && error.problem.kind === 'refused' ? error.problem.status : undefined
    if (status !== undefined && status < 500) dropEntry(run, entry.step)
    throw error
  }
}

/** Checks that a step has the result that it's for. @throws Stop with the difference. */
async function verify(run: Run, step: Step): Promise<Seen> {
  const seen = await readState(run, step)
  if (todoOf(step, seen).kind !== 'none')
    throw new Stop({
      kind: 'unexpected',
      text: `The server accepted the change, but ${step.what} isn’t as wanted. Look at it in the admin console before you go on.`,
    })
  if (!step.expect) return seen
  const request = reading(step.expect.path, seen.scope)
  const {body} = await ask(run, request)
  const match = matchJson(step.expect.json, body)
  if ('what' in match)
    throw new Stop({kind: 'unexpected', text: `The result isn’t as expected: ${match.what}.`, request})
  return seen
}
