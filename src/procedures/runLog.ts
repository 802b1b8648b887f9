import {maskedAt} from './changes'
import {canonical, differences, expand, leaves, mark} from './diff'
import type {Procedure, Step} from './procedure'
import type {Todo} from './plan'
import {refKind, resolve} from './resolve'
import type {Call, Log, LogEntry, Run, Values} from './runTypes'
import {masked, type Seen} from './state'
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

/** The members of the found object that the step's addresses name. */
function namedIn(step: Step, found: Values): Values {
  const text = JSON.stringify([step.read, step.update, step.remove])
  const names = Object.keys(found).filter((name) => text.includes(JSON.stringify({found: name})))
  return Object.fromEntries(names.map((name) => [name, found[name] ?? '']))
}

/** What the log says about a change before it's sent. */
export function entryOf(
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
export const finished = (step: Step, entry: LogEntry, {scope, object}: Seen): LogEntry => ({
  ...entry,
  state: 'done',
  found: object === undefined ? entry.found : namedIn(step, scope.found),
  ...(entry.action === 'create' && object !== undefined ? {mark: mark(masked(object))} : {}),
})
