import {maskSecrets} from '../tools/realm-check/maskSecrets'
import {isObject} from '../lib/isObject'
import {memberOf} from './diff'
import type {Find, Lookup, Step} from './procedure'
import {isJsonObject, matching, reading, type Scope} from './resolve'
import type {Json, Problem, Reply, Request, Run, Values} from './runTypes'

/** A problem that ends the current step. */
export class Stop extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.text)
    this.problem = problem
  }
}

/** What a step is about, as the server has it. `object` is undefined if it's missing. */
export type Seen = {scope: Scope; object: Json | undefined}

/** Deeper than anything that Keycloak answers. */
const MOST_LEVELS = 100

/** An answer as JSON. @throws Stop if it's nested too deeply. */
export function toJson(value: unknown, level = 0): Json | undefined {
  if (level > MOST_LEVELS)
    throw new Stop({kind: 'unexpected', text: `The answer is nested more than ${MOST_LEVELS} levels deep.`})
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value)) return value.map((each) => toJson(each, level + 1) ?? null)
  if (!isObject(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const json = toJson(each, level + 1)
      return json === undefined ? [] : [[name, json]]
    }),
  )
}

/** JSON without its secrets, for the reader and for the log. */
export function masked(value: Json): Json {
  const copy = {value: structuredClone(value)}
  maskSecrets(copy)
  return copy.value
}

/** Sends a request. @throws Stop if it isn't answered, or answered with an error that isn't in `allowed`. */
export async function ask(
  {call}: Run,
  request: Request,
  shown: Request = request,
  allowed: readonly number[] = [],
): Promise<{status: number; body: Json | undefined}> {
  const reply: Reply = await call(request)
  if ('failure' in reply)
    throw new Stop({kind: 'unanswered', text: `The server didn’t answer: ${reply.failure}`, request: shown})
  const {status} = reply
  const body = toJson(reply.body)
  if ((status >= 200 && status < 300) || allowed.includes(status)) return {status, body}
  const shownBody = body === undefined ? {} : {body: masked(body)}
  throw new Stop({kind: 'refused', text: refusal(status, shown), request: shown, status, ...shownBody})
}

function refusal(status: number, {method}: Request): string {
  if (status === 401)
    return 'The server refused the token (401). Log in again. Some APIs answer 401 if a role is missing.'
  if (status === 403) return 'A role is missing (403). Compare the roles of the procedure with those of your account.'
  if (status === 409) return 'The server has another object with the same name (409).'
  return `The server answered ${status} to ${method}.`
}

/** Finds an object. @throws Stop if there are several. */
async function find(run: Run, {path, where}: Find, scope: Scope, what: string): Promise<Json | undefined> {
  const request = reading(path, scope)
  const {status, body} = await ask(run, request, request, [404])
  if (status === 404) return undefined
  const all = matching(body, where, scope)
  if (all.length > 1)
    throw new Stop({kind: 'unexpected', text: `The realm has ${all.length} objects that match ${what}.`, request})
  return toJson(all[0])
}

/** The IDs that a step's addresses need. @throws Stop for an object that doesn't exist. */
async function lookUp(run: Run, lookups: readonly Lookup[], known: Values): Promise<Values> {
  const refs: Record<string, string> = {...known}
  for (const {name, member = 'id', what, ...place} of lookups) {
    const object = await find(run, place, {realm: run.log.realm, refs, found: {}}, what)
    const value = memberOf(object, member)
    if (typeof value !== 'string' || value === '')
      throw new Stop({
        kind: 'missing',
        text: `The realm doesn’t have ${what}, and this step needs it. Create it first.`,
      })
    refs[name] = value
  }
  return refs
}

/** The texts among the members of an object, for addresses. */
const textsOf = (object: Json | undefined): Values =>
  isJsonObject(object)
    ? Object.fromEntries(
        Object.entries(object).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      )
    : {}

/** Reads what a step is about. @param known the IDs that its addresses need, if they are known. @throws Stop */
export async function readState(run: Run, step: Step, known?: Values): Promise<Seen> {
  const {realm, entries} = run.log
  const earlier = Object.fromEntries(entries.flatMap(({refs}) => Object.entries(refs)))
  const refs = known ?? (await lookUp(run, step.lookups ?? [], earlier))
  const object = await find(run, step.find, {realm, refs, found: {}}, step.what)
  const scope = {realm, refs, found: textsOf(object)}
  if (object === undefined || step.read === undefined) return {scope, object}
  const request = reading(step.read, scope)
  return {scope, object: (await ask(run, request)).body}
}
