import {authenticators} from '../../../data/authenticators'
import type {LoginFlow, Step} from './read'

/** A step with what there is to say about it. */
export type ExplainedStep = {
  name: string
  provider: string | undefined
  requirement: Step['requirement']
  /** What it does, and what its requirement means where it stands. */
  meaning: string
  /** What is wrong with its place. */
  faults: readonly string[]
  steps: readonly ExplainedStep[]
}

/** A flow with what there is to say about it. */
export type ExplainedFlow = {alias: string; faults: readonly string[]; steps: readonly ExplainedStep[]}

/** What is known when a step is reached. */
type Place = {
  isUserKnown: boolean
  /** Another way is left if this level fails. */
  hasOtherWay: boolean
  /** The sub-flow has conditions that count. */
  isConditional: boolean
  /** A step before has turned away everybody without an account. */
  isAccountChecked: boolean
}

const REFUSED = 'the login ends with “Invalid username or password.”'
const DISCOVERY = 'ext-auth-home-idp-discovery'
const COOKIE = 'auth-cookie'

const factsOf = ({provider = ''}: Step) =>
  Object.hasOwn(authenticators, provider) ? authenticators[provider] : undefined
const isOn = ({requirement}: Step): boolean => requirement !== 'DISABLED'
const isCondition = (step: Step): boolean => factsOf(step)?.isCondition === true
const isAlternative = ({requirement}: Step): boolean => requirement === 'ALTERNATIVE'
const isNeeded = ({requirement}: Step): boolean => requirement === 'REQUIRED' || requirement === 'CONDITIONAL'

/** The steps that run: alternatives beside a required step do not. */
function running(steps: readonly Step[]): Step[] {
  const candidates = steps.filter((step) => isOn(step) && !isCondition(step))
  const needed = candidates.filter(isNeeded)
  return needed.length > 0 ? needed : candidates
}

/** Whether a page is the first thing that a step shows. */
function asks(step: Step): boolean {
  if (!step.steps) return factsOf(step)?.asks === true
  return running(step.steps).slice(0, 1).some(asks)
}

/** Whether the user is known once this step has succeeded. */
function findsUser(step: Step): boolean {
  // Of a step that is not known the best is assumed.
  if (!step.steps) return factsOf(step) === undefined || factsOf(step)?.findsUser === true
  const inner = running(step.steps)
  return inner.every(isAlternative)
    ? inner.every(findsUser)
    : inner.some((each) => each.requirement === 'REQUIRED' && findsUser(each))
}

const named = (step: Step): string => factsOf(step)?.name ?? step.label ?? step.provider ?? 'Sub-flow'

function meaningOf(step: Step, isLast: boolean): string {
  const {requirement, provider} = step
  const does = provider === undefined ? '' : `${factsOf(step)?.does ?? 'A step that this page does not know.'} `
  if (requirement === 'DISABLED') return `${does}Turned off.`
  if (isCondition(step)) return does.trimEnd()
  if (requirement === 'ALTERNATIVE')
    return `${does}Enough by itself${isLast ? '.' : ': if it succeeds, the rest of this level is skipped.'}`
  if (requirement === 'CONDITIONAL') return `${does}Runs if all of its conditions hold.`
  return `${does}Has to succeed.`
}

