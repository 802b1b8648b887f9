import {differences, mark, withMembers} from './diff'
import type {Step} from './procedure'
import {changesOf, hasAll, whole} from './changes'
import {bodyOf, changedProblem, checkTyped, planOf, requestOf, stopping, without} from './plan'
import {record, stepAt} from './runLog'
import type {Change, Json, LogEntry, Outcome, Plan, Run} from './runTypes'
import {ask, masked, readState, Stop, type Seen} from './state'

/** What can be undone, in the order in which it's undone: the last change first. */
export const undoable = ({log}: Run): readonly LogEntry[] =>
  log.entries.filter(({state, final}) => state !== 'undone' && final === undefined).reverse()

/** What was done and can't be undone. `final` says why. */
export const irreversible = ({log}: Run): readonly LogEntry[] => log.entries.filter(({final}) => final !== undefined)

/** How a change is taken back. */
type Undo = {kind: 'update' | 'remove'; body: Json | undefined; changes: readonly Change[]}

/** Undefined: there is nothing left to undo. @throws Stop if the object isn't as the step left it. */
function undoOf(entry: LogEntry, step: Step, {scope, object}: Seen): Undo | undefined {
  if (object === undefined) return undefined
  const isAnother = Object.entries(entry.found).some(([name, value]) => scope.found[name] !== value)
  if (isAnother) throw new Stop(leftAlone(`The realm now has another object with the name of ${step.what}.`))
  if (entry.action === 'update' && hasAll(object, entry.before)) return undefined
  if (!hasAll(object, entry.after)) throw new Stop(leftAlone(`${step.what} was changed again after this procedure.`))
  if (entry.action === 'update') {
    const previous = entry.before.map(({path, value}) => ({path, value: value ?? step.none?.[path.join('.')] ?? null}))
    const body = without(withMembers(object, previous), step.update?.omit)
    // Only values that this procedure has set go.
    const changes = changesOf(differences(body, object)).map((change) => ({...change, removes: []}))
    return {kind: 'update', body, changes}
  }
  const {removes, ...change} = whole(step, object)
  // What only this procedure has touched goes without a further question.
  const body = step.remove && bodyOf(step.remove, scope)
  return {kind: 'remove', body, changes: [{...change, removes: isUntouched(entry, object) ? [] : removes}]}
}

const isUntouched = (entry: LogEntry, object: Json): boolean => entry.mark === mark(masked(object))

const leftAlone = (why: string) => ({
  ...changedProblem,
  text: `${why} It stays as it is. Change it in the admin console if you want to.`,
})

/** Reads the realm, and says what the next undo would change. Undefined: nothing is left. */
export async function planUndo(run: Run): Promise<Plan | undefined> {
  const [entry] = undoable(run)
  if (!entry) return undefined
  return stopping(entry.step, async (): Promise<Plan> => {
    const step = stepAt(run, entry.step)
    const seen = await readState(run, step, entry.refs)
    const undo = undoOf(entry, step, seen)
    if (undo) return planOf(step, entry.step, seen, {...undo, write: writeOf(step, undo.kind)})
    record(run, {...entry, state: 'undone'})
    return {kind: 'done', step: entry.step, text: 'Nothing to undo'}
  })
}

function writeOf(step: Step, kind: Undo['kind']) {
  const write = kind === 'remove' ? step.remove : step.update
  if (write) return write
  throw new Error(`The step "${step.title}" has no "${kind}", so it can't be undone. Fix: add it, or set "final".`)
}

/** Takes back the last change that isn't undone. Call `planUndo` again after it. @param typed see `doStep`. */
export async function undoNext(run: Run, plan: Extract<Plan, {kind: 'change'}>, typed?: string): Promise<Outcome> {
  return stopping(plan.step, async (): Promise<Outcome> => {
    checkTyped(plan, typed)
    const [entry] = undoable(run)
    if (entry?.step !== plan.step) throw new Stop(changedProblem)
    const step = stepAt(run, plan.step)
    const seen = await readState(run, step, entry.refs)
    const undo = undoOf(entry, step, seen)
    if (undo) await takeBack(run, {entry, step, seen, undo, plan})
    record(run, {...entry, state: 'undone'})
    return {kind: 'done', step: plan.step, text: `Undone: ${step.title}`}
  })
}

type TakeBack = {entry: LogEntry; step: Step; seen: Seen; undo: Undo; plan: Extract<Plan, {kind: 'change'}>}

async function takeBack(run: Run, {entry, step, seen, undo, plan}: TakeBack): Promise<void> {
  const write = writeOf(step, undo.kind)
  const fresh = planOf(step, entry.step, seen, {...undo, write})
  if (fresh.state !== plan.state) throw new Stop(changedProblem)
  await ask(run, requestOf(write, seen.scope, undo.body), fresh.requests[0])
  const after = await readState(run, step, entry.refs)
  const isBack = undo.kind === 'remove' ? after.object === undefined : hasAll(after.object, entry.before)
  if (!isBack)
    throw new Stop({kind: 'unexpected', text: `The server accepted the undo, but ${step.what} isn’t as it was before.`})
}
