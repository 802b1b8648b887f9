import {matchJson} from '../markdown/proof/json'
import {canonical, differences, expand, has, isList, leaves, mark, merge, removedBy, valueAt} from './diff'
import type {Procedure, Step, Write} from './procedure'
import {addressOf, fillSecrets, isJsonObject, reading, refKind, resolve, type Scope} from './resolve'
import type {Call, Change, Json, Log, LogEntry, Outcome, Plan, Problem, Request, Run, Values} from './runTypes'
import {ask, masked, readState, Stop, type Seen} from './state'
import {stepsWith} from './values'

/** What a run needs besides the procedure. */
export type RunOptions = Pick<Run, 'call' | 'save' | 'secrets'> & {
  /** Address of the server, without a slash at its end. */
  server: string
  realm: string
  values: Values
}

/** Starts a run. It does nothing until `doStep`. */
export function startRun(procedure: Procedure, {server, realm, values, secrets, call, save}: RunOptions): Run {
  const log: Log = {version: 1, procedure: procedure.name, server, realm, values, entries: []}
  return {procedure, secrets, call, save, log}
}

/** Goes on with a run of an earlier visit. @throws Error if the log is about another procedure. */
export function resumeRun(
  procedure: Procedure,
  log: Log,
  options: {secrets: Values; call: Call; save: Run['save']},
): Run {
  if (log.procedure !== procedure.name)
    throw new Error(`The log is about "${log.procedure}", not about "${procedure.name}". Open its page instead.`)
  return {procedure, ...options, log}
}

/** The steps with the reader's values. */
export const stepsOf = ({procedure, log}: Run): readonly Step[] => stepsWith(procedure, log.values)

/** Titles of the steps that were done, were undone, or are open. */
export function progress(run: Run): Record<'done' | 'undone' | 'unclear' | 'open', readonly string[]> {
  const stateOf = (index: number) => run.log.entries.findLast(({step}) => step === index)?.state
  const titles = (state: LogEntry['state'] | undefined): string[] =>
    stepsOf(run).flatMap(({title}, index) => (stateOf(index) === state ? [title] : []))
  return {done: titles('done'), undone: titles('undone'), unclear: titles('started'), open: titles(undefined)}
}

/** Stores what was done. */
export function record(run: Run, entry: LogEntry): void {
  const {entries} = run.log
  const isKnown = entries.some(({step}) => step === entry.step)
  const next = isKnown ? entries.map((one) => (one.step === entry.step ? entry : one)) : [...entries, entry]
  run.log = {...run.log, entries: next}
  run.save(run.log)
}

/** Removes what wasn't done after all. */
export function dropEntry(run: Run, step: number): void {
  run.log = {...run.log, entries: run.log.entries.filter((entry) => entry.step !== step)}
  run.save(run.log)
}

/** The step of a number. @throws Error for a number that the procedure doesn't have. */
export function stepAt(run: Run, index: number): Step {
  const step = stepsOf(run)[index]
  if (step) return step
  throw new Error(`The procedure "${run.procedure.name}" has no step ${index}. It has ${stepsOf(run).length}.`)
}

/** What a step has to do. `kind: 'none'`: nothing. */
export type Todo =
  | {kind: 'none'}
  | {kind: 'create' | 'update' | 'remove'; write: Write; body: Json | undefined; changes: readonly Change[]}

/** A plan that changes something. */
type ChangePlan = Extract<Plan, {kind: 'change'}>

const textOfPath = (path: readonly string[]): string => path.join('.')

/** A secret in a diff, by its name. */
const shown = (value: Json): Json => {
  if (refKind(value) === 'secret') return '**********'
  if (isList(value)) return value.map(shown)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(each)]))
}

/** A value at its path without secrets: the name of a member says whether it's one. */
export function maskedAt(path: readonly string[], value: Json): Json {
  const whole = masked(path.reduceRight<Json>((inner, name) => ({[name]: inner}), shown(value)))
  return valueAt(whole, path) ?? null
}

/** The differences as the reader sees them. */
export const changesOf = (all: ReturnType<typeof differences>): Change[] =>
  all.map(({path, before, after}) => ({
    path: textOfPath(path),
    ...(before === undefined ? {} : {before: maskedAt(path, before)}),
    ...(after === null ? {} : {after: maskedAt(path, after)}),
    removes: removedBy({before: before === undefined ? before : maskedAt(path, before), after: maskedAt(path, after)}),
  }))

/** @throws Stop if the step can't lead from the present state to the wanted one. */
function todoOf(step: Step, {scope, object}: Seen): Todo {
  if (step.want === 'absent') {
    if (object === undefined) return {kind: 'none'}
    if (!step.remove) throw new Error(`The step "${step.title}" removes something and has no "remove".`)
    return {kind: 'remove', write: step.remove, body: bodyOf(step.remove, scope), changes: [whole(step, object)]}
  }
  const wanted = expand(resolve(step.want, scope), object)
  if (object === undefined) {
    if (!step.create)
      throw new Stop({kind: 'missing', text: `The realm doesn’t have ${step.what}, and this step changes it.`})
    const body = bodyOf(step.create, scope) ?? (Object.keys(step.want).length > 0 ? wanted : undefined)
    const members = leaves(wanted).map(({path, value}) => ({path, before: undefined, after: value}))
    // A link between two objects has no members.
    const changes = members.length > 0 ? changesOf(members) : [{path: '', after: step.what, removes: []}]
    return {kind: 'create', write: step.create, body, changes}
  }
  const all = differences(wanted, object)
  if (all.length === 0) return {kind: 'none'}
  if (step.update)
    return {
      kind: 'update',
      write: step.update,
      body: without(merge(object, wanted), step.update.omit),
      changes: changesOf(all),
    }
  const names = all.map(({path}) => textOfPath(path)).join(', ')
  throw new Stop({
    kind: 'unexpected',
    text: `The realm already has ${step.what}, with other settings: ${names}. This step can’t change them. Change them in the admin console, or choose another name.`,
  })
}

