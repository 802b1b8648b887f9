import {changesOf, shown, textOfPath, whole} from './changes'
import {differences, expand, leaves, mark, merge} from './diff'
import type {Step, Write} from './procedure'
import {addressOf, isJsonObject, resolve, type Scope} from './resolve'
import type {Change, Json, Plan, Problem, Request} from './runTypes'
import {masked, Stop, type Seen} from './state'

/** What a step has to do. `kind: 'none'`: nothing. */
export type Todo =
  | {kind: 'none'}
  | {kind: 'create' | 'update' | 'remove'; write: Write; body: Json | undefined; changes: readonly Change[]}

/** A plan that changes something. */
export type ChangePlan = Extract<Plan, {kind: 'change'}>

/** @throws Stop if the step can't lead from the present state to the wanted one. */
export function todoOf(step: Step, {scope, object}: Seen): Todo {
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

/** A request for a write. @param body filled with secrets, or shown without them. */
export const requestOf = ({method, path}: Pick<Write, 'method' | 'path'>, scope: Scope, body?: Json): Request => ({
  method,
  path: addressOf(path, scope),
  ...(body === undefined ? {} : {body: JSON.stringify(body)}),
})

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