function faultsOf(step: Step, index: number, level: readonly Step[], place: Place): string[] {
  const faults: string[] = []
  if (!isOn(step)) return faults
  if (isCondition(step)) {
    if (!place.isConditional)
      faults.push(
        'Never looked at: only a sub-flow that is Conditional asks its conditions. Set the requirement of the sub-flow to Conditional.',
      )
    return faults
  }
  const others = level.filter((each) => each !== step && isOn(each) && !isCondition(each))
  if (isAlternative(step) && others.some(isNeeded))
    return [
      'Ignored: a required or conditional step stands at the same level. The server logs “REQUIRED and ALTERNATIVE elements at same level!”. Put the alternatives into a required sub-flow of their own, or the required steps into an alternative one.',
    ]
  const before = level.slice(0, index).filter((each) => isOn(each) && !isCondition(each))
  const after = level.slice(index + 1).filter((each) => isOn(each) && !isCondition(each))
  if (step.steps) faults.push(...faultsOfSubFlow(step, step.steps))
  const facts = factsOf(step)
  if (facts?.needsUser && !place.isUserKnown)
    faults.push(
      isAlternative(step) && others.length > 0
        ? 'Skipped, because nobody knows yet who the user is; and one alternative is enough, so this is no second factor. Put the first step and this one into a sub-flow, both as Required.'
        : `Nobody knows yet who the user is, so ${REFUSED} Put a step that asks for the user name before it. Only in a post-login flow of an identity provider is the user known from the start.`,
    )
  if (isAlternative(step) && !asks(step) && before.some(asks))
    faults.push(
      `Comes too late: ${named(before.find(asks) ?? step)} asks first, ${step.provider === COOKIE ? 'also those who have a session' : 'and nobody gets here without “Try Another Way”'}. Move it to the top.`,
    )
  if (step.provider === COOKIE && step.requirement === 'REQUIRED' && !place.hasOtherWay)
    faults.push(
      `Nobody without a session gets past this step: ${REFUSED} Make it Alternative, or put it into a sub-flow that is.`,
    )
  if (step.provider === DISCOVERY) {
    if (place.isAccountChecked)
      faults.push(
        'Username Form before it turns away people who have no account yet, so nobody comes to a customer’s provider for the first time. Remove that form: this step asks for the address by itself.',
      )
    if (isAlternative(step) && after.length === 0)
      faults.push(
        `Nothing follows for addresses without a provider: ${REFUSED} Add a sub-flow with a password below it.`,
      )
  }
  return faults
}

function faultsOfSubFlow({requirement}: Step, steps: readonly Step[]): string[] {
  const inside = steps.filter(isOn)
  if (requirement === 'CONDITIONAL' && !inside.some(isCondition))
    return [
      'Never runs: it has no condition that is turned on. Add one, for example Condition - user configured, as Required, or make the sub-flow Required.',
    ]
  if (requirement === 'REQUIRED' && !inside.some((step) => !isCondition(step)))
    return [`Has no step that is turned on, so ${REFUSED} Turn one on, or disable the sub-flow.`]
  return []
}

function explainLevel(steps: readonly Step[], place: Place): ExplainedStep[] {
  const runs = running(steps)
  const isChoice = runs.every(isAlternative)
  let {isUserKnown, isAccountChecked} = place
  return steps.map((step, index) => {
    const here = {...place, isUserKnown, isAccountChecked}
    const inside: Place = {
      ...here,
      hasOtherWay: place.hasOtherWay || (isAlternative(step) && runs.indexOf(step) < runs.length - 1),
      isConditional: step.requirement === 'CONDITIONAL',
    }
    const explained: ExplainedStep = {
      name: named(step),
      provider: step.provider,
      requirement: step.requirement,
      meaning: meaningOf(step, runs.indexOf(step) === runs.length - 1),
      faults: faultsOf(step, index, steps, here),
      steps: isOn(step) && step.steps ? explainLevel(step.steps, inside) : [],
    }
    if (!isChoice && step.requirement === 'REQUIRED' && runs.includes(step)) {
      isUserKnown ||= findsUser(step)
      isAccountChecked ||= step.provider === 'auth-username-form'
    }
    return explained
  })
}

/** Says of each step what it does and what is wrong with its place. */
export function explainFlow({alias, steps}: LoginFlow): ExplainedFlow {
  const place = {isUserKnown: false, hasOtherWay: false, isConditional: false, isAccountChecked: false}
  const isEmpty = running(steps).length === 0
  return {
    alias,
    faults: isEmpty ? [`No step is turned on, so ${REFUSED}`] : [],
    steps: explainLevel(steps, place),
  }
}

/** How many faults there are in a flow. */
export function countFaults({faults, steps}: Pick<ExplainedFlow, 'faults' | 'steps'>): number {
  return faults.length + steps.reduce((sum, step) => sum + countFaults(step), 0)
}