/** An object without the members that an update mustn't send back. */
export const without = (object: Json, omit: readonly string[] = []): Json =>
  isJsonObject(object) ? Object.fromEntries(Object.entries(object).filter(([name]) => !omit.includes(name))) : object

/** The body that a write has itself. */
export const bodyOf = ({body}: Write, scope: Scope): Json | undefined =>
  body === undefined ? undefined : resolve(body, scope)

/** The change that removes an object. */
export const whole = ({name}: Step, object: Json): Change => ({path: '', before: masked(object), removes: [name]})

/** A request for a write. @param body filled with secrets, or shown without them. */
export const requestOf = ({method, path}: Pick<Write, 'method' | 'path'>, scope: Scope, body?: Json): Request => ({
  method,
  path: addressOf(path, scope),
  ...(body === undefined ? {} : {body: JSON.stringify(body)}),
})

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

export function planOf(step: Step, index: number, {scope}: Seen, todo: Exclude<Todo, {kind: 'none'}>): ChangePlan {
  const {kind: action, write, body, changes} = todo
  const request = requestOf(write, scope, body === undefined ? undefined : masked(shown(body)))
  const isDestructive = changes.some(({removes}) => removes.length > 0)
  return {
    kind: 'change',
    step: index,
    action,
    requests: [request],
    changes,
    ...(step.caution === undefined ? {} : {caution: step.caution}),
    ...(isDestructive ? {mustType: step.name} : {}),
    ...(step.final === undefined ? {} : {final: step.final}),
    state: mark([action, request.path, changes.map((change) => ({...change}))]),
  }
}

/** Turns what stops a step into an outcome. */
export async function stopping<T>(
  step: number,
  act: () => Promise<T>,
): Promise<T | {kind: 'stopped'; step: number; problem: Problem}> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Stop) return {kind: 'stopped', step, problem: error.problem}
    throw error
  }
}

/** @throws Stop if the name that was typed isn't the plan's. */
export function checkTyped({mustType}: ChangePlan, typed: string | undefined): void {
  if (mustType === undefined || typed === mustType) return
  throw new Stop({kind: 'untyped', text: `This removes something. Enter the name “${mustType}” to confirm it.`})
}

/** For a state that isn't the one of the diff. */
export const changedProblem: Problem = {
  kind: 'changed',
  text: 'The realm isn’t as it was when you saw the change. Another tab or another administrator might have changed it. Nothing was sent. Look at the new change first.',
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

/** The members of the found object that the step's addresses name. */
function namedIn(step: Step, found: Values): Values {
  const text = JSON.stringify([step.read, step.update, step.remove])
  const names = Object.keys(found).filter((name) => text.includes(JSON.stringify({found: name})))
  return Object.fromEntries(names.map((name) => [name, found[name] ?? '']))
}

/** What the log says about a change before it's sent. */
function entryOf(
  run: Run,
  step: Step,
  index: number,
  {scope, object}: Seen,
  todo: Exclude<Todo, {kind: 'none'}>,
): LogEntry {
  const wanted = step.want === 'absent' ? {} : expand(resolve(step.want, scope), object)
  const all = object === undefined ? [] : differences(wanted, object)
  const before = all.map(({path, before: value = null}) => ({path, value: maskedAt(path, value)}))
  const isHidden = all.some(({path, before: value = null}) => canonical(maskedAt(path, value)) !== canonical(value))
  const after = (object === undefined ? leaves(wanted) : all.map(({path, after: value}) => ({path, value}))).filter(
    ({value}) => refKind(value) !== 'secret',
  )
  const final = step.final ?? (isHidden ? 'The previous value is a secret, which the log doesn’t keep.' : undefined)
  return {
    step: index,
    action: todo.kind,
    state: 'started',
    refs: scope.refs,
    found: namedIn(step, scope.found),
    before: todo.kind === 'remove' ? [] : before,
    after: todo.kind === 'remove' ? [] : after,
    ...(final === undefined ? {} : {final}),
  }
}

/** The log of a change that is there. */
const finished = (step: Step, entry: LogEntry, {scope, object}: Seen): LogEntry => ({
  ...entry,
  state: 'done',
  found: object === undefined ? entry.found : namedIn(step, scope.found),
  ...(entry.action === 'create' && object !== undefined ? {mark: mark(masked(object))} : {}),
})

/** Whether an object has the members that the log says. */
export const hasAll = (object: Json | undefined, members: LogEntry['after']): boolean =>
  members.every(({path, value}) => has(valueAt(object, path), value))
